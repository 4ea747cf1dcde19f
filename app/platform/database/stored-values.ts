/** The states of an order, as its row names them; `shop/orders/order-states.ts` defines the allowed transitions. */
export type OrderState =
  | 'pending'
  | 'authorised'
  | 'captured'
  | 'voided'
  | 'expired'
  | 'refunded'
  | 'failed'
  | 'abandoned'
  | 'review';

/** The card provider that carries an order's payment. */
export type ProviderId = 'wspay' | 'stripe';
