import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { Client } from '~/platform/http/client-address';
import { claimStock, releaseStock } from './claims.server';
import { listSoldOut } from './sibling-claims.server';
import { endHolds, isHoldingTooMuch, startHold } from './holds.server';
import { OutOfStock } from './out-of-stock';

/**
 * The client that pieces are held for. Of an IPv6 client the surrounding network: a connection has many of the smaller
 * ones.
 * @param secrets the site's, newest first: addresses are not stored, only their keyed hash
 */
export function toHolder({ key, network }: Client, secrets: readonly string[]): string {
  return createHmac('sha256', secrets[0] ?? '')
    .update(JSON.stringify(['stock holder', network ?? key]))
    .digest('base64url');
}

/**
 * Claims the stock of an order for a new payment attempt. For a client that has not paid for earlier claims, it only
 * makes sure that the pieces are there; they are claimed with the authorisation.
 * @param holder see `toHolder`; undefined if no visitor is behind the attempt
 * @throws OutOfStock after which the transaction must be rolled back
 */
export async function holdStock(
  trx: Transaction<Database>,
  orderId: number,
  holder: string | undefined,
  now: Date,
): Promise<void> {
  if (holder === undefined) return claimStock(trx, orderId, now);
  if (!(await hasCountedLines(trx, orderId))) return;
  // An earlier attempt's page has expired, and its claims are still there.
  await endHolds(trx, orderId, now);
  if (await isHoldingTooMuch(trx, holder, now)) {
    await releaseStock(trx, orderId, now);
    const soldOut = await listSoldOut(trx, orderId);
    if (soldOut.length > 0) throw new OutOfStock(soldOut);
    return;
  }
  await claimStock(trx, orderId, now);
  await startHold(trx, orderId, holder, now);
}

async function hasCountedLines(trx: Transaction<Database>, orderId: number): Promise<boolean> {
  const line = await trx
    .selectFrom('order_lines')
    .innerJoin('stock', 'stock.variant_id', 'order_lines.variant_id')
    .select('order_lines.variant_id')
    .where('order_lines.order_id', '=', orderId)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}
