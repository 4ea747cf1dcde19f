import type { NumberedOrder } from '~/shop/orders/order-list.server';

/** Whether there is something to pack: not while the money is on its way back. */
export const hasParcel = ({
  state,
  money_back,
}: Pick<NumberedOrder, 'state' | 'money_back'>): boolean =>
  (state === 'authorised' || state === 'captured') && money_back === null;
