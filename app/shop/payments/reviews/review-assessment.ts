import { orderStates } from '~/shop/orders/order-states';
import type { Order } from '~/shop/orders/orders.server';
import { toDecimal } from '~/i18n/format';
import type { PaymentStatus } from '../core/payments';

/** The states to which staff may move an order in review. */
export type ReviewTarget = (typeof orderStates)['review'][number];

/** One payment of the order and its current status; undefined if the provider is unreachable. Amounts in cents. */
export type PaymentReport = {
  reference: string;
  status: PaymentStatus | undefined;
  /** Whether it is stored as the one that pays the order. */
  pays?: boolean;
};

export type ReviewAssessment = {
  /** Reasons against the target state, readable by the operator. */
  objections: string[];
  /** The payment that the target state refers to. */
  reference?: string;
  capturedCents?: number;
  refundedCents?: number | undefined;
  captureBefore?: Date | undefined;
};

/**
 * The states to which staff may move this order. Once a charge is recorded, and its invoice issued, the money can only
 * have stayed or gone back: any other state would leave the charge in the books, or let the buyer pay again.
 */
export const listReviewTargets = ({
  captured_cents: captured,
}: Pick<Order, 'captured_cents'>): readonly ReviewTarget[] =>
  captured > 0 ? ['captured', 'refunded'] : orderStates.review;

/** An amount in cents, for the operator. */
export const euro = (cents: number | undefined) =>
  cents === undefined ? 'an unknown amount' : `${toDecimal(cents)} EUR`;

const isAuthorised = ({ status }: PaymentReport) => status?.state === 'authorised';
const isCaptured = ({ status }: PaymentReport) => status?.state === 'captured';
const isRefunded = ({ status }: PaymentReport) => status?.state === 'refunded';
const isCancelled = ({ status, pays }: PaymentReport) =>
  pays === true && (status?.state === 'voided' || status?.state === 'expired');

/** Describes the provider's status of one payment for the operator. */
export function describeReport({ reference, status }: PaymentReport): string {
  if (!status) return `${reference}: the provider cannot be asked`;
  const { state, amountCents, capturedCents, refundedCents = 0, failedRefundCents } = status;
  if (state === 'authorised') return `${reference}: ${euro(amountCents)} on hold`;
  if (state === 'captured' || state === 'refunded') {
    const back = state === 'refunded' ? capturedCents : refundedCents;
    const failed = failedRefundCents ? `, refunds of ${euro(failedRefundCents)} failed` : '';
    return `${reference}: ${euro(capturedCents)} charged, ${euro(back)} refunded${failed}`;
  }
  return `${reference}: ${state}`;
}

/**
 * Compares the state staff want for an order in review with the provider's status of each of its payments. No
 * objections means that the statuses agree with that state. A charge that the provider has cancelled counts as refunded.
 */
export function assessReview(
  target: ReviewTarget,
  order: Pick<Order, 'total_cents' | 'captured_cents'>,
  reports: readonly PaymentReport[],
): ReviewAssessment {
  const { total_cents: totalCents } = order;
  const objections = reports.filter(({ status }) => status === undefined).map(describeReport);
  const against = (found: readonly PaymentReport[]) =>
    objections.push(...found.map(describeReport));
  const held = reports.filter(isAuthorised);
  const captured = reports.filter(isCaptured);
  const back = reports.filter(isRefunded);
  const cancelled = order.captured_cents > 0 ? reports.filter(isCancelled) : [];
  switch (target) {
    case 'authorised':
      against(captured);
      return assessSinglePayment(held, 'no money is on hold', totalCents, objections);
    case 'captured':
      against(held);
      return assessSinglePayment(captured, 'no money is charged', totalCents, objections);
    case 'refunded':
      against([...held, ...captured]);
      return assessSinglePayment(
        back.length > 0 ? back : cancelled,
        'no money was refunded',
        totalCents,
        objections,
      );
    case 'voided':
    case 'failed':
      against([...held, ...captured, ...back]);
      return { objections };
  }
}

/** Finds the one payment that matches the target state. */
function assessSinglePayment(
  found: readonly PaymentReport[],
  none: string,
  totalCents: number,
  objections: string[],
): ReviewAssessment {
  const [first, ...others] = found;
  if (!first?.status) return { objections: [...objections, none] };
  const { reference, status } = first;
  objections.push(...others.map((other) => `a second payment, ${describeReport(other)}`));
  // A cancelled charge is reported without amounts: those that were recorded went back.
  if (isCancelled(first)) return { objections, reference };
  objections.push(
    ...listDiscrepancies(status, totalCents).map((misfit) => `${reference}: ${misfit}`),
  );
  if (status.state === 'authorised') {
    return { objections, reference, captureBefore: status.captureBefore };
  }
  const capturedCents = status.capturedCents ?? totalCents;
  const refundedCents = status.state === 'refunded' ? capturedCents : status.refundedCents;
  return { objections, reference, capturedCents, refundedCents };
}

function listDiscrepancies(
  { state, currency, ...status }: PaymentStatus,
  totalCents: number,
): string[] {
  const found: string[] = [];
  if (currency !== 'EUR') found.push(`the currency is ${currency ?? 'missing'}`);
  if (state === 'authorised' && status.amountCents !== totalCents) {
    found.push(`${euro(status.amountCents)} on hold, the order is ${euro(totalCents)}`);
  }
  if ((status.capturedCents ?? 0) > totalCents) {
    found.push(`${euro(status.capturedCents)} charged, the order is ${euro(totalCents)}`);
  }
  return found;
}
