import { deskLoader } from '~/reception/desk-route.server';
import { hasRight } from '~/reception/rights';
import { loadWorklist } from '~/reception/today/today.server';
import { listStock } from '~/shop/stock/stock-list.server';
import { TodayScreen } from '~/reception/today/today-screen';

export const loader = deskLoader('reception', async ({ context, locale, now, staff, t }) => {
  const stock = hasRight(staff.role, 'stock')
    ? await listStock(context.db, context.content.current(), locale)
    : [];
  const runningOut = stock.filter(({ level }) => level !== 'plenty');
  const seesRequests = hasRight(staff.role, 'requests');
  const work = await loadWorklist(context.db, { now, seesRequests });
  return {
    title: t('reception:today.title'),
    screen: <TodayScreen work={work} runningOut={runningOut} locale={locale} now={now} />,
  };
});
