import type { Kysely } from 'kysely';
import type { Enquiry } from '~/hospitality/enquiries/enquiry-retention.server';
import type { Database } from '~/platform/database/schema';
import { enqueue } from '~/platform/mail/outbox.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import type { Asked } from './asked';
import { type ReplyKind, stateAfterReply } from './request-states';

export type Reply = {
  kind: ReplyKind;
  /** What is kept or offered from now on; left out where the answer changes nothing about it. */
  kept?: Asked | undefined;
  /** As the guest reads it. */
  text: string;
  mail: OutgoingMail;
  /** Of the guest's page. */
  token: string;
  submissionId: string;
  staffEmail: string;
};

/**
 * Stores an answer with its mail, in the caller's transaction: only while the request is as the writer saw it.
 * @returns false when it has changed meanwhile; then nothing is stored
 */
export async function applyReply(
  trx: Kysely<Database>,
  request: Pick<Enquiry, 'id' | 'state' | 'version'>,
  reply: Reply,
  now: Date,
): Promise<boolean> {
  const { kind, kept, text, mail, token, submissionId, staffEmail } = reply;
  const state = stateAfterReply(request.state, kind);
  const changed = await trx
    .updateTable('enquiries')
    .set({
      state,
      version: request.version + 1,
      token,
      ...(kind !== 'write' && { confirmed_at: null, cancelled_at: null }),
      ...(kind !== 'write' && toReserved(kind === 'decline' ? {} : (kept ?? {}))),
    })
    .where('id', '=', request.id)
    .where('version', '=', request.version)
    .where('state', '=', request.state)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  await trx
    .insertInto('enquiry_answers')
    .values({
      submission_id: submissionId,
      enquiry_id: request.id,
      kind,
      text,
      staff_email: staffEmail,
      created_at: now.toISOString(),
    })
    .execute();
  await enqueue(trx, mail, { now });
  return true;
}

const toReserved = ({ house, date, time, guests }: Asked) => ({
  reserved_house: house ?? null,
  reserved_date: date ?? null,
  reserved_time: time ?? null,
  reserved_guests: guests ?? null,
});

type Reserved = Pick<
  Enquiry,
  'reserved_house' | 'reserved_date' | 'reserved_time' | 'reserved_guests'
>;

/** What is kept for the guest, of what was asked for. */
export function readKept(request: Reserved, asked: Asked): Asked {
  const { reserved_date: date, reserved_time: time, reserved_guests: guests } = request;
  return {
    ...asked,
    date: date ?? undefined,
    time: time ?? undefined,
    guests: guests ?? asked.guests,
  };
}
