import { dayMs } from '~/platform/time/durations';
import type { Order } from './orders.server';

/** What staff have to do about an order. */
export type OrderTask =
  /** The order is in review. */
  | 'decide'
  /** Sending an email about it failed for good. */
  | 'mail'
  /** The buyer withdrew, and the money has not been released or refunded. */
  | 'withdrawn'
  /** A capture, release or refund has started and will be finished automatically. */
  | 'wait'
  /** The hold expires within two days. */
  | 'expiring'
  | 'send'
  | 'charge';

export type OrderTaskFacts = Pick<
  Order,
  'state' | 'capture_before' | 'shipped_at' | 'captured_cents' | 'refunded_cents'
> & {
  dead_mails: number;
  /** The reference of a withdrawal that still requires a release or refund. */
  withdrawal: string | null;
  under_way: string | null;
};

/** A hold counts as expiring this long before its end; staff then have to capture or void it. */
export const expiringWithinMs = 2 * dayMs;

/** Returns the most urgent task; undefined if there is none. */
export function findOrderTask(order: OrderTaskFacts, now: Date): OrderTask | undefined {
  if (order.state === 'review') return 'decide';
  if (order.dead_mails > 0) return 'mail';
  if (order.under_way !== null) return 'wait';
  if (order.withdrawal !== null) return 'withdrawn';
  const isKept = order.state === 'captured' && order.refunded_cents < order.captured_cents;
  if (isKept && order.shipped_at === null) return 'send';
  if (order.state !== 'authorised') return undefined;
  const soon = new Date(now.getTime() + expiringWithinMs).toISOString();
  if (order.capture_before !== null && order.capture_before < soon) return 'expiring';
  return order.shipped_at === null ? 'send' : 'charge';
}
