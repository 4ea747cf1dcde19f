import { type Kysely, sql } from 'kysely';
import type { Database } from '~/platform/database/schema';
import {
  type OrderState,
  type ProviderId,
  unfinishedOperationStates,
} from '~/platform/database/stored-values';
import { hasHold, isHeld } from '~/platform/mail/outbox-hold.server';
import { moneyBack, type MoneyBack } from './money-back.server';
import { loadGoods } from './movement-goods.server';
import { chargedAt } from './charged-at.server';
import { openUnproven, openWithdrawal } from './open-withdrawal.server';
import { listOrderWithdrawals } from './order-withdrawals.server';
import { getOrderWithLines, type Order } from './orders.server';

export type OrderFilter = {
  states?: readonly OrderState[] | undefined;
  /** Only orders that may wait for staff: in review, authorised, or charged and neither sent nor refunded. */
  isOpen?: boolean;
  since?: Date | undefined;
  /** Exclusive. */
  until?: Date | undefined;
  /** Whether `since` and `until` refer to placing or charging. An order that was not charged has no charging time. */
  by?: 'placed' | 'charged';
  /** Defaults to all. */
  limit?: number;
  order?: 'need' | 'number';
};

export type ListedOrder = Awaited<ReturnType<typeof listOrders>>[number];

// Written as a range of keys so that the index can be used; `;` is the character after `:`.
const aboutOrder = sql<boolean>`outbox.dedupe_key >= 'order:' || orders.number || ':'
  and outbox.dedupe_key < 'order:' || orders.number || ';'`;

/** Whether an email could not be sent. One that is held after a restore may have been. */
const isFailed = sql<boolean>`(outbox.state = 'dead' and to_address != '' and ${hasHold(false)})`;

/** When money was last refunded. The history records this for refunds made here and at the provider. */
const refundedAt = sql<
  string | null
>`(select max(created_at) from order_events where order_id = orders.id and (order_events.refunded_cents is not null or to_state = 'refunded'))`;

/** Whether an order is charged, and its parcel is still to be sent. */
const isUnsent = sql<boolean>`(orders.state = 'captured' and shipped_at is null and refunded_cents < captured_cents)`;

const urgency = sql`case
  when orders.state = 'review' then 0
  when exists (select 1 from outbox where ${aboutOrder} and ${isFailed}) then 1
  when ${openWithdrawal} is not null then 2
  when orders.state = 'authorised' then 3
  when ${isUnsent} then 3
  else 4 end`;

/** Lists orders by urgency and then newest first, or by number. */
export async function listOrders(db: Kysely<Database>, filter: OrderFilter = {}) {
  const { states, isOpen, since, until, by = 'placed', limit, order = 'need' } = filter;
  const moment = by === 'charged' ? chargedAt : sql<string | null>`orders.created_at`;
  let query = db
    .selectFrom('orders')
    .selectAll('orders')
    .select((eb) => [
      chargedAt.as('charged_at'),
      refundedAt.as('refunded_at'),
      openWithdrawal.as('withdrawal'),
      sql<number>`coalesce(${openUnproven}, 0)`.as('is_withdrawal_unproven'),
      eb
        .selectFrom('order_lines')
        .select(({ fn }) => fn.sum<number>('count').as('items'))
        .whereRef('order_id', '=', 'orders.id')
        .as('items'),
      eb
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll<number>().as('dead'))
        .where(aboutOrder)
        .where(isFailed)
        .$asScalar()
        .$notNull()
        .as('dead_mails'),
      eb
        .selectFrom('payment_operations')
        .select('kind')
        .whereRef('order_id', '=', 'orders.id')
        .where('payment_operations.state', 'in', unfinishedOperationStates)
        .as('under_way'),
      moneyBack.as('money_back'),
      paidAttempt('provider').as('provider'),
      paidAttempt('reference').as('reference'),
    ]);
  if (states) query = query.where('orders.state', 'in', states);
  if (isOpen) {
    query = query.where((eb) =>
      eb.or([eb('orders.state', 'in', ['authorised', 'review']), isUnsent]),
    );
  }
  if (since) query = query.where(moment, '>=', since.toISOString());
  if (until) query = query.where(moment, '<', until.toISOString());
  if (by === 'charged') query = query.where(chargedAt, 'is not', null);
  if (limit !== undefined) query = query.limit(limit);
  if (order === 'number') return query.orderBy('orders.id').execute();
  return query
    .orderBy(urgency)
    .orderBy(sql`case when orders.state = 'authorised' then capture_before else '' end`)
    .orderBy('orders.id', 'desc')
    .execute();
}

/** A column of the payment that holds or held the order's money. */
export const paidAttempt = (column: 'provider' | 'reference') =>
  sql<
    string | null
  >`(select ${sql.ref(column)} from payment_attempts where order_id = orders.id and state = 'authorised')`;

/** An order, and whether its money is on its way back. */
export type NumberedOrder = Order & { money_back: MoneyBack | null };

/** Finds an order by its public number. */
export function findOrderByNumber(
  db: Kysely<Database>,
  number: string,
): Promise<NumberedOrder | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .select(moneyBack.as('money_back'))
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Finds an order by its payment's reference at the provider. @param provider only a payment there; any if left out */
export function findOrderByReference(
  db: Kysely<Database>,
  reference: string,
  provider?: ProviderId,
): Promise<Order | undefined> {
  const query = db
    .selectFrom('orders')
    .innerJoin('payment_attempts', 'payment_attempts.order_id', 'orders.id')
    .selectAll('orders')
    .where('reference', '=', reference);
  return (provider ? query.where('provider', '=', provider) : query).executeTakeFirst();
}

export type OrderRecord = Awaited<ReturnType<typeof loadOrderRecord>>;

/** Loads everything stored about one order. Card data is never stored. */
export async function loadOrderRecord(db: Kysely<Database>, orderId: number) {
  const order = await getOrderWithLines(db, orderId);
  const payments = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
  const operations = await db
    .selectFrom('payment_operations')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const events = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'to_address', 'subject', 'state'])
    .select(['created_at', 'sent_at', 'last_error'])
    .where('dedupe_key', '>=', `order:${order.number}:`)
    .where('dedupe_key', '<', `order:${order.number};`)
    .orderBy('id')
    .execute();
  const withdrawals = await listOrderWithdrawals(db, orderId);
  const goods = await loadGoods(db, [orderId]);
  return {
    order,
    payments,
    operations,
    withdrawals,
    events,
    mails: mails.map((mail) => ({ ...mail, isHeld: isHeld(mail) })),
    goods,
  };
}
