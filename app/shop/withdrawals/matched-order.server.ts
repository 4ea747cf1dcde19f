import type { Kysely } from 'kysely';
import type { OrderState } from '~/platform/database/stored-values';
import type { Order } from '~/shop/orders/orders.server';
import type { Database } from '~/platform/database/schema';
import type { WithdrawalEffect } from '~/platform/database/withdrawal-tables';
import { isUndecided, planEffect } from './effect';

/** The order of a withdrawal, as its consequences depend on it. Money in cents. */
export type MatchedOrder = {
  id: number;
  number: string;
  state: OrderState;
  totalCents: number;
  isShipped: boolean;
  /** The provider has not decided about the payment. */
  isUndecided: boolean;
  /** Charged, and so delivered, longer ago than the period lasts; only a person may reject for that. */
  isLate: boolean;
};

const periodMs = 14 * 24 * 60 * 60_000;

/** What matters about an order for its withdrawal. */
export async function describeOrder(
  db: Kysely<Database>,
  order: Order,
  now: Date,
): Promise<MatchedOrder> {
  const captured = await db
    .selectFrom('order_events')
    .select('created_at')
    .where('order_id', '=', order.id)
    .where('to_state', '=', 'captured')
    .orderBy('id')
    .executeTakeFirst();
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    totalCents: order.total_cents,
    isShipped: order.shipped_at !== null,
    isUndecided: isUndecided(order.state),
    isLate: captured !== undefined && now.getTime() - Date.parse(captured.created_at) > periodMs,
  };
}

/** What follows from a withdrawal from this order as it is now. */
export function effectOn(order: MatchedOrder | undefined, items: string): WithdrawalEffect {
  return order ? planEffect({ ...order, isPartial: items !== '' }) : 'none';
}
