import type { ReviewReason } from './review-reason';
import type { OrderState } from '~/platform/database/stored-values';
import type {
  OperationKind,
  OperationState,
  PaymentAttemptState,
} from '~/platform/database/schema';
import { isRunElsewhere, readOperationResult } from './operation-result';
import type { PaymentStatus } from './payments';
import { findFailedRefund, withRefundedElsewhere } from './refunded-elsewhere';

/** What is stored about a payment at the time the provider's status arrives. Amounts in cents. */
export type PaymentSnapshot = {
  order: {
    state: OrderState;
    capturedCents: number;
    refundedCents: number;
    captureBefore: string | null;
  };
  attempt: {
    state: PaymentAttemptState;
    reference: string;
    amountCents: number;
    providerOrderId: string | null;
    /** Recorded as refunded but paid by other means, because the refund failed at the provider. */
    refundedElsewhereCents: number;
  };
  /** Another attempt pays the order, or the order that replaced this one is paid. */
  isPaidElsewhere: boolean;
  /**
   * Whether the stock the order needs but no longer holds is still for sale, or held by an unpaid order of the same checkout;
   * undefined if it holds everything.
   */
  lapsedStock?: 'free' | 'gone' | undefined;
  /** The attempt's unfinished operation. */
  operation?:
    | {
        kind: OperationKind;
        amountCents: number;
        /** For a refund: the amount already refunded before it. */
        baseCents: number;
        state: OperationState;
        /** The lease of the process that works on it. */
        leasedUntil?: string | null;
      }
    | undefined;
  /** A void of this attempt has been planned before, whatever its result. */
  hasVoid: boolean;
};

export type PaymentStep =
  | { kind: 'reserve' }
  | { kind: 'fail'; reason: string }
  | { kind: 'capture'; cents: number }
  | { kind: 'void' }
  | { kind: 'expire' }
  /** The total amount refunded so far. */
  | { kind: 'refund'; totalCents: number }
  /** A hold that pays for nothing (a second payment, or one that came too late) must be released at the provider. */
  | { kind: 'voidHold'; because: 'paidElsewhere' | 'soldOut' }
  /** `cents` is the amount of a refund that failed. */
  | { kind: 'review'; reason: ReviewReason; cents?: number };

/** The outcome of an operation. */
export type OperationResult =
  | { state: 'done' }
  | { state: 'refused'; error: string }
  | { state: 'undecided'; error: ReviewReason };

export type PaymentDecision = { steps: PaymentStep[]; result?: OperationResult | undefined };

export type DecisionContext = {
  now: Date;
  /** `failed` when a signed return from the provider reported a failure. */
  hint?: 'failed' | undefined;
  /** The lease under which the caller itself works on the operation. */
  lease?: string | null | undefined;
};

/**
 * Decides what follows from the provider's status. A late failure never undoes a success: an outdated status is
 * ignored, and one that cannot be explained is sent to review. An operation that another process is working on is left
 * to it, because it learns the provider's response.
 */
export function decide(
  snapshot: PaymentSnapshot,
  reported: PaymentStatus,
  context: DecisionContext,
): PaymentDecision {
  const status = withRefundedElsewhere(reported, snapshot.attempt.refundedElsewhereCents);
  const mismatch = findMismatch(snapshot.attempt, status);
  const result = readOperationResult(snapshot, status);
  const review = (reason: ReviewReason): PaymentDecision => ({
    steps: [{ kind: 'review', reason }],
    result,
  });
  if (mismatch) {
    return {
      ...review(mismatch),
      result: snapshot.operation && { state: 'undecided', error: mismatch },
    };
  }
  if (result?.state === 'undecided')
    return isRunElsewhere(snapshot, context) ? { steps: [] } : review(result.error);
  if (snapshot.attempt.state !== 'authorised')
    return { steps: decideUnpaid(snapshot, status, context.hint), result };
  const failed = findFailedRefund(snapshot, status);
  if (failed) return failed;
  return { steps: decidePaid(snapshot, status, { now: context.now, result }), result };
}

/** Compares the provider's status with what is stored. @returns the first mismatch, or undefined */
export function findMismatch(
  { reference, amountCents, providerOrderId }: PaymentSnapshot['attempt'],
  status: PaymentStatus,
): ReviewReason | undefined {
  if (status.reference !== reference) return 'referenceMismatch';
  if (!['authorised', 'captured', 'refunded'].includes(status.state)) return undefined;
  if (status.ids && providerOrderId !== null && status.ids.orderId !== providerOrderId)
    return 'paymentMismatch';
  if (status.currency !== 'EUR') return 'currencyMismatch';
  const { capturedCents, refundedCents = 0 } = status;
  const named =
    status.state === 'authorised' ? status.amountCents : (status.amountCents ?? amountCents);
  if (named !== amountCents) return 'amountMismatch';
  if (status.state === 'authorised') return undefined;
  if (capturedCents === undefined) return 'captureMismatch';
  if (capturedCents < 1 || capturedCents > amountCents) return 'captureMismatch';
  return refundedCents < 0 || refundedCents > capturedCents ? 'refundMismatch' : undefined;
}

