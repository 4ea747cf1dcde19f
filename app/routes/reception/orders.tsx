import { deskLoader } from '~/reception/desk-route.server';
import { loadOrderPage } from '~/reception/orders/orders.server';
import { hasRight } from '~/reception/rights';
import { OrdersScreen } from '~/reception/orders/orders-screen';

export const loader = deskLoader('reception.orders', async (desk) => {
  const { locale, now, staff, t } = desk;
  const page = await loadOrderPage(desk);
  return {
    title: t('reception:orders.title'),
    screen: (
      <OrdersScreen
        page={page}
        canPrint={hasRight(staff.role, 'parcels')}
        locale={locale}
        now={now}
      />
    ),
  };
});
