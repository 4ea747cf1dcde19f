import { deskLoader, toRefusal } from '~/reception/desk-route.server';
import { listOrderActions } from '~/reception/orders/order-actions';
import { loadOrderSheet } from '~/reception/orders/order-sheet.server';
import { OrderSheetScreen } from '~/reception/orders/order-sheet-screen';

export const loader = deskLoader('reception.order', async (desk) => {
  const { context, locale, now, params, staff, url } = desk;
  const sheet = await loadOrderSheet(context.db, params.number, now);
  if (!sheet) return toRefusal(desk, 'missing');
  return {
    title: sheet.record.order.number,
    screen: (
      <OrderSheetScreen
        sheet={sheet}
        actions={listOrderActions(sheet.record.order, staff.role)}
        done={url.searchParams.get('done') ?? undefined}
        locale={locale}
        now={now}
      />
    ),
  };
});
