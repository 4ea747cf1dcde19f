import type { Order } from '~/shop/orders/orders.server';
import { dayMs } from '~/platform/time/durations';
import type { Invoice } from './issue-invoice.server';
import type { LostInvoice } from './lost-invoices.server';

/** The tax office refuses what was issued earlier than this. */
const reissuedWithinMs = 30 * dayMs;

/** Whether a lost invoice can be issued again as it was. */
export const isReissuable = (lost: LostInvoice, totalCents: number, now: Date): boolean =>
  lost.total_cents === totalCents && now.getTime() - Date.parse(lost.issued_at) < reissuedWithinMs;

/** A refund that needs a reversal. */
export type Refund = {
  /** What has been refunded after it, in total. */
  refundedCents: number;
  uncreditedCents: number;
  /** The reversal that was issued for it before a backup was restored. */
  lost: LostInvoice | undefined;
};

type RefundFacts = {
  order: Pick<Order, 'number' | 'refunded_cents'>;
  reversals: readonly Pick<Invoice, 'total_cents'>[];
  /** The lost invoices of the order, in the order in which they were issued. */
  lost: readonly LostInvoice[];
  /**
   * What had been refunded before the site issued invoices, in cents. An order that has an invoice all the same was
   * invoiced before a backup was restored: its refund may have a reversal that no journal has.
   */
  refundedBefore: number;
  now: Date;
};

/**
 * Splits what has been refunded and not credited yet: first the refunds whose reversals are lost, as they were, then the
 * rest in one. Stops before what a person has to compare: a lost reversal that does not fit, or a refund found by a restore.
 */
export function planRefunds({
  order,
  reversals,
  lost,
  refundedBefore,
  now,
}: RefundFacts): Refund[] {
  let credited = -reversals.reduce((total, { total_cents: cents }) => total + cents, 0);
  const refunds: Refund[] = [];
  for (const each of lost.filter(({ key }) => key !== `${order.number}:charged`)) {
    const refundedCents = credited - each.total_cents;
    const fits =
      each.key === `${order.number}:refunded:${refundedCents}` &&
      refundedCents <= order.refunded_cents &&
      isReissuable(each, each.total_cents, now);
    if (!fits) return refunds;
    refunds.push({ refundedCents, uncreditedCents: -each.total_cents, lost: each });
    credited = refundedCents;
  }
  if (credited < refundedBefore) return refunds;
  const rest = order.refunded_cents - credited;
  if (rest > 0)
    refunds.push({ refundedCents: order.refunded_cents, uncreditedCents: rest, lost: undefined });
  return refunds;
}
