import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { receiptKind } from '~/content/mails/receipt-kind';
import { repeatedId } from '~/platform/forms/submission-id.server';
import { hourMs } from '~/platform/time/durations';
import { toMailbox } from '~/platform/mail/mailbox';
import { enqueue } from '~/platform/mail/outbox.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import type { EnquiryTable } from '~/platform/database/enquiry-tables';
import type { Database } from '~/platform/database/schema';
import { indexEnquiry } from './enquiry-search.server';

/** Copies per mailbox and hour: keeps the forms from flooding a stranger's mailbox, however its address is written. */
const maxPerHour = 10;

/** An enquiry's row without the columns that are set when it is stored. */
export type NewEnquiry = Omit<Insertable<EnquiryTable>, 'id' | 'submission_id' | 'created_at'>;

/** After these a guest who sends the same form again asks anew. */
const closedStates = ['cancelled', 'declined'] as const;

/**
 * The id under which the form of a submission id counts now: a form that is sent again after its enquiry was cancelled
 * or declined is another enquiry.
 */
export async function findOpenId(db: Kysely<Database>, id: string): Promise<string> {
  const closed = await db
    .selectFrom('enquiries')
    .select('submission_id')
    .where('submission_id', '=', id)
    .where('state', 'in', closedStates)
    .executeTakeFirst();
  return closed ? findOpenId(db, repeatedId(id)) : id;
}

/**
 * Stores an enquiry and its emails in one transaction, whatever the limit: the guest's copy is withheld from a mailbox
 * that has received too many. Idempotent, also under concurrency.
 * @param ids submission ids of the enquiry; it is stored under the first one
 * @returns `isCopied`: whether the guest's copy was written, now or when the enquiry was stored
 */
export async function storeEnquiry(
  db: Kysely<Database>,
  enquiry: NewEnquiry,
  options: { ids: readonly [string, ...string[]]; mails: readonly OutgoingMail[]; now: Date },
): Promise<{ isNew: boolean; isCopied: boolean }> {
  const { ids, mails, now } = options;
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('enquiries')
      .select(isCopied.as('isCopied'))
      .where('submission_id', 'in', ids)
      .executeTakeFirst();
    if (known) return { isNew: false, isCopied: Boolean(known.isCopied) };
    const hasRoom = (await countCopies(trx, enquiry.email, now)) < maxPerHour;
    const { id } = await trx
      .insertInto('enquiries')
      .values({ ...enquiry, submission_id: ids[0], created_at: now.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await indexEnquiry(trx, { ...enquiry, id });
    const due = hasRoom ? mails : mails.filter(({ kind }) => kind !== receiptKind);
    for (const mail of due) await enqueue(trx, mail, { now });
    return { isNew: true, isCopied: hasRoom };
  });
}

/** Whether the guest's copy is in the outbox, sent or not, in a query of enquiries. */
const isCopied = sql<boolean>`exists (select 1 from outbox
  where outbox.dedupe_key = 'enquiry:' || enquiries.submission_id || ':receipt')`;

/**
 * Counts the copies to a mailbox in the last hour. Enquiries without a copy do not count, or a stranger who keeps sending
 * forms in a guest's name could withhold the guest's copies for ever. Filters in memory: the rate limits keep an hour's rows few.
 */
async function countCopies(trx: Transaction<Database>, email: string, now: Date): Promise<number> {
  const recent = await trx
    .selectFrom('enquiries')
    .select('email')
    .where('created_at', '>', new Date(now.getTime() - hourMs).toISOString())
    .where(isCopied)
    .execute();
  const mailbox = toMailbox(email);
  return recent.filter((row) => toMailbox(row.email) === mailbox).length;
}
