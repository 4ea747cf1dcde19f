import { deskLoader, toRefusal } from '~/reception/desk-route.server';
import { loadOrderSheet } from '~/reception/orders/order-sheet.server';
import { OrderSheetScreen } from '~/reception/orders/order-sheet-screen';

export const loader = deskLoader('reception.order', async (desk) => {
  const { context, locale, now, params } = desk;
  const sheet = await loadOrderSheet(context.db, params.number, now);
  if (!sheet) return toRefusal(desk, 'missing');
  return {
    title: sheet.record.order.number,
    screen: <OrderSheetScreen sheet={sheet} locale={locale} now={now} />,
  };
});