/** Decides for an attempt that does not pay its order yet. */
function decideUnpaid(
  { attempt, order, isPaidElsewhere, lapsedStock, hasVoid }: PaymentSnapshot,
  status: PaymentStatus,
  hint?: 'failed',
): PaymentStep[] {
  const isAlive = attempt.state !== 'failed';
  switch (status.state) {
    case 'open':
    case 'unknown':
      return hint === 'failed' && isAlive ? [{ kind: 'fail', reason: 'declined' }] : [];
    case 'failed':
    case 'voided':
    case 'expired':
      return isAlive ? [{ kind: 'fail', reason: failureReasons[status.state] }] : [];
    case 'authorised':
      if (isPaidElsewhere || isEnded(order.state))
        return hasVoid ? [] : [{ kind: 'voidHold', because: 'paidElsewhere' }];
      if (lapsedStock === undefined) return [{ kind: 'reserve' }];
      // Once the void is planned, stock that becomes available again is for other shoppers.
      if (hasVoid) return [];
      return lapsedStock === 'free'
        ? [{ kind: 'reserve' }]
        : [{ kind: 'voidHold', because: 'soldOut' }];
    case 'refunded':
      return isAlive ? [{ kind: 'review', reason: 'refundedUnknown' }] : [];
    case 'captured':
      if (isPaidElsewhere) return [{ kind: 'review', reason: 'secondCharged' }];
      if (isEnded(order.state)) return [{ kind: 'review', reason: 'chargedAfterEnd' }];
      // Only an amount authorised in full may be captured in part: a one-cent authorisation does not pay the order.
      if (status.amountCents === undefined && status.capturedCents !== attempt.amountCents)
        return [{ kind: 'review', reason: 'amountMismatch' }];
      if (lapsedStock === 'gone') return [{ kind: 'review', reason: 'soldOut' }];
      return order.state === 'review'
        ? [{ kind: 'reserve' }]
        : [{ kind: 'reserve' }, ...toCaptureSteps(0, status)];
  }
}

/** Whether the order's hold has ended, so that no other payment can pay it. */
const isEnded = (state: OrderState) => state === 'voided' || state === 'expired';

const failureReasons = {
  failed: 'declined',
  voided: 'released before it was known',
  expired: 'given up at the provider',
} as const;

/** Decides for the attempt that pays its order. */
function decidePaid(
  { order, attempt }: PaymentSnapshot,
  status: PaymentStatus,
  { now, result }: { now: Date; result: OperationResult | undefined },
): PaymentStep[] {
  switch (order.state) {
    case 'review':
    case 'refunded':
      return [];
    case 'authorised':
      return decideAuthorised(order, status, now);
    case 'captured':
      return decideCaptured(order, attempt, status, result);
    default:
      return status.state === 'captured' ? [{ kind: 'review', reason: 'chargedAfterEnd' }] : [];
  }
}

function decideAuthorised(
  { captureBefore }: PaymentSnapshot['order'],
  status: PaymentStatus,
  now: Date,
): PaymentStep[] {
  switch (status.state) {
    case 'authorised':
      return [];
    case 'captured':
    case 'refunded':
      return toCaptureSteps(0, status);
    case 'voided':
      return [{ kind: 'void' }];
    case 'expired':
      return [{ kind: 'expire' }];
    default: {
      // After the capture deadline, a payment unknown to the provider has expired; before it, the status is outdated.
      const isOver = captureBefore !== null && captureBefore < now.toISOString();
      return isOver ? [{ kind: 'expire' }] : [];
    }
  }
}

function toCaptureSteps(refundedBefore: number, status: PaymentStatus): PaymentStep[] {
  const cents = status.capturedCents ?? 0;
  const totalCents = status.state === 'refunded' ? cents : (status.refundedCents ?? 0);
  const refund: PaymentStep[] = totalCents > refundedBefore ? [{ kind: 'refund', totalCents }] : [];
  return [{ kind: 'capture', cents }, ...refund];
}

function decideCaptured(
  { capturedCents, refundedCents }: PaymentSnapshot['order'],
  attempt: PaymentSnapshot['attempt'],
  status: PaymentStatus,
  result: OperationResult | undefined,
): PaymentStep[] {
  if (status.state === 'voided' || status.state === 'expired')
    return [{ kind: 'review', reason: 'endedAfterCharge' }];
  if (status.state !== 'captured' && status.state !== 'refunded') return [];
  // Some providers still report the authorised amount after a partial capture.
  if (status.capturedCents !== capturedCents && status.capturedCents !== attempt.amountCents)
    return [{ kind: 'review', reason: 'captureMismatch' }];
  const totalCents = status.state === 'refunded' ? capturedCents : (status.refundedCents ?? 0);
  if (totalCents > capturedCents) return [{ kind: 'review', reason: 'refundMismatch' }];
  // Made at the provider after one had failed: it may replace what was paid by other means, or be in addition.
  const isAmbiguous = attempt.refundedElsewhereCents > 0 && result?.state !== 'done';
  if (isAmbiguous && totalCents > refundedCents)
    return [{ kind: 'review', reason: 'refundMismatch' }];
  return totalCents > refundedCents ? [{ kind: 'refund', totalCents }] : [];
}
