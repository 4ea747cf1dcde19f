import type { Kysely } from 'kysely';
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
   * Charged, and therefore delivered, longer before the statement than the withdrawal period. Only staff may reject it for
   * that.
   */
  isLate: boolean;
};

const periodDays = 14;

/** The order that a withdrawal matches, if any. */
export const selectMatchedOrder = (
  db: Kysely<Database>,
  { order_id }: { order_id: number | null },
) => db.selectFrom('orders').selectAll().where('id', '=', order_id);

/**
 * Describes an order for a withdrawal. The period ends with the fourteenth day after the one of the delivery, in time are
 * statements made by then, whenever they are confirmed or reported (CRD Art. 9, 11; Regulation 1182/71 Art. 3).
 */
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
    isLate:
      captured !== undefined &&
      hotelDay(new Date(statedAt)) > addDays(hotelDay(new Date(captured.created_at)), periodDays),
  };
}

/** The effect of a withdrawal from this order in its current state. */
export function effectOn(order: MatchedOrder | undefined, items: string): WithdrawalEffect {
  return order ? planEffect({ ...order, isPartial: items !== '' }) : 'none';
}
