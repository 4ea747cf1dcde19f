import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { OrderState } from '~/platform/database/stored-values';
import { orderShares, splitMovements, toMovementTotals, type VatTotal } from '~/shop/pricing/vat';
import { changedIn } from '~/shop/orders/changed-orders.server';
import { chargedAt } from '~/shop/orders/charged-at.server';
import { listMoneyMovements, type MoneyMovement } from '~/shop/orders/money-movements';
import { loadGoods } from '~/shop/orders/movement-goods.server';
import { goodsShares } from '~/shop/orders/named-goods';
import { paidAttempt } from '~/shop/orders/order-list.server';
import { loadVatRule, readVat } from '~/shop/orders/order-vat.server';
import type { Order, OrderWithLines } from '~/shop/orders/orders.server';

export type MovementFilter = {
  states?: readonly OrderState[] | undefined;
  since?: Date | undefined;
  /** Exclusive. */
  until?: Date | undefined;
  /** Whether the seller is in the VAT system, for orders that the site has not invoiced. */
  isInVat?: boolean;
};

export type ListedMovement = Awaited<ReturnType<typeof listMovements>>[number];

/** Lists charges and refunds by the time at which the money moved, each with its order and the order's lines. */
export async function listMovements(
  db: Kysely<Database>,
  { states, since, until, isInVat = true }: MovementFilter = {},
) {
  // The history has an entry for each movement: a month is read without the orders of all years.
  const changed = since && changedIn(db, { since, until });
  let charged = db
    .selectFrom('orders')
    .selectAll('orders')
    .select([paidAttempt('provider').as('provider'), paidAttempt('reference').as('reference')])
    .where(chargedAt, 'is not', null)
    .orderBy('orders.id');
  let history = db.selectFrom('order_events').selectAll().orderBy('id');
  let ordered = db.selectFrom('order_lines').selectAll().orderBy('position');
  if (states) charged = charged.where('orders.state', 'in', states);
  if (changed) {
    charged = charged.where('orders.id', 'in', changed);
    history = history.where('order_id', 'in', changed);
    ordered = ordered.where('order_id', 'in', changed);
  }
  const orders = await charged.execute();
  const events = groupByOrder(await history.execute());
  const rows = await ordered.execute();
  const lines = groupByOrder(rows.map(await loadVatRule(db, isInVat, changed)));
  const goods = groupByOrder(await loadGoods(db, changed));
  const from = since?.toISOString() ?? '';
  const to = until?.toISOString() ?? '~';
  return orders
    .flatMap((order) => {
      const own = lines.get(order.id) ?? [];
      const movements = listMoneyMovements(order, events.get(order.id) ?? [], goods.get(order.id));
      const vat = splitByRate(order, own, movements);
      return movements.map((movement, index) => ({
        movement,
        order,
        lines: own,
        /** By rate; empty if the rates of an older order are not stored yet. */
        vat: vat?.[index] ?? [],
      }));
    })
    .filter(({ movement: { at } }) => at >= from && at < to)
    .sort((a, b) => a.movement.at.localeCompare(b.movement.at) || a.order.id - b.order.id);
}

function splitByRate(
  order: Pick<Order, 'delivery_cents'>,
  lines: OrderWithLines['lines'],
  movements: readonly MoneyMovement[],
): VatTotal[][] | undefined {
  const known = lines.flatMap((line) => {
    const vat = readVat(line);
    return vat ? [{ ...line, vat, shares: vat }] : [];
  });
  if (known.length < lines.length || known.length === 0) return undefined;
  const amounts = movements.map(({ cents }) => cents);
  const named = movements.map(({ goods }) => goodsShares(known, goods));
  return toMovementTotals(splitMovements(orderShares(known, order.delivery_cents), amounts, named));
}

function groupByOrder<Row extends { order_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(row.order_id, [...(groups.get(row.order_id) ?? []), row]);
  return groups;
}
