import { useTranslation } from 'react-i18next';
import type { Order } from '~/shop/orders/orders.server';

/** Names an order's state, and whether its parcel has been handed over. */
export function useStateTag(): (order: Pick<Order, 'state' | 'shipped_at'>) => string {
  const { t } = useTranslation('reception');
  return ({ state, shipped_at }) => {
    const name = t(`states.${state}`);
    return shipped_at === null ? name : `${name} · ${t('orders.handedOver')}`;
  };
}
