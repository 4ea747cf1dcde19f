import { readForm } from '~/platform/forms/form.server';
import { createKey, isKey } from '~/reception/desk-keys.server';
import { deskAction, deskLoader, redirectTo, toRefusal } from '~/reception/desk-route.server';
import { logAction, setOutcome } from '~/reception/log/staff-actions.server';
import { cancelReservation, showCancelling } from '~/reception/requests/cancel-action.server';
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
  if (url.searchParams.has('cancel')) return showCancelling(desk, sheet);
  const last = url.searchParams.get('done');
  const answer = sheet.answers.find(({ submission_id }) => submission_id === last);
  const done = answer && (answer.kind === 'cancel' ? 'cancelled' : 'sent');
  return {
    title: titleAfter(done && t(`requests:sheet.${done}`), sheet.request.full_name),
    screen: (
      <RequestSheetScreen
        sheet={sheet}
        names={nameRequested(desk, sheet)}
        plan={await loadRequestSeats(desk, sheet)}
        done={done}
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
  const form = await readForm(request, ['submission', 'version', 'intent']);
  const submissionId = String(form.get('submission') ?? '');
  if (form.get('intent') === 'cancel') {
    const version = Number(form.get('version')) || 0;
    return cancelReservation(desk, sheet, { submissionId, version });
  }
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
