import { createElement } from 'react';
import { cancelForGuest } from '~/hospitality/replies/cancel-for-guest.server';
import { isReserved } from '~/hospitality/replies/enquiry-states';
import { createKey, isKey } from '../desk-keys.server';
import { redirectTo, type StaffRequest } from '../desk-route.server';
import { storeOnce } from '../log/run-once.server';
import type { DeskScreen } from '../render-desk.server';
import { titleAfter } from '../title-after';
import { CancelScreen } from './cancel-screen';
import { loadEnquirySheet, type EnquirySheet } from './enquiry-sheet.server';

/** The confirmation page before a reservation is cancelled; the enquiry's sheet if there is none. */
export function showCancelling(
  { locale, now, t, url }: StaffRequest,
  sheet: EnquirySheet,
  isChanged = false,
): DeskScreen | Response {
  if (!isReserved(sheet.enquiry.state)) return redirectTo(url.pathname);
  return {
    status: isChanged ? 409 : 200,
    title: titleAfter(
      isChanged ? t('reception:outcomes.refused') : undefined,
      t('inbox:cancel.title'),
    ),
    screen: createElement(CancelScreen, {
      sheet,
      submissionId: createKey(),
      isChanged,
      locale,
      now,
    }),
  };
}

/** Cancels the reservation that the page showed, once, however often its button is pressed. */
export async function cancelReservation(
  desk: StaffRequest,
  { enquiry }: EnquirySheet,
  { submissionId, version }: { submissionId: string; version: number },
): Promise<DeskScreen | Response> {
  const { staff, url, now } = desk;
  if (!isKey(submissionId)) return redirectTo(url.pathname);
  const action = { submissionId, action: 'request-cancel', subject: `request ${enquiry.id}` };
  const isCancelled = await storeOnce(desk, action, (trx) =>
    cancelForGuest(trx, enquiry, { submissionId, staffEmail: staff.email, now, version }),
  );
  // After a second press the first one has been carried out, or its page shows why not.
  if (isCancelled !== false) return redirectTo(`${url.pathname}?done=${submissionId}`);
  const current = await loadEnquirySheet(desk);
  return current ? showCancelling(desk, current, true) : redirectTo(url.pathname);
}
