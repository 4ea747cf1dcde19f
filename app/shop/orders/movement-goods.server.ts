import type { Kysely, Transaction } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { OrderIds } from './changed-orders.server';
import type { MovementGoods, MovementKey } from './movement-goods';
import { type NamedGoods, readNamed } from './named-goods';

/**
 * Stores what a charge or refund is for, before it is sent to the provider. Replaces what was named for one of the same amount
 * that was refused.
 * @param goods undefined if none are named
 */
export async function recordGoods(
  trx: Transaction<Database>,
  orderId: number,
  { kind, baseCents, amountCents }: MovementKey,
  goods: NamedGoods | undefined,
): Promise<void> {
  await trx
    .deleteFrom('movement_goods')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('base_cents', '=', baseCents)
    .where('amount_cents', '=', amountCents)
    .execute();
  if (!goods) return;
  await trx
    .insertInto('movement_goods')
    .values({
      order_id: orderId,
      kind,
      base_cents: baseCents,
      amount_cents: amountCents,
      goods: JSON.stringify(goods),
    })
    .execute();
}

/** Loads what was named for charges and refunds. @param orderIds of these orders; all if left out */
export async function loadGoods(
  db: Kysely<Database>,
  orderIds?: OrderIds,
): Promise<(MovementGoods & { order_id: number })[]> {
  const query = db.selectFrom('movement_goods').selectAll();
  const rows = await (orderIds ? query.where('order_id', 'in', orderIds) : query).execute();
  return rows.map((row) => ({
    order_id: row.order_id,
    kind: row.kind,
    baseCents: row.base_cents,
    amountCents: row.amount_cents,
    goods: readNamed(row.goods),
  }));
}
