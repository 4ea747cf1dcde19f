import type { MoneyMovement } from '~/shop/orders/money-movements';
import type { NamedGoods } from '~/shop/orders/named-goods';
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
  /** What staff named. */
  goods: NamedGoods | undefined;
};

/** A refund for which staff named goods. */
type NamedRefund = { fromCents: number; toCents: number; goods: NamedGoods };

/** The refunds for which goods were named, by what had been refunded before and after each. */
export function listNamedRefunds(movements: readonly MoneyMovement[]): NamedRefund[] {
  let back = 0;
  return movements
    .filter(({ kind }) => kind === 'refund')
    .flatMap(({ cents, goods }) => {
      const fromCents = back;
      back -= cents;
      return goods ? [{ fromCents, toCents: back, goods }] : [];
    });
}

type Reversal = Pick<Invoice, 'key' | 'total_cents'>;

/** What reversals credit of the refunds after the first so many cents, whose total is the end of their keys. */
function sumCredited(reversals: readonly Reversal[], fromCents = 0): number {
  const credits = reversals.map(({ key, total_cents: cents }) => {
    const total = Number(key.split(':').at(-1));
    return Math.max(total - Math.max(total + cents, fromCents), 0);
  });
  return credits.reduce((sum, cents) => sum + cents, 0);
}

type RefundFacts = {
  order: Pick<Order, 'number' | 'refunded_cents'>;
  reversals: readonly Reversal[];
  /** The lost invoices of the order, in the order in which they were issued. */
  lost: readonly LostInvoice[];
  /** Each has a reversal of its own. */
  named: readonly NamedRefund[];
  /**
   * What had been refunded before the site issued invoices, in cents. An order that has an invoice all the same was
   * invoiced before a backup was restored: its refund may have a reversal that no journal has.
   */
  refundedBefore: number;
  now: Date;
};

/**
 * Splits what has been refunded and not credited yet: first the refunds whose reversals are lost, as they were, then those
 * for which goods were named, and what lies between them. Leaves to a person what has to be compared: everything from a lost reversal
 * that does not fit, and a refund found by a restore, but not those made after it.
 */
export function planRefunds({
  order,
  reversals,
  lost,
  named,
  refundedBefore,
  now,
}: RefundFacts): Refund[] {
  let credited = sumCredited(reversals);
  const refunds: Refund[] = [];
  for (const each of lost.filter(({ key }) => key !== `${order.number}:charged`)) {
    const refundedCents = credited - each.total_cents;
    const fits =
      each.key === `${order.number}:refunded:${refundedCents}` &&
      refundedCents <= order.refunded_cents &&
      isReissuable(each, each.total_cents, now);
    if (!fits) return refunds;
    refunds.push({
      refundedCents,
      uncreditedCents: -each.total_cents,
      lost: each,
      goods: undefined,
    });
    credited = refundedCents;
  }
  const reissued = refunds.flatMap((refund) => refund.lost ?? []);
  credited = refundedBefore + sumCredited([...reversals, ...reissued], refundedBefore);
  const done = named.filter(({ toCents }) => toCents <= order.refunded_cents);
  while (credited < order.refunded_cents) {
    const fromCents = credited;
    const own = done.find((each) => each.fromCents === fromCents);
    const later = done.map((each) => each.fromCents).filter((cents) => cents > fromCents);
    const refundedCents = own?.toCents ?? Math.min(order.refunded_cents, ...later);
    refunds.push({
      refundedCents,
      uncreditedCents: refundedCents - fromCents,
      lost: undefined,
      goods: own?.goods,
    });
    credited = refundedCents;
  }
  return refunds;
}
