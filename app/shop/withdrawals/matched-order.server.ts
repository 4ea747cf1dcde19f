import type { Kysely } from 'kysely';
import { weekdayOf } from '~/content/opening/opening';
import type { OrderState } from '~/platform/database/stored-values';
import { isSettled } from '~/shop/orders/order-states';
import type { Order } from '~/shop/orders/orders.server';
import type { Database } from '~/platform/database/schema';
import type { WithdrawalEffect } from '~/platform/database/withdrawal-tables';
import { addDays, hotelDay } from '~/platform/time/calendar';
import { planEffect } from './effect';

/** The facts about an order that determine the effect of a withdrawal. Money in cents. */
export type MatchedOrder = {
  id: number;
  number: string;
  state: OrderState;
  totalCents: number;
  isShipped: boolean;
  /** Whether the provider has not decided about the payment yet. */
  isUndecided: boolean;
  /**
   * Stated after the withdrawal period, counted from the charge, which follows the delivery, or from a dispatch after it. Only
   * staff may reject it for that.
   */
  isLate: boolean;
};

const periodDays = 14;

/**
 * The last day of the withdrawal period: the fourteenth after the day of the delivery or, if that is a Saturday or a Sunday,
 * the Monday that follows (CRD Art. 9 and recital 41; Regulation 1182/71 Art. 3). Public holidays extend it as well, but
 * differ between the buyer's country and the seller's: staff are told to consider them.
 * @param deliveryDay `2026-11-21`
 */
function lastWithdrawalDay(deliveryDay: string): string {
  const day = addDays(deliveryDay, periodDays);
  const weekday = weekdayOf(day);
  if (weekday === 'sat') return addDays(day, 2);
  return weekday === 'sun' ? addDays(day, 1) : day;
}

/** The order that a withdrawal matches, if any. */
export const selectMatchedOrder = (
  db: Kysely<Database>,
  { order_id }: { order_id: number | null },
) => db.selectFrom('orders').selectAll().where('id', '=', order_id);

/** Describes an order for a withdrawal. A statement is in time by when it was made, not confirmed (CRD Art. 11). */
export async function describeOrder(
  db: Kysely<Database>,
  order: Order,
  { created_at: statedAt }: { created_at: string },
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
    isUndecided: !isSettled(order.state),
    isLate: captured !== undefined && isAfterPeriod(order, captured.created_at, statedAt),
  };
}

/** The period of goods that have not been sent has not begun. */
function isAfterPeriod(
  { shipped_at: shippedAt }: Pick<Order, 'shipped_at'>,
  chargedAt: string,
  statedAt: string,
): boolean {
  if (shippedAt === null) return false;
  const receivedAt = shippedAt > chargedAt ? shippedAt : chargedAt;
  return hotelDay(new Date(statedAt)) > lastWithdrawalDay(hotelDay(new Date(receivedAt)));
}

/** The effect of a withdrawal from this order in its current state. */
export function effectOn(order: MatchedOrder | undefined, items: string): WithdrawalEffect {
  return order ? planEffect({ ...order, isPartial: items !== '' }) : 'none';
}
