import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { changeStock, listUnclaimed, sortByVariant } from './claims.server';
import { endHolds } from './holds.server';

/**
 * Whether an order is of a checkout, in a query of orders: its submission id is that of the draft, `-` and a fingerprint.
 * Written as a range so that the index can be used; `~` comes after every letter and digit.
 */
export const isOfCheckout = (draftSubmissionId: string) =>
  sql<boolean>`(orders.submission_id >= ${`${draftSubmissionId}-`} and orders.submission_id < ${`${draftSubmissionId}-~`})`;

/**
 * Whether the lines of an order without a claim are still in stock; undefined if there are none.
 * @param unpaidIds orders of the same checkout, whose claims are released if this one is paid
 */
export async function findLapsedStock(
  db: Kysely<Database>,
  orderId: number,
  unpaidIds: readonly number[],
): Promise<'free' | 'gone' | undefined> {
  const lines = await listUnclaimed(db, orderId);
  if (lines.length === 0) return undefined;
  return (await listMissing(db, lines, unpaidIds)).length === 0 ? 'free' : 'gone';
}

/**
 * The variants of an order that have no claim and for which there is no longer enough stock.
 * @param unpaidIds orders of the same checkout, whose claims count as stock
 */
export async function listSoldOut(
  db: Kysely<Database>,
  orderId: number,
  unpaidIds: readonly number[] = [],
): Promise<string[]> {
  return listMissing(db, await listUnclaimed(db, orderId), unpaidIds);
}

async function listMissing(
  db: Kysely<Database>,
  lines: Awaited<ReturnType<typeof listUnclaimed>>,
  unpaidIds: readonly number[],
): Promise<string[]> {
  const claimed = new Map<string, number>();
  for (const { variant_id, pieces } of await listUnsold(db, unpaidIds))
    claimed.set(variant_id, (claimed.get(variant_id) ?? 0) + pieces);
  return lines
    .filter(({ variant_id, count, pieces }) => pieces + (claimed.get(variant_id) ?? 0) < count)
    .map(({ variant_id }) => variant_id);
}

/** Pieces of an order that was sent are not there any more, even if it was not paid in the end: they stay sold. */
async function listUnsold(db: Kysely<Database>, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('stock_claims')
    .select(['variant_id', 'pieces'])
    .where('order_id', 'in', orderIds)
    .where('sold_at', 'is', null)
    .execute();
}

/** Returns to the stock what orders have claimed and not sold: they will not be paid, or have been refunded already. */
export async function releaseUnsold(
  trx: Transaction<Database>,
  orderIds: readonly number[],
  now: Date,
): Promise<void> {
  if (orderIds.length === 0) return;
  const claims = await trx
    .deleteFrom('stock_claims')
    .where('order_id', 'in', orderIds)
    .where('sold_at', 'is', null)
    .returning(['order_id', 'variant_id', 'pieces'])
    .execute();
  for (const orderId of new Set(claims.map(({ order_id }) => order_id)))
    await endHolds(trx, orderId, now);
  for (const { variant_id, pieces } of sortByVariant(claims))
    await changeStock(trx, variant_id, pieces, now);
}
