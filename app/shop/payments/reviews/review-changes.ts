import type { Order } from '~/shop/orders/orders.server';
import type { PaymentEvent } from '../core/payment-events';
import { totalAfter } from '../core/payment-journal';
import type { PaymentStatus } from '../core/payments';
import { withRefundedElsewhere } from '../core/refunded-elsewhere';
import { countMissing, type PaidReport, type RefundFacts } from './refund-facts';
import { euro, type ReviewAssessment, type ReviewTarget } from './review-assessment';

export type ReviewResolution = {
  to: ReviewTarget;
  /** The operator's reason, kept in the order's history. */
  reason: string;
  /** Overrides objections based on the provider's status. */
  force?: boolean | undefined;
  /**
   * The total refunded so far, in cents, by whatever means. For `captured` it is needed if a refund is uncertain and the
   * provider does not report it, and for both `captured` and `refunded` if a refund failed at the provider; otherwise it
   * defaults to what the provider reports, or to what is stored.
   */
  refundedCents?: number | undefined;
  /**
   * The refunds that failed at the provider and that the buyer has been paid by other means since, in cents, as shown to
   * the person who decides. Defaults to the amount for which the order went to review.
   */
  failedCents?: number | undefined;
};

export type ReviewChanges = Pick<Order, 'captured_cents' | 'refunded_cents'> &
  Partial<Pick<Order, 'authorised_at' | 'capture_before' | 'warned_at'>>;

type Money = Pick<Order, 'captured_cents' | 'refunded_cents' | 'total_cents'>;

/**
 * Why the refunded amount of a resolution cannot be stored, readable by the operator; undefined if it can. Not even
 * `force` helps: the amounts would contradict each other, or money could be refunded twice.
 */
export function findAmountRefusal(
  order: Money,
  { to, refundedCents: stated }: ReviewResolution,
  assessment: ReviewAssessment,
  facts: RefundFacts,
): string | undefined {
  if (to !== 'captured' && to !== 'refunded') {
    return stated === undefined ? undefined : `no amount is stated for ${to}`;
  }
  const { refunded_cents: stored } = order;
  if (to === 'refunded') {
    const whole = capturedOf(order, assessment);
    if (stated === undefined || stated === whole) return undefined;
    return `refunded means all of ${euro(whole)}`;
  }
  if (stated === undefined) return findUnstatedTotal(facts, assessment);
  const captured = capturedOf(order, assessment);
  if (stated < stored) return `${euro(stored)} have been refunded already`;
  return stated < captured
    ? undefined
    : `${euro(captured)} were charged; if all of it was refunded, the state is refunded`;
}

/** Why a total has to be stated with `captured`, readable by the operator; undefined if the provider reports it. */
function findUnstatedTotal(facts: RefundFacts, assessment: ReviewAssessment): string | undefined {
  const repeated = 'repeated' in facts ? facts.repeated : undefined;
  if (repeated)
    return `${euro(repeated.reportedCents)} were refunded at the provider and ${euro(repeated.elsewhereCents)} by other means, so state the total refunded`;
  if (facts.kind !== 'uncertain') return undefined;
  // If another one failed, what the provider reports does not say which.
  if (assessment.refundedCents !== undefined && facts.failure?.kind !== 'missing') return undefined;
  const { amountCents, baseCents } = facts.refund;
  const [without, including] = [euro(baseCents), euro(totalAfter(facts.refund))];
  return `a refund of ${euro(amountCents)} is uncertain, so state the total refunded: ${including} if it happened, ${without} if not`;
}

/**
 * The provider's objections to the refunded amount. Refunds that failed there have to be acknowledged by stating the
 * total, once and with what is missing now, so that no buyer goes without the money unnoticed.
 */
export function listAmountObjections(
  order: Money,
  { to, refundedCents: stated, failedCents = 0 }: ReviewResolution,
  paid: PaidReport | undefined,
): string[] {
  const { refundedCents: reported, failedRefundCents: failed = 0 } = paid?.status ?? {};
  if (!paid || reported === undefined || (to !== 'captured' && to !== 'refunded')) return [];
  const missing = countMissing(stated ?? order.refunded_cents, paid);
  if (stated === undefined) {
    if (missing === 0) return [];
    return [
      `a refund of ${euro(missing)} failed: pay the buyer by other means, then state the total refunded`,
    ];
  }
  if (stated < reported || stated > reported + Math.max(failed, paid.elsewhereCents))
    return [`${euro(reported)} refunded, not ${euro(stated)}`];
  return missing === 0 || missing === failedCents
    ? []
    : [
        `refunds of ${euro(missing)} failed, not of ${euro(failedCents)}: pay the buyer all of it by other means, then state the failed amount too`,
      ];
}

