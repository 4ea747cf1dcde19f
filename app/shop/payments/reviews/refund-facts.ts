import type { Order } from '~/shop/orders/orders.server';
import { totalAfter } from '../core/payment-journal';
import type { PaymentStatus } from '../core/payments';

/** A refund whose result is unknown, in cents. */
export type UncertainRefund = { amountCents: number; baseCents: number };

/** The provider's status of the payment that pays the order, and what was paid by other means, in cents. */
export type PaidReport = { status: PaymentStatus; elsewhereCents: number };

/**
 * A refund made at the provider after one that had failed was paid by other means, in cents. Only a person knows whether it
 * replaces that payment or was made in addition.
 */
export type RepeatedRefund = {
  amountCents: number;
  reportedCents: number;
  elsewhereCents: number;
  /** The total refunded if it replaces the payment. */
  replacingCents: number;
  /** The total refunded if it is in addition. */
  addedCents: number;
};

/** What may have become of an uncertain refund. Amounts in cents. */
export type UncertainResult = {
  answer: 'happened' | 'partly' | 'missing';
  /** The refunds that were made according to it. */
  parts: readonly number[];
  refundedCents: number;
  /** What failed of that total and was not paid by other means; undefined if the provider does not say. */
  failedCents: number | undefined;
};

/** What is known about a refund that failed while another one is uncertain. */
export type FailureBeside =
  /** Something is missing; how much depends on the uncertain one. */
  | { kind: 'missing'; announcedCents: number | undefined }
  /** It has all been refunded since, or the provider does not say. */
  | { kind: 'returned' | 'unknown'; announcedCents: number };

/** A refund may or may not have happened. Amounts in cents. */
export type UncertainFacts = {
  kind: 'uncertain';
  refund: UncertainRefund;
  /** The refunds that it consists of: several if a restore has found them, as the provider shows them one by one. */
  parts: readonly number[];
  /** From all of it to nothing. */
  results: readonly UncertainResult[];
  /** What failed if everything that was charged was refunded; 0 if nothing did, or if it would not explain the rest. */
  wholeFailedCents: number;
  failure: FailureBeside | undefined;
  repeated: RepeatedRefund | undefined;
};

/**
 * What is known about the refunds of an order in review. `announcedCents` is what had failed when the order went to review:
 * the amount that the email to staff names. All amounts are in cents.
 */
export type RefundFacts =
  /** No refund is in question. */
  | { kind: 'settled' }
  /** A refund failed later at the provider, and has not been paid by other means. */
  | { kind: 'failed'; failedCents: number; announcedCents: number | undefined }
  /** What had failed has all been refunded since. */
  | { kind: 'returned'; totalCents: number; announcedCents: number }
  /** A refund was made at the provider after one that had failed. */
  | { kind: 'repeated'; repeated: RepeatedRefund }
  | UncertainFacts;

type Charge = Pick<Order, 'captured_cents' | 'refunded_cents'>;

type Findings = {
  uncertain: UncertainRefund | undefined;
  /** The refunds that the uncertain one is the sum of, if there are several. */
  parts?: readonly number[] | undefined;
  paid: PaidReport | undefined;
  announcedCents: number | undefined;
};

/** Decides what is in question about the refunds of an order. */
export function classifyRefunds(order: Charge, findings: Findings): RefundFacts {
  const { uncertain, announcedCents } = findings;
  const { refunded_cents: stored } = order;
  const paid = findings.paid?.status.refundedCents === undefined ? undefined : findings.paid;
  const repeated = paid && findRepeatedRefund(order, paid);
  if (uncertain) return toUncertain(order, uncertain, { ...findings, paid }, repeated);
  if (repeated) return { kind: 'repeated', repeated };
  const failedCents = paid ? countMissing(stored, paid) : 0;
  if (failedCents > 0) return { kind: 'failed', failedCents, announcedCents };
  if (announcedCents === undefined) return { kind: 'settled' };
  return isReturned(order, paid)
    ? { kind: 'returned', totalCents: countReturned(paid), announcedCents }
    : { kind: 'failed', failedCents: announcedCents, announcedCents };
}

function toUncertain(
  order: Charge,
  refund: UncertainRefund,
  { paid, parts = [refund.amountCents], announcedCents }: Findings,
  repeated: RepeatedRefund | undefined,
): UncertainFacts {
  // Beside a repeated refund only what was paid by other means is named.
  const announced = repeated ? undefined : announcedCents;
  return {
    kind: 'uncertain',
    refund,
    parts,
    results: listResults(refund, parts, paid),
    wholeFailedCents: countWholeFailed(order, paid),
    failure: findFailureBeside(order, refund, paid, announced),
    repeated,
  };
}

function listResults(
  { baseCents }: UncertainRefund,
  parts: readonly number[],
  paid: PaidReport | undefined,
): UncertainResult[] {
  const toResult = (answer: UncertainResult['answer'], made: readonly number[]) => {
    const refundedCents = made.reduce((sum, cents) => sum + cents, baseCents);
    const failedCents = paid && countMissing(refundedCents, paid);
    return { answer, parts: made, refundedCents, failedCents };
  };
  // Each was requested after the one before was known to have been made, so none of them can be missing alone.
  const begun = parts.slice(1).map((_, index) => parts.slice(0, index + 1));
  return [
    toResult('happened', parts),
    ...begun.reverse().map((made) => toResult('partly', made)),
    toResult('missing', []),
  ];
}

function findFailureBeside(
  order: Charge,
  uncertain: UncertainRefund,
  paid: PaidReport | undefined,
  announcedCents: number | undefined,
): FailureBeside | undefined {
  if (paid && countMissing(totalAfter(uncertain), paid) > 0)
    return { kind: 'missing', announcedCents };
  if (announcedCents === undefined) return undefined;
  return { kind: isReturned(order, paid) ? 'returned' : 'unknown', announcedCents };
}

function countWholeFailed({ captured_cents: charged }: Charge, paid: PaidReport | undefined) {
  if (!paid) return 0;
  const failedCents = countMissing(charged, paid);
  return countReturned(paid) + failedCents < charged ? 0 : failedCents;
}

/** Finds a refund at the provider that the stored total does not explain, although one was paid by other means. */
function findRepeatedRefund(
  { refunded_cents: stored }: Charge,
  paid: PaidReport,
): RepeatedRefund | undefined {
  const { elsewhereCents } = paid;
  const { refundedCents: reportedCents = 0 } = paid.status;
  const addedCents = countReturned(paid);
  const amountCents = addedCents - stored;
  if (elsewhereCents === 0 || amountCents <= 0) return undefined;
  const replacingCents = Math.max(stored, reportedCents);
  return { amountCents, reportedCents, elsewhereCents, replacingCents, addedCents };
}

/** Whether all that is stored was refunded. A lower total without a failed refund is an outdated status. */
const isReturned = (
  { refunded_cents: stored }: Charge,
  paid: PaidReport | undefined,
): paid is PaidReport => paid !== undefined && countReturned(paid) >= stored;

/** What was refunded at the provider and by other means, in cents. */
const countReturned = ({ status, elsewhereCents }: PaidReport): number =>
  (status.refundedCents ?? 0) + elsewhereCents;

/** What failed of a total refunded, and was not paid by other means either, in cents; 0 for nothing. */
export function countMissing(totalCents: number, paid: PaidReport): number {
  const { refundedCents: reported, failedRefundCents: failed = 0 } = paid.status;
  if (reported === undefined) return 0;
  return Math.max(Math.min(totalCents - countReturned(paid), failed), 0);
}
