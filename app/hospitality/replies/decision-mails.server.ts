import type { Kysely } from 'kysely';
import type { Enquiry } from '~/hospitality/enquiries/enquiry-retention.server';
import type { Database } from '~/platform/database/schema';
import { withdrawMails } from '~/platform/mail/outbox-withdrawal.server';
import type { ReplyKind } from './enquiry-states';

type Versioned = Pick<Enquiry, 'id' | 'version'>;

/** The key of the email of a reply to an enquiry of a version. */
export const answerMailKey = ({ id, version }: Versioned, kind: ReplyKind): string =>
  `request:${id}:${kind === 'write' ? 'message' : 'answer'}:${version + 1}`;

/** The key of the email to the staff about what a guest has decided; the version is the one that this has made. */
export const guestMailKey = ({ id, version }: Versioned): string =>
  `request:${id}:guest:${version}`;

/**
 * Withdraws the emails about an enquiry that no mail server has accepted yet and that a decision overtakes, in its
 * transaction: the acknowledgement, which says that nothing is confirmed, and those of earlier decisions. One that waits
 * for its next attempt would arrive last, and the guest would come at an hour that no longer holds. Messages of the
 * staff's own are sent all the same.
 */
export async function withdrawOvertakenMails(
  trx: Kysely<Database>,
  { id, submission_id }: Pick<Enquiry, 'id' | 'submission_id'>,
): Promise<void> {
  await withdrawMails(trx, { keys: [`enquiry:${submission_id}:receipt`] }, reason);
  await withdrawMails(trx, { about: [`request:${id}:answer`, `request:${id}:guest`] }, reason);
}

const reason = 'overtaken by a decision';
