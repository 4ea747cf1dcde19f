import { readForm } from '~/platform/forms/form.server';
import { createKey } from '~/reception/desk-keys.server';
import { deskAction, deskLoader, toRefusal } from '~/reception/desk-route.server';
import { readFormNumber } from '~/reception/form-number';
import { submitAnswered } from '~/reception/requests/answered-action.server';
import { cancelReservation, showCancelling } from '~/reception/requests/cancel-action.server';
import {
  loadRequestSeats,
  loadRequestSheet,
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
  const { context, params, request } = desk;
  const sheet = await loadRequestSheet(context.db, params.id);
  if (!sheet) return toRefusal(desk, 'missing');
  const form = await readForm(request, ['submission', 'version', 'intent']);
  const submissionId = String(form.get('submission') ?? '');
  if (form.get('intent') !== 'cancel') return submitAnswered(desk, sheet, submissionId);
  const version = readFormNumber(String(form.get('version') ?? '')) ?? 0;
  return cancelReservation(desk, sheet, { submissionId, version });
});
