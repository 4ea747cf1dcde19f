/** The states of an order as stored; `shop/orders/order-states.ts` defines the allowed transitions. */
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

/** The ids of the card providers in rows, settings and URLs; the first is the default. */
export const providerIds = ['wspay', 'stripe'] as const;

/** The card provider that carries an order's payment. */
export type ProviderId = (typeof providerIds)[number];

/** The providers' brand names. */
export const providerNames: Record<ProviderId, string> = { wspay: 'WSPay', stripe: 'Stripe' };

/** States of an operation whose outcome is not known yet: the provider is still to be asked, or asked again. */
export const unfinishedOperationStates = ['planned', 'sent'] as const;
