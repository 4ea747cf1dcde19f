import { type Kysely, sql } from 'kysely';
import { bookkeepingYears } from '#hotel/hotel.config.js';
import { dayMs } from '~/platform/time/durations';
import { hotelYear } from '~/platform/time/calendar';
import { startOfHotelYear } from '~/platform/time/hotel-time';
import { mentionsAddress } from '~/platform/mail/address-mention';
import { mayMention } from '~/platform/mail/may-mention';
import type { Database } from '~/platform/database/schema';
import { isSettled, undecidedStates } from './order-states';
import type { Order } from './orders.server';
import type { OrderState } from '~/platform/database/stored-values';

const unpaidLifetimeMs = 90 * dayMs;
/** Within this time a late status from the card provider may still turn it into a paid order. */
const undecidedMs = dayMs;

const neverPaid: readonly OrderState[] = ['failed', 'abandoned'];

/**
 * When an order is deleted: 90 days after its last change if it was never paid, otherwise `bookkeepingYears` after the end
 * of the year of that change: a charge or refund belongs to the books of its own year.
 */
export function orderKeptUntil(order: Pick<Order, 'state' | 'updated_at'>): Date {
  if (!isSettled(order.state)) {
    return new Date(Date.parse(order.updated_at) + unpaidLifetimeMs);
  }
  return startOfHotelYear(hotelYear(new Date(order.updated_at)) + bookkeepingYears + 1);
}

/** Whether an order may be deleted early on request. Paid orders must be kept; unpaid ones have to wait a day. */
export function planOrderErasure(
  { state, updated_at }: Pick<Order, 'state' | 'updated_at'>,
  now: Date,
): 'forget' | 'wait' | 'keep' {
  if (isSettled(state)) return 'keep';
  const isOver = now.getTime() - Date.parse(updated_at) > undecidedMs;
  return neverPaid.includes(state) && isOver ? 'forget' : 'wait';
}

/** Deletes orders past their retention period, with their lines, events and attempts. */
export async function deleteOldOrders(db: Kysely<Database>, now: Date): Promise<void> {
  const unpaidBefore = new Date(now.getTime() - unpaidLifetimeMs).toISOString();
  const paidBefore = startOfHotelYear(hotelYear(now) - bookkeepingYears).toISOString();
  await db
    .deleteFrom('orders')
    .where((eb) =>
      eb.or([
        eb.and([eb('state', 'in', neverPaid), eb('updated_at', '<', unpaidBefore)]),
        eb.and([eb('state', 'not in', undecidedStates), eb('updated_at', '<', paidBefore)]),
      ]),
    )
    .execute();
}

const texts = [
  'full_name',
  'address',
  'city',
  'recipient_name',
  'delivery_address',
  'delivery_city',
  'comment',
  'gift_message',
] as const;

/**
 * Finds orders placed with an email address, and those whose typed texts contain it, oldest first.
 * @param address in lower case
 */
export async function findOrdersOf(db: Kysely<Database>, address: string): Promise<Order[]> {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb(sql`lower(email)`, '=', address),
        ...texts.map((name) => mayMention(name, address)),
      ]),
    )
    .orderBy('id')
    .execute();
  return orders.filter(
    (order) =>
      order.email.toLowerCase() === address ||
      texts.some((name) => mentionsAddress(order[name] ?? '', address)),
  );
}

/** Deletes individual orders before their retention period ends. */
export async function deleteOrders(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('orders').where('id', 'in', ids).execute();
}
