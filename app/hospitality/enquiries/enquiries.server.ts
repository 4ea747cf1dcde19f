import type { Insertable, Kysely, Transaction } from 'kysely';
import { toMailbox } from '~/platform/mail/mailbox';
import { enqueue } from '~/platform/mail/outbox.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import type { EnquiryTable } from '~/platform/database/enquiry-tables';
import type { Database } from '~/platform/database/schema';
import { indexEnquiry } from './enquiry-search.server';

/** Limits emails per recipient and hour, so that the forms cannot be used to flood someone's mailbox. */
const maxPerRecipient = 10;
const recipientWindowMs = 60 * 60_000;

/** Seconds until a recipient over the limit may receive emails again. */
export const recipientCooldownSeconds = recipientWindowMs / 1000;

/** An enquiry's row without the columns that are set when it is stored. */
export type NewEnquiry = Omit<Insertable<EnquiryTable>, 'id' | 'submission_id' | 'created_at'>;

/**
 * Stores an enquiry and its emails in one transaction. Idempotent, also under concurrency.
 * @param ids submission ids of the enquiry; it is stored under the first one
 * @returns `limited` if the recipient has received too many emails; then nothing is stored
 */
export async function storeEnquiry(
  db: Kysely<Database>,
  enquiry: NewEnquiry,
  options: { ids: readonly [string, ...string[]]; mails: readonly OutgoingMail[]; now: Date },
): Promise<'stored' | 'known' | 'limited'> {
  const { ids, mails, now } = options;
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('enquiries')
      .select('id')
      .where('submission_id', 'in', ids)
      .executeTakeFirst();
    if (known) return 'known';
    if ((await countRecent(trx, enquiry.email, now)) >= maxPerRecipient) return 'limited';
    const { id } = await trx
      .insertInto('enquiries')
      .values({ ...enquiry, submission_id: ids[0], created_at: now.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await indexEnquiry(trx, { ...enquiry, id });
    for (const mail of mails) await enqueue(trx, mail, { now });
    return 'stored';
  });
}

/** Filters in memory: one hour has few rows because of the rate limits. */
async function countRecent(trx: Transaction<Database>, email: string, now: Date): Promise<number> {
  const recent = await trx
    .selectFrom('enquiries')
    .select('email')
    .where('created_at', '>', new Date(now.getTime() - recipientWindowMs).toISOString())
    .execute();
  const mailbox = toMailbox(email);
  return recent.filter((row) => toMailbox(row.email) === mailbox).length;
}
