import { randomInt } from 'node:crypto';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { readPublicToken } from '~/platform/text/public-token.server';
import { hotelDay } from '~/platform/time/calendar';
import { dayMs, hourMs } from '~/platform/time/durations';
import { toMailbox } from '~/platform/mail/mailbox';
import { enqueue } from '~/platform/mail/outbox.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { findOrderByNumber } from '~/shop/orders/order-list.server';
import type { Order } from '~/shop/orders/orders.server';
import type { Database } from '~/platform/database/schema';
import type { WithdrawalTable } from '~/platform/database/withdrawal-tables';
import { readOrderNumber } from './effect';

export type Withdrawal = Selectable<WithdrawalTable>;
export type NewWithdrawal = Omit<Insertable<WithdrawalTable>, 'id'>;

/** Maximum acknowledgements to one mailbox per hour, so that the form cannot be used to flood a stranger's mailbox. */
export const maxPerMailbox = 10;
const recipientWindowMs = hourMs;

/** For how long a statement over the limits of its sender may still be acknowledged. */
export const heldBackMs = dayMs;

/** Without letters and digits that are easily confused. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** `R-2026-7K4M9Q`, with the year in the hotel's time zone. Random, so that it does not reveal how many there are. */
export function newReference(now: Date): string {
  const letters = Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]);
  return `R-${hotelDay(now).slice(0, 4)}-${letters.join('')}`;
}

/** Finds the withdrawal behind a secret link; undefined if the token is malformed or unknown. */
export async function findWithdrawalByToken(
  db: Kysely<Database>,
  token: string,
): Promise<Withdrawal | undefined> {
  const plain = readPublicToken(token);
  if (plain === undefined) return undefined;
  return db.selectFrom('withdrawals').selectAll().where('token', '=', plain).executeTakeFirst();
}

/** Finds the withdrawal behind the buyer's confirmation link; undefined if the key is malformed or unknown. */
export async function findWithdrawalByConfirmationKey(
  db: Kysely<Database>,
  key: string,
): Promise<Withdrawal | undefined> {
  const plain = readPublicToken(key);
  if (plain === undefined) return undefined;
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where('confirmation_key', '=', plain)
    .executeTakeFirst();
}

/** Finds a withdrawal by its public reference. */
export function findWithdrawalByReference(
  db: Kysely<Database>,
  reference: string,
): Promise<Withdrawal | undefined> {
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** Finds a statement that was already confirmed, by any of its submission ids. */
export function findWithdrawalBySubmission(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Withdrawal | undefined> {
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where('submission_id', 'in', ids)
    .executeTakeFirst();
}

/** Finds the order whose number and email address both match what was typed, ignoring case. */
export async function findMatchingOrder(
  db: Kysely<Database>,
  { orderNumber, email }: { orderNumber: string; email: string },
): Promise<Order | undefined> {
  const number = readOrderNumber(orderNumber);
  if (number === undefined) return undefined;
  const order = await findOrderByNumber(db, number);
  return order?.email.toLowerCase() === email.toLowerCase() ? order : undefined;
}

/** The emails of a withdrawal, rendered for both cases before the transaction that checks the limit. */
export type WithdrawalMails = {
  /** Acknowledgement and staff notification. */
  all: readonly OutgoingMail[];
  /** For recipients over the limit: only the staff notification, which mentions it. */
  limited: readonly OutgoingMail[];
};

/**
 * Stores a withdrawal and its emails. The withdrawal is stored whatever the limits. Idempotent, also in parallel.
 * @returns the row, new or existing
 */
export async function storeWithdrawal(
  db: Kysely<Database>,
  row: NewWithdrawal,
  { ids, mails, now }: { ids: readonly string[]; mails: WithdrawalMails; now: Date },
): Promise<{ withdrawal: Withdrawal; isNew: boolean }> {
  return db.transaction().execute(async (trx) => {
    const known = await findWithdrawalBySubmission(trx, ids);
    if (known) return { withdrawal: known, isNew: false };
    const isLimited = !row.withheld && (await isMailboxFull(trx, row.email, now));
    const withdrawal = await trx
      .insertInto('withdrawals')
      .values(isLimited ? { ...row, withheld: 'recipient' } : row)
      .returningAll()
      .executeTakeFirstOrThrow();
    for (const mail of isLimited ? mails.limited : mails.all) await enqueue(trx, mail, { now });
    return { withdrawal, isNew: true };
  });
}

async function isMailboxFull(trx: Kysely<Database>, email: string, now: Date): Promise<boolean> {
  const acknowledged = await countAcknowledged(trx, now);
  return (acknowledged.get(toMailbox(email)) ?? 0) >= maxPerMailbox;
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

/** The dedupe key of a withdrawal's acknowledgement, in a query of withdrawals. */
const acknowledgementKey = sql<string>`'withdrawal:' || withdrawals.reference || ':receipt'`;

/** Whether the acknowledgement of a withdrawal is in the outbox, in a query of withdrawals. */
export const isAcknowledged = sql<boolean>`exists (select 1 from outbox
  where outbox.dedupe_key = ${acknowledgementKey})`;

/**
 * Counts the last hour's acknowledgements by mailbox. In memory: one hour has few because of the limits, and of those
 * that were acknowledged later (`mail-held-back.server.ts`) each names an order.
 */
export async function countAcknowledged(
  db: Kysely<Database>,
  now: Date,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { email } of await selectAcknowledged(db, now).execute()) {
    const mailbox = toMailbox(email);
    counts.set(mailbox, (counts.get(mailbox) ?? 0) + 1);
  }
  return counts;
}

/** The address of each acknowledgement of the last hour: one range of an index for those sent at once, one for later ones. */
export function selectAcknowledged(db: Kysely<Database>, now: Date) {
  const since = before(now, recipientWindowMs);
  const later = db
    .selectFrom('withdrawals')
    .select('email')
    .where('withheld', '=', 'sender')
    .where('created_at', '>', before(now, heldBackMs))
    .where('order_id', 'is not', null)
    .where(
      sql<boolean>`exists (select 1 from outbox
        where outbox.dedupe_key = ${acknowledgementKey} and outbox.created_at > ${since})`,
    );
  return db
    .selectFrom('withdrawals')
    .select('email')
    .where('withheld', 'is', null)
    .where('created_at', '>', since)
    .unionAll(later);
}
