import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { findGoods } from '~/shop/orders/movement-goods';
import { loadGoods } from '~/shop/orders/movement-goods.server';
import { listNameable } from '~/shop/orders/nameable-goods.server';
import { countNamed, isEverything, type NamedGoods, priceGoods } from '~/shop/orders/named-goods';
import { getOrderWithLines, type Order } from '~/shop/orders/orders.server';

export type PricedGoods = {
  cents: number;
  /** Whether no earlier charge or refund has named them. */
  isLeft: boolean;
  /** Whether no other pieces are left. */
  isEverything: boolean;
};

/** Sums the prices of named goods; undefined if the order does not have them. */
export async function readGoods(
  db: Kysely<Database>,
  order: Pick<Order, 'id'>,
  goods: NamedGoods,
): Promise<PricedGoods | undefined> {
  const lines = await listNameable(db, await getOrderWithLines(db, order.id));
  const isKnown = ({ variantId, pieces }: NamedGoods[number]) =>
    Number.isSafeInteger(pieces) &&
    pieces > 0 &&
    lines.some((line) => line.variantId === variantId);
  if (!goods.every(isKnown)) return undefined;
  return {
    cents: priceGoods(lines, goods),
    isLeft: lines.every(({ variantId, left }) => countNamed(goods, variantId) <= left),
    isEverything: isEverything(lines, goods),
  };
}

/** Whether a refund of an order was asked for with the same goods. */
export async function isForGoods(
  db: Kysely<Database>,
  orderId: number,
  refund: { base_cents: number; amount_cents: number },
  goods: NamedGoods,
): Promise<boolean> {
  const earlier = findGoods(await loadGoods(db, [orderId]), {
    kind: 'refund',
    baseCents: refund.base_cents,
    amountCents: refund.amount_cents,
  });
  const ids = new Set([...goods, ...(earlier ?? [])].map(({ variantId }) => variantId));
  return [...ids].every((id) => countNamed(goods, id) === countNamed(earlier, id));
}
