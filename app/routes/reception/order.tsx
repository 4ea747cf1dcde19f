import { deskLoader, toRefusal } from '~/reception/desk-route.server';
import { nameGoods } from '~/reception/orders/name-goods';
import { findResult, listOrderActions } from '~/reception/orders/order-actions';
import { readWayBack } from '~/reception/orders/order-filters';
import { loadOrderSheet } from '~/reception/orders/order-sheet.server';
import { OrderSheetScreen } from '~/reception/orders/order-sheet-screen';
import { hasRight } from '~/reception/rights';
import { titleAfter } from '~/reception/title-after';

export const loader = deskLoader('reception.order', async (desk) => {
  const { context, locale, now, params, staff, t, url } = desk;
  const sheet = await loadOrderSheet(context.db, params.number, now);
  if (!sheet) return toRefusal(desk, 'missing');
  const result = findResult(sheet.actions, url.searchParams.get('done'), sheet.record);
  const actions = listOrderActions(
    { ...sheet.record.order, money_back: sheet.moneyBack },
    staff.role,
  );
  const isChargeable = context.payments.invoices?.refusal === undefined;
  return {
    title: titleAfter(
      result && t(`reception:outcomes.${result.outcome}`),
      sheet.record.order.number,
    ),
    screen: (
      <OrderSheetScreen
        sheet={sheet}
        names={nameGoods(context.content.current(), sheet.record.order, locale)}
        actions={isChargeable ? actions : actions.filter((action) => action !== 'capture')}
        cannotCharge={!isChargeable && actions.includes('capture')}
        canRetryMails={hasRight(staff.role, 'enquiries')}
        result={result}
        wayBack={readWayBack(url)}
        locale={locale}
        now={now}
      />
    ),
  };
});
