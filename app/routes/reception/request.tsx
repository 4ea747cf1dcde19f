import { readForm } from '~/platform/forms/form.server';
import { createKey, isKey } from '~/reception/desk-keys.server';
import {
  deskAction,
  deskLoader,
  goTo,
  type StaffRequest,
  toRefusal,
} from '~/reception/desk-route.server';
import { logAction } from '~/reception/log/staff-actions.server';
import { loadRequestSheet, markAnswered } from '~/reception/requests/request-sheet.server';
import { RequestSheetScreen } from '~/reception/requests/request-sheet-screen';

export const loader = deskLoader('reception.request', async (desk) => {
  const { context, locale, now, params } = desk;
  const sheet = await loadRequestSheet(context.db, params.id);
  if (!sheet) return toRefusal(desk, 'missing');
  return {
    title: sheet.request.full_name,
    screen: (
      <RequestSheetScreen
        sheet={sheet}
        packageName={findPackageName(desk, sheet.details.packageId)}
        locale={locale}
        now={now}
        submissionId={createKey()}
      />
    ),
  };
});

export const action = deskAction('reception.request', async (desk) => {
  const { context, params, request, staff, url, now } = desk;
  const sheet = await loadRequestSheet(context.db, params.id);
  if (!sheet) return toRefusal(desk, 'missing');
  const submissionId = String((await readForm(request, ['submission'])).get('submission') ?? '');
  if (isKey(submissionId) && sheet.answers.length === 0) {
    const requestId = sheet.request.id;
    const staffEmail = staff.email;
    const log = { submissionId, staffEmail, action: 'answered', subject: `request ${requestId}` };
    const isNew = await logAction(context.db, {
      ...log,
      screen: url.pathname,
      outcome: 'done',
      now,
    });
    if (isNew) await markAnswered(context.db, { requestId, submissionId, staffEmail, now });
  }
  return goTo(url.pathname);
});

function findPackageName({ context, locale }: StaffRequest, id: unknown): string | undefined {
  const { packages } = context.content.current().get();
  return packages?.items.find((each) => each.id === id)?.name[locale];
}
