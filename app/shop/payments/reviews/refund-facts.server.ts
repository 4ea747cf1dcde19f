import type { Order } from '~/shop/orders/orders.server';
import type { PaymentDependencies } from '../core/payment-dependencies';
import { totalAfter } from '../core/payment-journal';
import { findFailedRefundCents } from './failed-refund.server';
import { queryPaid } from './payment-reports.server';
import { classifyRefunds, type RefundFacts, type UncertainRefund } from './refund-facts';
import { findUncertainRefund } from './undecided-operations.server';

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
  const paid = order.captured_cents > 0 ? await queryPaid(dependencies, order) : undefined;
  const parts = uncertain && (await listParts(dependencies, order, uncertain));
  return classifyRefunds(order, { uncertain, parts, paid, announcedCents });
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
