import type { Kysely, Transaction } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { hotelMonth } from '~/platform/time/months';
import { listMoneyMovements } from './money-movements';
import { readVat } from './order-vat.server';
import { type SalesPart, splitSales } from './sales-parts';

const batchSize = 200;

/**
 * Event ids are assigned before the commit: an event with a lower id may still be committed after an event this recent.
 * An event's time is taken before it waits to be written, so times and ids are not in the same order.
 */
const settleMs = 30_000;

/**
 * Adds the sales since the last run to the figures. Every sale is counted exactly once, also with concurrent processes
 * and after a crash.
 * @returns whether there is more to count
 */
export function countSales(db: Kysely<Database>, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Locks the cursor row first, so that two processes do not count the same events.
    const { last_event_id: last } = await trx
      .insertInto('sales_cursor')
      .values({ id: 1, last_event_id: 0 })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((set) => ({
          last_event_id: set.ref('sales_cursor.last_event_id'),
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
    const firstRecent = events.findIndex((event) => event.created_at > until);
    const settled = firstRecent < 0 ? events : events.slice(0, firstRecent);
    const ids = settled
      .filter(({ to_state: state }) => state === 'captured' || state === 'refunded')
      .map((event) => event.order_id);
    if (ids.length > 0) await countOrders(trx, [...new Set(ids)]);
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

async function countOrders(trx: Transaction<Database>, ids: readonly number[]): Promise<void> {
  const orders = await trx.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const lines = await trx
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute();
  const events = await trx
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute();
  const counted = new Map(
    (await trx.selectFrom('sales_counted').selectAll().where('order_id', 'in', ids).execute()).map(
      (row) => [row.order_id, row.movements],
    ),
  );
  const sums = new Map<string, SalesPart & { month: string; country: string }>();
  for (const order of orders) {
    const movements = listMoneyMovements(
      order,
      events.filter((event) => event.order_id === order.id),
    );
    const known = counted.get(order.id) ?? 0;
    if (movements.length <= known) continue;
    const own = lines
      .filter((line) => line.order_id === order.id)
      .map((line) => ({
        ...line,
        shares: readVat(line) ?? [{ rate: 0, cents: line.total_cents }],
      }));
    const split = splitSales(
      order,
      own,
      movements.map(({ cents }) => cents),
    );
    movements.forEach(({ at }, index) => {
      if (index < known) return;
      const month = hotelMonth(new Date(at));
      const country = order.delivery_country;
      for (const part of split[index] ?? []) {
        const key = JSON.stringify([month, part.productId, country, part.rate]);
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
            : { ...part, month, country },
        );
      }
    });
    await trx
      .insertInto('sales_counted')
      .values({ order_id: order.id, movements: movements.length })
      .onConflict((conflict) =>
        conflict.column('order_id').doUpdateSet({ movements: movements.length }),
      )
      .execute();
  }
  for (const sum of sums.values()) await addSum(trx, sum);
}

async function addSum(
  trx: Transaction<Database>,
  sum: SalesPart & { month: string; country: string },
): Promise<void> {
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
      conflict.columns(['month', 'product_id', 'country', 'rate']).doUpdateSet((set) => ({
        product_name: sum.productName,
        pieces: set('sales_figures.pieces', '+', sum.pieces),
        gross_cents: set('sales_figures.gross_cents', '+', sum.grossCents),
        base_cents: set('sales_figures.base_cents', '+', sum.baseCents),
      })),
    )
    .execute();
}
