import type { Order } from '~/shop/orders/orders.server';
import { findFailedRefundCents } from './failed-refund.server';
import { findUncertainRefund } from './operation-rows.server';
import type { PaymentDependencies } from './payment-dependencies';
import { queryPaid } from './payment-reports.server';
import {
  countMissing,
  findRepeatedRefund,
  type RepeatedRefund,
  type UncertainRefund,
} from './review-changes';

/** What is known about the refunds of an order in review, in cents. */
export type RefundFacts = {
  /** A refund of which it is not known whether it happened. */
  uncertain?: UncertainRefund | undefined;
  /** What failed later at the provider, and has not been paid by other means. */
  failedCents?: number | undefined;
  /** What had failed when the order went to review: the amount that the email to staff names. */
  announcedCents?: number | undefined;
  /** A refund that was made at the provider after one that had failed. */
  repeated?: RepeatedRefund | undefined;
};

/**
 * Loads what is known about the refunds of an order in review. The provider is queried, because more may have failed since,
 * or been refunded; if it cannot be, what was stored with the review counts.
 */
export async function loadRefundFacts(
  dependencies: PaymentDependencies,
  order: Order,
): Promise<RefundFacts> {
  const uncertain = await findUncertainRefund(dependencies.db, order);
  const announcedCents = await findFailedRefundCents(dependencies.db, order.id);
  const paid = order.captured_cents > 0 ? await queryPaid(dependencies, order) : undefined;
  const repeated = paid && findRepeatedRefund(order, paid);
  if (repeated) return { uncertain, repeated };
  const missing = paid ? countMissing(order.refunded_cents, paid) : 0;
  return { uncertain, announcedCents, failedCents: missing > 0 ? missing : announcedCents };
}
