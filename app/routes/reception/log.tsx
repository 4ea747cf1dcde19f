import { deskLoader } from '~/reception/desk-route.server';
import { loadLogPage } from '~/reception/log/log-page.server';
import { LogScreen } from '~/reception/log/log-screen';

export const loader = deskLoader('reception.log', async ({ context, locale, now, t, url }) => {
  const page = await loadLogPage(context.db, url.searchParams);
  return {
    title: t('log:title'),
    screen: <LogScreen page={page} locale={locale} now={now} />,
  };
});
