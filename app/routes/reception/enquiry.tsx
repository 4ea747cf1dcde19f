import { readForm } from '~/platform/forms/form.server';
import { createKey } from '~/reception/desk-keys.server';
import { deskAction, deskLoader, toRefusal } from '~/reception/desk-route.server';
import { readFormNumber } from '~/reception/form-number';
import { submitAnswered } from '~/reception/enquiries/answered-action.server';
import { cancelReservation, showCancelling } from '~/reception/enquiries/cancel-action.server';
import {
  loadEnquirySeats,
  loadEnquirySheet,
  nameRequested,
} from '~/reception/enquiries/enquiry-sheet.server';
import { EnquirySheetScreen } from '~/reception/enquiries/enquiry-sheet-screen';
import { titleAfter } from '~/reception/title-after';

export const loader = deskLoader('reception.enquiry', async (desk) => {
  const { locale, now, t, url } = desk;
  const sheet = await loadEnquirySheet(desk);
  if (!sheet) return toRefusal(desk, 'missing');
  if (url.searchParams.has('cancel')) return showCancelling(desk, sheet);
  const last = url.searchParams.get('done');
  const answer = sheet.answers.find(({ submission_id }) => submission_id === last);
  const done = answer && (answer.kind === 'cancel' ? 'cancelled' : 'sent');
  return {
    title: titleAfter(done && t(`inbox:sheet.${done}`), sheet.enquiry.full_name),
    screen: (
      <EnquirySheetScreen
        sheet={sheet}
        names={nameRequested(desk, sheet)}
        plan={await loadEnquirySeats(desk, sheet)}
        done={done}
        locale={locale}
        now={now}
        submissionId={createKey()}
      />
    ),
  };
});

export const action = deskAction('reception.enquiry', async (desk) => {
  const sheet = await loadEnquirySheet(desk);
  if (!sheet) return toRefusal(desk, 'missing');
  const form = await readForm(desk.request, ['submission', 'version', 'intent']);
  const submissionId = String(form.get('submission') ?? '');
  if (form.get('intent') !== 'cancel') return submitAnswered(desk, sheet, submissionId);
  const version = readFormNumber(String(form.get('version') ?? '')) ?? 0;
  return cancelReservation(desk, sheet, { submissionId, version });
});
