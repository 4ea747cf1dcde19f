import { deskLoader } from '~/reception/desk-route.server';
import { hasRight } from '~/reception/rights';
import { loadWorklist } from '~/reception/today/today.server';
import { TodayScreen } from '~/reception/today/today-screen';

export const loader = deskLoader('reception', async ({ context, locale, now, staff, t }) => {
  const seesRequests = hasRight(staff.role, 'requests');
  const work = await loadWorklist(context.db, { now, seesRequests });
  return {
    title: t('reception:today.title'),
    screen: <TodayScreen work={work} locale={locale} now={now} />,
  };
});