/**
 * The status of a payment whose refunds failed, as if they had been paid: those acknowledged before, or all if the total
 * is stated now.
 */
export function acknowledgeFailedRefunds(
  { refundedCents: stated }: ReviewResolution,
  { status, elsewhereCents }: PaidReport,
): PaymentStatus {
  const { refundedCents: reported = 0, failedRefundCents: failed = 0 } = status;
  const acknowledged = stated === undefined ? elsewhereCents : stated - reported;
  return withRefundedElsewhere(status, Math.min(Math.max(acknowledged, 0), failed));
}

/** What remains paid by other means after a decision, in cents: what is recorded beyond what the provider refunded. */
export function countRefundedElsewhere(
  { refunded_cents: back }: ReviewChanges,
  { refundedCents: reported, failedRefundCents: failed = 0 }: PaymentStatus,
): number {
  return reported === undefined ? 0 : Math.min(Math.max(back - reported, 0), failed);
}

/**
 * The charge. Some providers still report the authorised amount after a partial capture, so that a recorded charge is
 * kept unless they report a third amount. If they report none (forced), it is the whole order.
 */
function capturedOf(
  { captured_cents: stored, total_cents }: Money,
  { capturedCents: reported = total_cents }: ReviewAssessment,
): number {
  return stored > 0 && reported === total_cents ? stored : reported;
}

/**
 * The amounts and dates that a resolution stores: as stated, else as the provider reports them, else as they are. What has
 * been refunded and credited once is never taken back.
 * @param holdUntil the end of the hold if the provider does not report it
 */
export function toReviewChanges(
  order: Money & Pick<Order, 'authorised_at' | 'capture_before'>,
  { to, refundedCents: stated }: ReviewResolution,
  assessment: ReviewAssessment,
  { moment, holdUntil }: { moment: Date; holdUntil: string },
): ReviewChanges {
  const { captured_cents, refunded_cents } = order;
  const captured = capturedOf(order, assessment);
  switch (to) {
    case 'captured': {
      const back = Math.max(stated ?? assessment.refundedCents ?? 0, refunded_cents);
      return { captured_cents: captured, refunded_cents: Math.min(back, captured) };
    }
    case 'refunded':
      return { captured_cents: captured, refunded_cents: captured };
    case 'authorised': {
      const end = assessment.captureBefore?.toISOString() ?? holdUntil;
      return {
        captured_cents: 0,
        refunded_cents: 0,
        authorised_at: order.authorised_at ?? moment.toISOString(),
        capture_before: end,
        // Another hold has a reminder of its own.
        ...(end !== order.capture_before && { warned_at: null }),
      };
    }
    case 'voided':
    case 'failed':
      return { captured_cents, refunded_cents };
  }
}

/** The events to notify the buyer of. An email that was already queued is not queued again. */
export function toReviewEvents(
  order: Money,
  to: ReviewTarget,
  { captured_cents: captured, refunded_cents: back }: ReviewChanges,
  moment: Date,
): PaymentEvent[] {
  const cents = back - order.refunded_cents;
  const refunded = { kind: 'refunded', cents, totalCents: back, capturedCents: captured } as const;
  switch (to) {
    case 'authorised':
      return [{ kind: 'reserved' }];
    case 'captured':
      return [
        // The order's confirmation too: it may never have been on hold here.
        { kind: 'reserved' },
        { kind: 'charged', cents: captured, releasedCents: order.total_cents - captured },
        ...(cents > 0 ? [refunded] : []),
      ];
    case 'voided':
      return [{ kind: 'released' }];
    case 'refunded':
      return [{ ...refunded, cents: cents || back }];
    case 'failed':
      return [{ kind: 'failed', id: moment.toISOString() }];
  }
}
