import type { Order } from '~/shop/orders/orders.server';
import type { PaymentDependencies } from '../core/payment-dependencies';
import { totalAfter } from '../core/payment-journal';
import { findFailedRefundCents } from './failed-refund.server';
import { findUncertainRefund } from './undecided-operations.server';
import { queryPaid } from './payment-reports.server';
import {
  countMissing,
  countReturned,
  findRepeatedRefund,
  type PaidReport,
  type RepeatedRefund,
  type UncertainRefund,
} from './review-changes';

/** What is known about the refunds of an order in review, in cents. */
export type RefundFacts = {
  /** A refund that may or may not have happened. */
  uncertain?: UncertainRefund | undefined;
  /** The refunds that it consists of, if a restore has found several: the provider shows them one by one. In cents. */
  uncertainParts?: readonly number[] | undefined;
  /** The provider's status of the payment; undefined if it cannot be reached or does not report refunded amounts. */
  paid?: PaidReport | undefined;
  /**
   * What failed later at the provider, and has not been paid by other means; 0 if it has all been refunded since. While a
   * refund is uncertain, it depends on that one.
   */
  failedCents?: number | undefined;
  /** What had failed when the order went to review: the amount that the email to staff names. */
  announcedCents?: number | undefined;
  /** A refund that was made at the provider after one that had failed. */
  repeated?: RepeatedRefund | undefined;
};

/**
 * Loads what is known about the refunds of an order in review. The provider is queried, because more may have failed since,
 * or been refunded; if it does not say, what was stored with the review counts.
 */
export async function loadRefundFacts(
  dependencies: PaymentDependencies,
  order: Order,
): Promise<RefundFacts> {
  const uncertain = await findUncertainRefund(dependencies.db, order);
  const announcedCents = await findFailedRefundCents(dependencies.db, order.id);
  const queried = order.captured_cents > 0 ? await queryPaid(dependencies, order) : undefined;
  const paid = queried?.status.refundedCents === undefined ? undefined : queried;
  const repeated = paid && findRepeatedRefund(order, paid);
  const uncertainParts = uncertain && (await listParts(dependencies, order, uncertain));
  if (repeated) return { uncertain, uncertainParts, paid, repeated };
  if (uncertain) return { uncertain, uncertainParts, paid, announcedCents };
  return { paid, announcedCents, failedCents: countFailed(order, paid, announcedCents) };
}

/** The refunds in the journal that an uncertain refund of an order is the sum of; undefined if it is not one. */
async function listParts(
  { db, journal }: PaymentDependencies,
  { id }: Pick<Order, 'id'>,
  uncertain: UncertainRefund,
): Promise<number[] | undefined> {
  const attempts = await db
    .selectFrom('payment_attempts')
    .select('reference')
    .where('order_id', '=', id)
    .where('state', '=', 'authorised')
    .execute();
  const references = new Set(attempts.map(({ reference }) => reference));
  const refunds = (await journal.readRefunds()).filter((each) => references.has(each.reference));
  const totalCents = totalAfter(uncertain);
  const parts: number[] = [];
  let { baseCents: from } = uncertain;
  while (from < totalCents) {
    // An earlier one from the same amount was refused, or the next would not have been requested.
    const next = refunds.findLast(
      (each) => each.baseCents === from && totalAfter(each) <= totalCents,
    );
    if (!next) return undefined;
    parts.push(next.amountCents);
    from = totalAfter(next);
  }
  return parts.length > 1 ? parts : undefined;
}

function countFailed(
  { refunded_cents: stored }: Order,
  paid: PaidReport | undefined,
  announcedCents: number | undefined,
): number | undefined {
  if (!paid) return announcedCents;
  const missing = countMissing(stored, paid);
  if (missing > 0) return missing;
  // A lower total without a failed refund is an outdated status.
  return announcedCents !== undefined && countReturned(paid) >= stored ? 0 : announcedCents;
}
