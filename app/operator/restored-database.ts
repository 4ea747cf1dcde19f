import type { Kysely } from 'kysely';
import { dayMs } from '~/platform/time/durations';
import type { Database } from '~/platform/database/schema';
import { unfinishedOperationStates } from '~/platform/database/stored-values';
import { continueOrderNumbers } from '~/shop/orders/order-rows.server';

/** Far more orders than a shop of this size receives in a day. */
const numbersPerDay = 1000;

/**
 * Returns the sequence number after which order numbers continue: far above any that may have been assigned since the
 * backup, which a new machine cannot know. Order numbers may have gaps.
 */
export function skipNumbers(highest: number, backedUpAt: Date, now: Date): number {
  const days = Math.max(Math.ceil((now.getTime() - backedUpAt.getTime()) / dayMs), 0) + 1;
  return Math.ceil((highest + days * numbersPerDay) / numbersPerDay) * numbersPerDay;
}

/** The sequence number of the latest order in the database; 0 if there are no orders. */
export async function readHighestNumber(db: Kysely<Database>): Promise<number> {
  const { highest } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.max('id').as('highest'))
    .executeTakeFirstOrThrow();
  return highest ?? 0;
}

/**
 * Adjusts restored data that may be outdated. Order numbers skip those assigned since the backup. Staff sessions and
 * passkeys are deleted, as some of them may have been removed since, and so are checkout drafts, as some may have become orders.
 * Newsletters that were being sent are stopped, because some of the recipients queued in the backup have since received
 * them. For the same reason unfinished captures, voids and refunds count as sent.
 * @returns the number of newsletters stopped
 */
export async function discardOutdatedState(
  db: Kysely<Database>,
  sequence: number,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await continueOrderNumbers(trx, sequence);
    await trx.deleteFrom('staff_sessions').execute();
    await trx.deleteFrom('staff_links').execute();
    await trx.deleteFrom('staff_passkeys').execute();
    await trx.deleteFrom('staff_challenges').execute();
    await trx.deleteFrom('checkout_drafts').execute();
    await trx
      .updateTable('payment_operations')
      .set({ state: 'sent', leased_until: null })
      .where('state', 'in', unfinishedOperationStates)
      .execute();
    const { numUpdatedRows } = await trx
      .updateTable('newsletter_issues')
      .set({ state: 'stopped' })
      .where('state', '=', 'sending')
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  });
}

/** Whether the database contains nothing that a restore would replace. */
export async function isEmptyShop(db: Kysely<Database>): Promise<boolean> {
  for (const table of ['orders', 'enquiries', 'newsletter_subscriptions', 'withdrawals'] as const) {
    const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (row) return false;
  }
  return true;
}

/** Whether the site has issued invoices itself. */
export async function hasInvoices(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom('invoices').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Whether pieces of anything are counted. */
export async function hasStock(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom('stock').select('variant_id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Counts what needs a person's decision. */
export async function countPendingReviews(db: Kysely<Database>) {
  const count = async (table: 'orders' | 'unmatched_payments') => {
    const { number } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('number'))
      .where('state', '=', 'review')
      .executeTakeFirstOrThrow();
    return Number(number);
  };
  return { reviews: await count('orders'), unmatched: await count('unmatched_payments') };
}
