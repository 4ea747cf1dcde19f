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

/** The card providers, by the id that rows, settings and addresses have for them; the first is the default. */
export const providerIds = ['wspay', 'stripe'] as const;

/** The card provider that carries an order's payment. */
export type ProviderId = (typeof providerIds)[number];

/** The providers' own names, for people. */
export const providerNames: Record<ProviderId, string> = { wspay: 'WSPay', stripe: 'Stripe' };
