import type { Order } from './orders.server';

/** What the hotel's staff has to do about an order. */
export type OrderTask =
  /** A person must look. */
  | 'decide'
  /** A mail about it was given up. */
  | 'mail'
  /** The buyer withdrew, and the money has not followed. */
  | 'withdrawn'
  /** A charge, release or refund was begun; the site goes on with it. */
  | 'wait'
  /** The reservation ends within two days. */
  | 'hurry'
  | 'send'
  | 'charge';

export type OrderTaskFacts = Pick<
  Order,
  'state' | 'capture_before' | 'shipped_at' | 'captured_cents' | 'refunded_cents'
> & {
  dead_mails: number;
  /** The reference of a withdrawal that money has to follow. */
  withdrawal: string | null;
  under_way: string | null;
};

/** An authorisation counts as expiring this long before its end: then the operator has to capture or void it. */
export const expiringWithinMs = 2 * 24 * 60 * 60_000;

/** The most urgent thing first; undefined when there is nothing to do. */
export function findOrderTask(order: OrderTaskFacts, now: Date): OrderTask | undefined {
  if (order.state === 'review') return 'decide';
  if (order.dead_mails > 0) return 'mail';
  if (order.under_way !== null) return 'wait';
  if (order.withdrawal !== null) return 'withdrawn';
  const isKept = order.state === 'captured' && order.refunded_cents < order.captured_cents;
  if (isKept && order.shipped_at === null) return 'send';
  if (order.state !== 'authorised') return undefined;
  const soon = new Date(now.getTime() + expiringWithinMs).toISOString();
  if (order.capture_before !== null && order.capture_before < soon) return 'hurry';
  return order.shipped_at === null ? 'send' : 'charge';
}
