import { deskLoader } from '~/reception/desk-route.server';
import { hasRight } from '~/reception/rights';
import { loadInbox } from '~/reception/enquiries/inbox.server';
import { InboxScreen } from '~/reception/enquiries/inbox-screen';

export const loader = deskLoader('reception.enquiries', async (desk) => {
  const { locale, now, staff, t } = desk;
  const changesTexts = hasRight(staff.role, 'manage');
  const inbox = await loadInbox(desk);
  return {
    title: t('inbox:list.title'),
    screen: <InboxScreen {...{ inbox, changesTexts, locale, now }} />,
  };
});
