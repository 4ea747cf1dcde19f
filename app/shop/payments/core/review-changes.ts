import type { Order } from '~/shop/orders/orders.server';
import type { PaymentEvent } from './payment-events';
import { euro, type ReviewAssessment, type ReviewTarget } from './review-assessment';

export type ReviewResolution = {
  to: ReviewTarget;
  /** The operator's reason, kept in the order's history. */
  reason: string;
  /** Overrides objections based on the provider's status. */
  force?: boolean | undefined;
  /**
   * For `captured`: the total refunded so far, in cents. Needed if a refund is uncertain and the provider does not report
   * it; otherwise it defaults to what the provider reports, or to what is stored.
   */
  refundedCents?: number | undefined;
};

/** A refund whose result is unknown, in cents. */
export type UncertainRefund = { amountCents: number; baseCents: number };

export type ReviewChanges = Pick<Order, 'captured_cents' | 'refunded_cents'> &
  Partial<Pick<Order, 'authorised_at' | 'capture_before'>>;

type Money = Pick<Order, 'captured_cents' | 'refunded_cents' | 'total_cents'>;

/**
 * Why the refunded amount of a resolution cannot be stored, readable by the operator; undefined if it can. Not even
 * `force` helps: the amounts would contradict each other, or money could be refunded twice.
 */
export function findAmountRefusal(
  order: Money,
  { to, refundedCents: stated }: ReviewResolution,
  assessment: ReviewAssessment,
  uncertain: UncertainRefund | undefined,
): string | undefined {
  if (to !== 'captured') {
    return stated === undefined
      ? undefined
      : `an amount is stated only for captured, not for ${to}`;
  }
  const { refunded_cents: stored } = order;
  if (stated === undefined) {
    if (!uncertain || assessment.refundedCents !== undefined) return undefined;
    const { amountCents, baseCents } = uncertain;
    const [without, including] = [euro(baseCents), euro(baseCents + amountCents)];
    return `a refund of ${euro(amountCents)} is uncertain, so state the total refunded: ${including} if it happened, ${without} if not`;
  }
  const charged = chargedOf(order, assessment);
  if (stated < stored) return `${euro(stored)} have been refunded already`;
  return stated < charged
    ? undefined
    : `${euro(charged)} were charged; if all of it was refunded, the state is refunded`;
}

/** The provider's objection to a stated amount, if it reports another one. */
export function listAmountObjections(
  { refundedCents: stated }: ReviewResolution,
  { refundedCents: reported }: ReviewAssessment,
): string[] {
  if (stated === undefined || reported === undefined || stated === reported) return [];
  return [`${euro(reported)} given back, not ${euro(stated)}`];
}

/**
 * The charge. Some providers still report the authorised amount after a partial capture, so that a recorded charge is
 * kept unless they report a third amount. If they report none (forced), it is the whole order.
 */
function chargedOf(
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
  { moment, holdUntil }: { moment: Date; holdUntil: Date },
): ReviewChanges {
  const { captured_cents, refunded_cents } = order;
  const charged = chargedOf(order, assessment);
  switch (to) {
    case 'captured': {
      const back = Math.max(stated ?? assessment.refundedCents ?? 0, refunded_cents);
      return { captured_cents: charged, refunded_cents: Math.min(back, charged) };
    }
    case 'refunded':
      return { captured_cents: charged, refunded_cents: charged };
    case 'authorised':
      return {
        captured_cents: 0,
        refunded_cents: 0,
        authorised_at: order.authorised_at ?? moment.toISOString(),
        capture_before:
          assessment.captureBefore?.toISOString() ??
          order.capture_before ??
          holdUntil.toISOString(),
      };
    case 'voided':
    case 'failed':
      return { captured_cents, refunded_cents };
  }
}

/** The events to notify the buyer of. An email that was already queued is not queued again. */
export function toReviewEvents(
  order: Money,
  to: ReviewTarget,
  { captured_cents: charged, refunded_cents: back }: ReviewChanges,
): PaymentEvent[] {
  const cents = back - order.refunded_cents;
  const refunded = { kind: 'refunded', cents, totalCents: back, capturedCents: charged } as const;
  switch (to) {
    case 'authorised':
      return [{ kind: 'reserved' }];
    case 'captured':
      return [
        { kind: 'charged', cents: charged, releasedCents: order.total_cents - charged },
        ...(cents > 0 ? [refunded] : []),
      ];
    case 'voided':
      return [{ kind: 'released' }];
    case 'refunded':
      return [{ ...refunded, cents: cents || back }];
    case 'failed':
      return [];
  }
}
