import type { Kysely } from 'kysely';
import { dayMs } from '~/platform/time/durations';
import type { Database } from '~/platform/database/schema';
import { isWithdrawalOpen } from '~/shop/orders/open-withdrawal.server';
import { expiringWithinMs } from '~/shop/orders/order-task';

/** Refunds are due within 14 days; the operator is warned three days before. */
const dueAfterMs = 11 * dayMs;

/** Finds the problems recorded in the database that need someone's attention. */
export async function loadBacklog(db: Kysely<Database>, now: Date) {
  return {
    mails: await countMails(db),
    holds: await listEndingHolds(db, now),
    withdrawals: await listDueWithdrawals(db, now),
  };
}

/** Counts queued emails, and emails that were given up but not yet deleted. */
async function countMails(db: Kysely<Database>): Promise<Record<'queued' | 'dead', number>> {
  const rows = await db
    .selectFrom('outbox')
    .select(['state', ({ fn }) => fn.countAll<number>().as('number')])
    .where('state', 'in', ['queued', 'dead'])
    .where('to_address', '!=', '')
    .groupBy('state')
    .execute();
  const numbers = new Map(rows.map(({ state, number }) => [state, Number(number)]));
  return { queued: numbers.get('queued') ?? 0, dead: numbers.get('dead') ?? 0 };
}

/** Numbers of the orders whose authorisation expires soon. */
async function listEndingHolds(db: Kysely<Database>, now: Date): Promise<string[]> {
  const orders = await db
    .selectFrom('orders')
    .select('number')
    .where('state', '=', 'authorised')
    .where('capture_before', '<=', new Date(now.getTime() + expiringWithinMs).toISOString())
    .orderBy('capture_before')
    .execute();
  return orders.map(({ number }) => number);
}

/** References of withdrawals whose refund is almost due and has not been made. */
async function listDueWithdrawals(db: Kysely<Database>, now: Date): Promise<string[]> {
  const withdrawals = await db
    .selectFrom('withdrawals')
    .innerJoin('orders', 'orders.id', 'withdrawals.order_id')
    .select('withdrawals.reference')
    .where('withdrawals.effect', 'in', ['unproven', 'operator'])
    .where(isWithdrawalOpen)
    .where('withdrawals.created_at', '<=', new Date(now.getTime() - dueAfterMs).toISOString())
    .orderBy('withdrawals.id')
    .execute();
  return withdrawals.map(({ reference }) => reference);
}
