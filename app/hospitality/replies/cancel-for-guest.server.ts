import type { Kysely } from 'kysely';
import type { Enquiry } from '~/hospitality/enquiries/enquiry-retention.server';
import type { Database } from '~/platform/database/schema';
import { withdrawOvertakenMails } from './decision-mails.server';
import { isReserved, reservedStates } from './enquiry-states';

type Cancellation = {
  /** The version that the page showed. */
  version: number;
  submissionId: string;
  staffEmail: string;
  now: Date;
};

/**
 * Cancels a reservation for a guest who has telephoned, in the caller's transaction: its seats are free again, and no
 * email is sent, not even one that waits.
 * @returns false if nothing is reserved, or the enquiry has changed since; then nothing is stored
 */
export async function cancelForGuest(
  trx: Kysely<Database>,
  enquiry: Pick<Enquiry, 'id' | 'state' | 'submission_id'>,
  { version, submissionId, staffEmail, now }: Cancellation,
): Promise<boolean> {
  const { id, state } = enquiry;
  if (!isReserved(state)) return false;
  const at = now.toISOString();
  const cancelled = await trx
    .updateTable('enquiries')
    .set({ state: 'cancelled', version: version + 1, cancelled_at: at })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', 'in', reservedStates)
    .returning('id')
    .executeTakeFirst();
  if (!cancelled) return false;
  await trx
    .insertInto('enquiry_answers')
    .values({
      submission_id: submissionId,
      enquiry_id: id,
      kind: 'cancel',
      text: '',
      staff_email: staffEmail,
      created_at: at,
    })
    .execute();
  await withdrawOvertakenMails(trx, enquiry);
  return true;
}
