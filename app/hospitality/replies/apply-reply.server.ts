import type { Kysely } from 'kysely';
import type { Enquiry } from '~/hospitality/enquiries/enquiry-retention.server';
import type { Database } from '~/platform/database/schema';
import { enqueue } from '~/platform/mail/outbox.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { withdrawOvertakenMails } from './decision-mails.server';
import type { Reservation } from './reservation';
import { type ReplyKind, stateAfterReply } from './enquiry-states';

export type Reply = {
  kind: ReplyKind;
  /** The new reservation or proposal; omitted if the reply does not change it. */
  reserved?: Reservation | undefined;
  /** The text as the guest receives it. */
  text: string;
  mail: OutgoingMail;
  /** The token of the guest's page. */
  token: string;
  submissionId: string;
  staffEmail: string;
};

/**
 * Stores a reply and its email in the caller's transaction, provided the enquiry has not changed since the writer
 * loaded it.
 * @returns false if the enquiry has changed; then nothing is stored
 */
export async function applyReply(
  trx: Kysely<Database>,
  enquiry: Pick<Enquiry, 'id' | 'state' | 'submission_id' | 'version'>,
  reply: Reply,
  now: Date,
): Promise<boolean> {
  const { kind, reserved, text, mail, token, submissionId, staffEmail } = reply;
  const state = stateAfterReply(enquiry.state, kind);
  const changed = await trx
    .updateTable('enquiries')
    .set({
      state,
      version: enquiry.version + 1,
      token,
      ...(kind !== 'write' && { confirmed_at: null, cancelled_at: null }),
      ...(kind !== 'write' && toReserved(kind === 'decline' ? {} : (reserved ?? {}))),
    })
    .where('id', '=', enquiry.id)
    .where('version', '=', enquiry.version)
    .where('state', '=', enquiry.state)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  await trx
    .insertInto('enquiry_answers')
    .values({
      submission_id: submissionId,
      enquiry_id: enquiry.id,
      kind,
      text,
      staff_email: staffEmail,
      created_at: now.toISOString(),
    })
    .execute();
  if (kind !== 'write') await withdrawOvertakenMails(trx, enquiry);
  await enqueue(trx, mail, { now });
  return true;
}

const toReserved = ({ venue, date, time, guests }: Reservation) => ({
  reserved_house: venue ?? null,
  reserved_date: date ?? null,
  reserved_time: time ?? null,
  reserved_guests: guests ?? null,
});

type Reserved = Pick<
  Enquiry,
  'reserved_house' | 'reserved_date' | 'reserved_time' | 'reserved_guests'
>;

/**
 * The reservation or proposal; what it does not contain (venue or package, and a missing number of guests) comes from
 * the enquiry.
 */
export function readReserved(enquiry: Reserved, requested: Reservation): Reservation {
  const { reserved_date: date, reserved_time: time, reserved_guests: guests } = enquiry;
  return {
    ...requested,
    date: date ?? undefined,
    time: time ?? undefined,
    guests: guests ?? requested.guests,
  };
}
