import { readForm } from '~/platform/forms/form.server';
import { writeDeskCookie } from '~/reception/desk-cookies.server';
import { deskAction, deskLoader, redirectTo } from '~/reception/desk-route.server';
import { logAction } from '~/reception/log/staff-actions.server';
import { endAllSessions, endSession } from '~/reception/sign-in/sessions.server';
import { SignOutScreen } from '~/reception/sign-in/sign-in-screen';
import { resourceHref } from '~/routing/resource-href';

export const loader = deskLoader('reception.sign-out', ({ staff, t }) => ({
  title: t('reception:signOut.title'),
  screen: <SignOutScreen email={staff.email} />,
}));

export const action = deskAction('reception.sign-out', async (desk) => {
  const { context, request, session, staff, url, now } = desk;
  const form = await readForm(request, ['where']);
  const isEverywhere = form.get('where') === 'everywhere';
  if (isEverywhere) await endAllSessions(context.db, staff.id);
  else await endSession(context.db, session.id);
  await logAction(context.db, {
    staffEmail: staff.email,
    action: isEverywhere ? 'sign-out-everywhere' : 'sign-out',
    screen: url.pathname,
    outcome: 'done',
    now,
  });
  const cookie = writeDeskCookie(context.env, 'session', '', 0);
  return redirectTo(resourceHref('reception.sign-in'), { 'Set-Cookie': cookie });
});
