import { deskLoader } from '~/reception/desk-route.server';
import { hasRight } from '~/reception/rights';
import { loadWorklist } from '~/reception/today/today.server';
import { euSalesLevel } from '~/shop/sales/eu-sales';
import { loadEuSales } from '~/shop/sales/eu-sales.server';
import { listStock } from '~/shop/stock/stock-list.server';
import { TodayScreen } from '~/reception/today/today-screen';

export const loader = deskLoader('reception', async ({ context, locale, now, staff, t }) => {
  const stock = hasRight(staff.role, 'stock')
    ? await listStock(context.db, context.content.current(), locale)
    : [];
  const runningOut = stock.filter(({ level }) => level !== 'plenty');
  const seesEnquiries = hasRight(staff.role, 'enquiries');
  const seesBooks = hasRight(staff.role, 'books');
  const work = await loadWorklist(context.db, { now, seesEnquiries, seesBooks });
  const euSales = seesBooks ? await loadEuSales(context, now) : undefined;
  return {
    title: t('reception:today.title'),
    screen: (
      <TodayScreen
        work={work}
        runningOut={runningOut}
        euSales={euSales && euSalesLevel(euSales) !== 'low' ? [euSales] : []}
        seesEnquiries={seesEnquiries}
        canPrint={hasRight(staff.role, 'parcels')}
        canRetryMails={seesEnquiries}
        locale={locale}
        now={now}
      />
    ),
  };
});
