import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { continueOrderNumbers } from '~/shop/orders/order-rows.server';

const day = 24 * 60 * 60_000;

/** Many times what a shop of this size sells in a day. */
const numbersPerDay = 1000;

/**
 * The counting part that order numbers go on after: far above every number that may have been given since the backup, which
 * a new machine cannot know. Numbers are for people, and may have gaps.
 */
export function skipNumbers(highest: number, backedUpAt: Date, now: Date): number {
  const days = Math.max(Math.ceil((now.getTime() - backedUpAt.getTime()) / day), 0) + 1;
  return Math.ceil((highest + days * numbersPerDay) / numbersPerDay) * numbersPerDay;
}

/** The counting part of the highest order number in the database; 0 when there is none. */
export async function readHighestNumber(db: Kysely<Database>): Promise<number> {
  const { highest } = await db
    .selectFrom('orders')
    .select((select) => select.fn.max('id').as('highest'))
    .executeTakeFirstOrThrow();
  return highest ?? 0;
}

/**
 * Removes what must not come back with a backup: order numbers given since; sign-ins of staff, some of whom may have been
 * removed; half-filled checkouts, which may have become orders.
 */
export async function forgetTheLostTime(db: Kysely<Database>, sequence: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await continueOrderNumbers(trx, sequence);
    await trx.deleteFrom('staff_sessions').execute();
    await trx.deleteFrom('staff_links').execute();
    await trx.deleteFrom('checkout_drafts').execute();
  });
}

/** Whether a database holds anything that a restore would replace. */
export async function isEmptyShop(db: Kysely<Database>): Promise<boolean> {
  for (const table of ['orders', 'enquiries', 'newsletter_subscriptions', 'withdrawals'] as const) {
    const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (row) return false;
  }
  return true;
}

/** What a person has to decide about. */
export async function countOpenMatters(db: Kysely<Database>) {
  const count = async (table: 'orders' | 'unmatched_payments') => {
    const { number } = await db
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as('number'))
      .where('state', '=', 'review')
      .executeTakeFirstOrThrow();
    return Number(number);
  };
  return { reviews: await count('orders'), unmatched: await count('unmatched_payments') };
}
