import type { Kysely, Transaction } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { dayMs } from '~/platform/time/durations';

type Trx = Transaction<Database>;

/** Why these numbers: docs/decisions/0063. */
const maxUnpaidHolds = 2;
const rememberedMs = dayMs;

const rememberedSince = (now: Date) => new Date(now.getTime() - rememberedMs).toISOString();

/** Whether a client has had pieces claimed without paying so often that they are no longer claimed for it in advance. */
export async function isHoldingTooMuch(trx: Trx, holder: string, now: Date): Promise<boolean> {
  const unpaid = await trx
    .selectFrom('stock_holds')
    .select('id')
    .where('holder', '=', holder)
    .where('ended_at', '>', rememberedSince(now))
    .limit(maxUnpaidHolds)
    .execute();
  return unpaid.length === maxUnpaidHolds;
}

/** Records that a client's order has claimed pieces. */
export async function startHold(
  trx: Trx,
  orderId: number,
  holder: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('stock_holds')
    .values({ order_id: orderId, holder, created_at: now.toISOString(), ended_at: null })
    .execute();
}

/** Records that an order's pieces were not paid for. */
export async function endHolds(trx: Trx, orderId: number, now: Date): Promise<void> {
  await trx
    .updateTable('stock_holds')
    .set({ ended_at: now.toISOString() })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Deletes the record of an order that was paid: neither its last attempt nor a declined card before it counts. */
export async function forgetHolds(trx: Trx, orderId: number): Promise<void> {
  await trx.deleteFrom('stock_holds').where('order_id', '=', orderId).execute();
}

/** Deletes what no longer counts, one day after it ended. */
export async function deleteOldHolds(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('stock_holds').where('ended_at', '<=', rememberedSince(now)).execute();
}
