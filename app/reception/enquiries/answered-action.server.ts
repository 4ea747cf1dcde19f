import { isKey } from '../desk-keys.server';
import { redirectTo, type StaffRequest } from '../desk-route.server';
import { runOnce } from '../log/run-once.server';
import { markAnswered, type EnquirySheet } from './enquiry-sheet.server';

/** Marks the enquiry as answered by telephone or from the mailbox, once, however often the button is pressed. */
export async function submitAnswered(
  desk: StaffRequest,
  { enquiry }: EnquirySheet,
  submissionId: string,
): Promise<Response> {
  const { context, staff, now, url } = desk;
  if (isKey(submissionId)) {
    const action = { submissionId, action: 'answered', subject: `request ${enquiry.id}` };
    const mark = { submissionId, enquiryId: enquiry.id, staffEmail: staff.email, now };
    await context.db
      .transaction()
      .execute((trx) =>
        runOnce(desk, trx, action, async () =>
          (await markAnswered(trx, mark)) ? 'done' : 'already',
        ),
      );
  }
  return redirectTo(url.pathname);
}
