import type { Kysely, Transaction } from 'kysely';
import { isPostgres } from '~/platform/database/engine';
import type { Database } from '~/platform/database/schema';
import { hourMs } from '~/platform/time/durations';
import { hotelMonth } from '~/platform/time/months';
import { listMoneyMovements, type MoneyMovement } from '~/shop/orders/money-movements';
import { loadGoods } from '~/shop/orders/movement-goods.server';
import { loadVatRule, readVat } from '~/shop/orders/order-vat.server';
import type { OrderWithLines } from '~/shop/orders/orders.server';
import { type SalesPart, splitSales } from './sales-parts';

const batchSize = 200;

/**
 * PostgreSQL assigns event ids before the commit: an event with a lower id may still be committed after an event this recent.
 * An event's time is taken before it waits to be written, so times and ids are not in the same order. SQLite has one writer
 * at a time, so that nothing has to be waited for.
 */
const postgresSettleMs = 30_000;

/** A time further ahead was written before the clock was set back. It must not hold up the events that follow. */
const aheadMs = hourMs;

type CountOptions = {
  /** Whether the seller is in the VAT system, for orders that the site has not invoiced; true by default. */
  isInVat?: boolean;
  /** How long an event has to be past; by default as long as the database needs. */
  settleMs?: number;
};

/**
 * Adds the sales since the last run to the figures. Every sale is counted exactly once, also with concurrent processes
 * and after a crash.
 * @returns whether there is more to count
 */
export function countSales(
  db: Kysely<Database>,
  now: Date,
  { isInVat = true, settleMs = isPostgres(db) ? postgresSettleMs : 0 }: CountOptions = {},
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Locks the cursor row first, so that two processes do not count the same events.
    const { last_event_id: last } = await trx
      .insertInto('sales_cursor')
      .values({ id: 1, last_event_id: 0 })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          last_event_id: eb.ref('sales_cursor.last_event_id'),
        })),
      )
      .returning('last_event_id')
      .executeTakeFirstOrThrow();
    const events = await trx
      .selectFrom('order_events')
      .select(['id', 'order_id', 'to_state', 'created_at'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const until = new Date(now.getTime() - settleMs).toISOString();
    const never = new Date(now.getTime() + aheadMs).toISOString();
    const firstRecent = events.findIndex(({ created_at: at }) => at > until && at <= never);
    const settled = firstRecent < 0 ? events : events.slice(0, firstRecent);
    const ids = settled
      .filter(({ to_state: state }) => state === 'captured' || state === 'refunded')
      .map((event) => event.order_id);
    if (ids.length > 0) await countOrders(trx, [...new Set(ids)], isInVat);
    const next = settled.at(-1)?.id;
    if (next !== undefined)
      await trx
        .updateTable('sales_cursor')
        .set({ last_event_id: next })
        .where('id', '=', 1)
        .execute();
    return settled.length === batchSize;
  });
}

type Sum = SalesPart & { month: string; country: string };

async function countOrders(
  trx: Transaction<Database>,
  ids: readonly number[],
  isInVat: boolean,
): Promise<void> {
  const orders = await trx.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const rows = await trx
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute();
  const lines = rows.map(await loadVatRule(trx, isInVat, ids));
  const events = await trx
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute();
  const goods = await loadGoods(trx, ids);
  const counted = await trx
    .selectFrom('sales_counted')
    .selectAll()
    .where('order_id', 'in', ids)
    .execute();
  const parts: Sum[] = [];
  for (const order of orders) {
    const isOwn = (row: { order_id: number }) => row.order_id === order.id;
    const movements = listMoneyMovements(order, events.filter(isOwn), goods.filter(isOwn));
    const known = counted.find(isOwn)?.movements ?? 0;
    if (movements.length <= known) continue;
    const sums = toSums({ ...order, lines: lines.filter(isOwn) }, movements);
    parts.push(...sums.slice(known).flat());
    await markCounted(trx, order.id, movements.length);
  }
  for (const sum of addUp(parts)) await addSum(trx, sum);
}

/** What each movement of an order's money adds to the figures. */
function toSums(order: OrderWithLines, movements: readonly MoneyMovement[]): Sum[][] {
  const lines = order.lines.map((line) => ({
    ...line,
    shares: readVat(line) ?? [{ rate: 0, cents: line.total_cents }],
  }));
  const amounts = movements.map(({ cents }) => cents);
  const named = movements.map((movement) => movement.goods);
  const split = splitSales(order, lines, amounts, named);
  return movements.map(({ at }, index) => {
    const month = hotelMonth(new Date(at));
    return (split[index] ?? []).map((part) => ({
      ...part,
      month,
      country: order.delivery_country,
    }));
  });
}

/** Adds up the parts of the same month, product, country and rate. */
function addUp(parts: readonly Sum[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const part of parts) {
    const key = JSON.stringify([part.month, part.productId, part.country, part.rate]);
    const sum = sums.get(key);
    sums.set(
      key,
      sum
        ? {
            ...sum,
            pieces: sum.pieces + part.pieces,
            grossCents: sum.grossCents + part.grossCents,
            baseCents: sum.baseCents + part.baseCents,
          }
        : part,
    );
  }
  return [...sums.values()];
}

async function markCounted(
  trx: Transaction<Database>,
  orderId: number,
  movements: number,
): Promise<void> {
  await trx
    .insertInto('sales_counted')
    .values({ order_id: orderId, movements })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ movements }))
    .execute();
}

async function addSum(trx: Transaction<Database>, sum: Sum): Promise<void> {
  await trx
    .insertInto('sales_figures')
    .values({
      month: sum.month,
      product_id: sum.productId,
      product_name: sum.productName,
      country: sum.country,
      rate: sum.rate,
      pieces: sum.pieces,
      gross_cents: sum.grossCents,
      base_cents: sum.baseCents,
    })
    .onConflict((conflict) =>
      conflict.columns(['month', 'product_id', 'country', 'rate']).doUpdateSet((eb) => ({
        product_name: sum.productName,
        pieces: eb('sales_figures.pieces', '+', sum.pieces),
        gross_cents: eb('sales_figures.gross_cents', '+', sum.grossCents),
        base_cents: eb('sales_figures.base_cents', '+', sum.baseCents),
      })),
    )
    .execute();
}
