import type { ReviewReason } from '~/shop/payments/mails/payment-occasion';
import type { OrderState } from '~/platform/database/stored-values';
import type {
  OperationKind,
  OperationState,
  PaymentAttemptState,
} from '~/platform/database/schema';
import { readOperation } from './operation-word';
import type { PaymentStatus } from './payments';

/** What is stored about a payment when the provider's word arrives. Amounts in cents. */
export type Known = {
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
  };
  /** Another attempt of the order pays it, or the order that took this one's place is paid. */
  isPaidElsewhere: boolean;
  /** The unfinished operation about this attempt. */
  operation?: {
    kind: OperationKind;
    amountCents: number;
    /** What had gone back before a refund. */
    baseCents: number;
    state: OperationState;
  };
  /** A void of this attempt's money has been planned before, whatever became of it. */
  hasVoid: boolean;
};

export type Step =
  | { kind: 'reserve' }
  | { kind: 'fail'; reason: string }
  | { kind: 'charge'; cents: number }
  | { kind: 'release' }
  | { kind: 'expire' }
  /** How much has gone back in all. */
  | { kind: 'refund'; totalCents: number }
  /** A second hold: it is to be released at the provider. */
  | { kind: 'voidHold' }
  | { kind: 'review'; reason: ReviewReason };

/** What becomes of the unfinished operation. */
export type Finish =
  | { state: 'done' }
  | { state: 'refused'; error: string }
  | { state: 'undecided'; error: ReviewReason };

export type Decision = { steps: Step[]; finish?: Finish };

/**
 * What follows from the provider's word. A late bad word never undoes a good one: a word that an earlier moment explains
 * is passed over, one that nothing explains is for a person.
 * @param hint `failed` when a return that the provider signed says so
 */
export function readWord(
  known: Known,
  word: PaymentStatus,
  context: { now: Date; hint?: 'failed' },
): Decision {
  const wrong = findMismatch(known.attempt, word);
  const finish = readOperation(known, word);
  const review = (reason: ReviewReason): Decision => ({
    steps: [{ kind: 'review', reason }],
    finish,
  });
  if (wrong) {
    return { ...review(wrong), finish: known.operation && { state: 'undecided', error: wrong } };
  }
  if (finish?.state === 'undecided') return review(finish.error);
  const steps =
    known.attempt.state === 'authorised'
      ? readPaid(known, word, context.now)
      : readUnpaid(known, word, context.hint);
  return { steps, finish };
}

/** What is wrong with the provider's word compared with what is stored; undefined when it fits. */
export function findMismatch(
  { reference, amountCents, providerOrderId }: Known['attempt'],
  word: PaymentStatus,
): ReviewReason | undefined {
  if (word.reference !== reference) return 'anotherReference';
  if (!['authorised', 'captured', 'refunded'].includes(word.state)) return undefined;
  if (word.ids && providerOrderId !== null && word.ids.orderId !== providerOrderId)
    return 'anotherPayment';
  if (word.currency !== 'EUR') return 'anotherCurrency';
  const { capturedCents, refundedCents = 0 } = word;
  const named = word.state === 'authorised' ? word.amountCents : (word.amountCents ?? amountCents);
  if (named !== amountCents) return 'anotherAmount';
  if (word.state === 'authorised') return undefined;
  if (capturedCents === undefined) return 'anotherCharge';
  if (capturedCents < 1 || capturedCents > amountCents) return 'anotherCharge';
  return refundedCents < 0 || refundedCents > capturedCents ? 'anotherRefund' : undefined;
}

/** The attempt does not pay its order so far. */
function readUnpaid(
  { attempt, order, isPaidElsewhere, hasVoid }: Known,
  word: PaymentStatus,
  hint?: 'failed',
): Step[] {
  const isAlive = attempt.state !== 'failed';
  switch (word.state) {
    case 'open':
    case 'unknown':
      return hint === 'failed' && isAlive ? [{ kind: 'fail', reason: 'declined' }] : [];
    case 'failed':
    case 'voided':
    case 'expired':
      return isAlive ? [{ kind: 'fail', reason: failures[word.state] }] : [];
    case 'authorised':
      if (!isPaidElsewhere) return [{ kind: 'reserve' }];
      return hasVoid ? [] : [{ kind: 'voidHold' }];
    case 'refunded':
      return isAlive ? [{ kind: 'review', reason: 'refundedUnknown' }] : [];
    case 'captured':
      if (isPaidElsewhere) return [{ kind: 'review', reason: 'secondCharged' }];
      // Only an amount that was reserved whole may be charged in part: a payment of one cent is none.
      if (word.amountCents === undefined && word.capturedCents !== attempt.amountCents)
        return [{ kind: 'review', reason: 'anotherAmount' }];
      return order.state === 'review'
        ? [{ kind: 'reserve' }]
        : [{ kind: 'reserve' }, ...readCharged(0, word)];
  }
}

const failures = {
  failed: 'declined',
  voided: 'released before it was known',
  expired: 'given up at the provider',
} as const;

/** The attempt pays its order. */
function readPaid({ order, attempt }: Known, word: PaymentStatus, now: Date): Step[] {
  switch (order.state) {
    case 'review':
    case 'refunded':
      return [];
    case 'authorised':
      return readHeld(order, word, now);
    case 'captured':
      return readAfterCharge(order, attempt, word);
    default:
      return word.state === 'captured' ? [{ kind: 'review', reason: 'chargedAfterEnd' }] : [];
  }
}

function readHeld({ captureBefore }: Known['order'], word: PaymentStatus, now: Date): Step[] {
  switch (word.state) {
    case 'authorised':
      return [];
    case 'captured':
    case 'refunded':
      return readCharged(0, word);
    case 'voided':
      return [{ kind: 'release' }];
    case 'expired':
      return [{ kind: 'expire' }];
    default: {
      // Once its time is over, a payment that the provider no longer knows is gone; before, the word is a late one.
      const isOver = captureBefore !== null && captureBefore < now.toISOString();
      return isOver ? [{ kind: 'expire' }] : [];
    }
  }
}

function readCharged(refundedBefore: number, word: PaymentStatus): Step[] {
  const cents = word.capturedCents ?? 0;
  const totalCents = word.state === 'refunded' ? cents : (word.refundedCents ?? 0);
  const refund: Step[] = totalCents > refundedBefore ? [{ kind: 'refund', totalCents }] : [];
  return [{ kind: 'charge', cents }, ...refund];
}

function readAfterCharge(
  { capturedCents, refundedCents }: Known['order'],
  attempt: Known['attempt'],
  word: PaymentStatus,
): Step[] {
  if (word.state === 'voided' || word.state === 'expired')
    return [{ kind: 'review', reason: 'endedAfterCharge' }];
  if (word.state !== 'captured' && word.state !== 'refunded') return [];
  // Some providers go on naming the reserved amount after a part of it was charged.
  if (word.capturedCents !== capturedCents && word.capturedCents !== attempt.amountCents)
    return [{ kind: 'review', reason: 'anotherCharge' }];
  const totalCents = word.state === 'refunded' ? capturedCents : (word.refundedCents ?? 0);
  if (totalCents > capturedCents) return [{ kind: 'review', reason: 'anotherRefund' }];
  return totalCents > refundedCents ? [{ kind: 'refund', totalCents }] : [];
}
