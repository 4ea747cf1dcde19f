import { deskLoader } from '~/reception/desk-route.server';
import { hasRight } from '~/reception/rights';
import { loadInbox } from '~/reception/requests/inbox.server';
import { InboxScreen } from '~/reception/requests/inbox-screen';

export const loader = deskLoader('reception.requests', async (desk) => {
  const { locale, now, staff, t } = desk;
  const changesTexts = hasRight(staff.role, 'manage');
  const inbox = await loadInbox(desk);
  return {
    title: t('requests:inbox.title'),
    screen: <InboxScreen {...{ inbox, changesTexts, locale, now }} />,
  };
});
