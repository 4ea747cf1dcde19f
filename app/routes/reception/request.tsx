import { readForm } from '~/platform/forms/form.server';
import { createKey, isKey } from '~/reception/desk-keys.server';
import { deskAction, deskLoader, redirectTo, toRefusal } from '~/reception/desk-route.server';
import { logAction, setOutcome } from '~/reception/log/staff-actions.server';
import {
  loadRequestSeats,
  loadRequestSheet,
  markAnswered,
  nameRequested,
} from '~/reception/requests/request-sheet.server';
import { RequestSheetScreen } from '~/reception/requests/request-sheet-screen';
import { titleAfter } from '~/reception/title-after';

export const loader = deskLoader('reception.request', async (desk) => {
  const { context, locale, now, params, t, url } = desk;
  const sheet = await loadRequestSheet(context.db, params.id);
  if (!sheet) return toRefusal(desk, 'missing');
  const done = url.searchParams.get('done');
  const sent = sheet.answers.find(({ submission_id }) => submission_id === done);
  return {
    title: titleAfter(sent && t('requests:sheet.sent'), sheet.request.full_name),
    screen: (
      <RequestSheetScreen
        sheet={sheet}
        names={nameRequested(desk, sheet)}
        plan={await loadRequestSeats(desk, sheet)}
        isSent={sent !== undefined}
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
  const requestId = sheet.request.id;
  if (isKey(submissionId)) {
    const by = { submissionId, staffEmail: staff.email, now };
    const subject = `request ${requestId}`;
    await context.db.transaction().execute(async (trx) => {
      const action = { ...by, action: 'answered', subject, screen: url.pathname };
      const row = await logAction(trx, action);
      if (row === undefined) return;
      const isMarked = await markAnswered(trx, { ...by, requestId });
      await setOutcome(trx, row, isMarked ? 'done' : 'already');
    });
  }
  return redirectTo(url.pathname);
});
