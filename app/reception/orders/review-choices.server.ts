import { formatMoney } from '~/i18n/format';
import type { Order } from '~/shop/orders/orders.server';
import type {
  RefundFacts,
  RepeatedRefund,
  UncertainFacts,
  UncertainResult,
} from '~/shop/payments/reviews/refund-facts';
import { listReviewTargets, type ReviewTarget } from '~/shop/payments/reviews/review-assessment';
import type { StaffRequest } from '../desk-route.server';

type Texts = StaffRequest['t'];

/** One answer to what happened to the money of an order in review. */
export type ReviewChoice = {
  value: string;
  label: string;
  text: string;
  target: ReviewTarget;
  /** What has been refunded in total according to this answer, in cents; undefined if the provider reports it. */
  refundedCents?: number;
  /** The refunds that failed and that the buyer has been paid by other means according to this answer, in cents. */
  failedCents?: number;
};

type Charge = Pick<Order, 'captured_cents' | 'refunded_cents'>;

/**
 * The possible answers. If it is not known whether a refund happened, “charged” is asked as two: with that refund and
 * without it; likewise if one was made after another had been paid by other means. If it is the sum of several, there is an
 * answer for each of them after which there was none. After a refund that failed, the only answer is that the buyer has been
 * paid by other means: until then the order stays in review. If nothing is missing any more, it is what the provider reports.
 * @param isHeld whether the emails of the decision are held
 */
export function listReviewChoices(
  t: Texts,
  order: Charge,
  facts: RefundFacts,
  isHeld = false,
): ReviewChoice[] {
  const told = t(`reception:actions.review.${isHeld ? 'toldHeld' : 'told'}`);
  const listTargets = (others: Partial<Record<ReviewTarget, ReviewChoice[]>> = {}) =>
    listReviewTargets(order).flatMap((target) => others[target] ?? [toTargetChoice(t, target)]);
  switch (facts.kind) {
    case 'settled':
      return listTargets();
    case 'failed':
      return [toPaidChoice(t, order, facts.failedCents)];
    case 'returned':
      return [toReturnedChoice(t, order, facts.totalCents)];
    case 'repeated':
      return listTargets({
        captured: listRepeatedChoices(t, order, facts.repeated, told),
        refunded: [toWholeChoice(t, order)],
      });
    case 'uncertain':
      return listTargets({
        captured: listUncertainChoices(t, order, facts, told),
        refunded: [toWholeChoice(t, order, facts.wholeFailedCents)],
      });
  }
}

const toTargetChoice = (t: Texts, target: ReviewTarget): ReviewChoice => ({
  value: target,
  label: t(`reception:states.${target}`),
  text: t(`reception:actions.review.targets.${target}`),
  target,
});

/**
 * The answer that everything was refunded, with what failed of it. Beside the answers about one refund, “refunded” could be
 * taken for that one.
 */
function toWholeChoice(
  t: Texts,
  { captured_cents: charged }: Charge,
  failedCents = 0,
): ReviewChoice {
  const choice = {
    ...toTargetChoice(t, 'refunded'),
    label: t('reception:actions.review.uncertainRefund.whole'),
  };
  if (failedCents === 0) return choice;
  const failed = formatMoney(failedCents);
  return {
    ...choice,
    value: `refunded-${charged}-${failedCents}`,
    label: t('reception:actions.review.uncertainRefund.wholeFailed', { failed }),
    refundedCents: charged,
    failedCents,
  };
}

/** The value has the amount that failed, so that the page is shown again if it is another one by now. */
function toPaidChoice(
  t: Texts,
  { captured_cents: charged, refunded_cents: back }: Charge,
  failedCents: number,
): ReviewChoice {
  const target = back < charged ? 'captured' : 'refunded';
  return {
    value: `${target}-${back}-${failedCents}`,
    label: t('reception:actions.review.failedRefund.paid', { amount: formatMoney(failedCents) }),
    text: t('reception:actions.review.failedRefund.paidText'),
    target,
    refundedCents: back,
    failedCents,
  };
}

/** The value has that nothing is missing, so that the page is shown again if something is by now. */
function toReturnedChoice(
  t: Texts,
  { captured_cents: charged }: Charge,
  total: number,
): ReviewChoice {
  const target = total < charged ? 'captured' : 'refunded';
  const values = { total: formatMoney(total), charged: formatMoney(charged) };
  return {
    value: `${target}-${total}-0`,
    label: t('reception:actions.review.failedRefund.returned'),
    text: t('reception:actions.review.failedRefund.returnedText', values),
    target,
    refundedCents: total,
    failedCents: 0,
  };
}

/** Refunds as the sum that they make. */
export const toSum = (parts: readonly number[]): string => parts.map(formatMoney).join(' + ');

/** The value has what is missing with this answer, so that the page is shown again if it is another amount by now. */
function listUncertainChoices(
  t: Texts,
  { captured_cents: charged }: Charge,
  { refund: { amountCents, baseCents }, results }: UncertainFacts,
  told: string,
): ReviewChoice[] {
  const toChoice = ({ answer, parts, refundedCents, failedCents }: UncertainResult) => {
    const hasFailed = failedCents !== undefined && failedCents > 0;
    const choice = toChargedChoice(refundedCents);
    const values = {
      amount: formatMoney(amountCents),
      part: formatMoney(refundedCents - baseCents),
      parts: toSum(parts),
      total: formatMoney(refundedCents),
      charged: formatMoney(charged),
      failed: formatMoney(failedCents ?? 0),
    };
    const label = hasFailed ? (`${answer}Failed` as const) : answer;
    const text = t(`reception:actions.review.uncertainRefund.${answer}Text`, values);
    return {
      ...choice,
      value: hasFailed ? `${choice.value}-${failedCents}` : choice.value,
      label: t(`reception:actions.review.uncertainRefund.${label}`, values),
      text: answer === 'missing' ? text : `${text} ${told}`,
      ...(failedCents !== undefined && { failedCents }),
    };
  };
  // A refund of everything is the answer “refunded”.
  const isPartial = ({ answer, refundedCents }: UncertainResult) =>
    answer !== 'happened' || refundedCents < charged;
  return results.filter(isPartial).map(toChoice);
}

function listRepeatedChoices(
  t: Texts,
  { captured_cents: charged }: Charge,
  { amountCents, replacingCents, addedCents }: RepeatedRefund,
  told: string,
): ReviewChoice[] {
  const answers = [
    ['replaces', replacingCents],
    ['added', addedCents],
  ] as const;
  return answers
    .filter(([, total]) => total < charged)
    .map(([answer, total]) => {
      const values = {
        amount: formatMoney(amountCents),
        total: formatMoney(total),
        charged: formatMoney(charged),
      };
      const text = t(`reception:actions.review.repeatedRefund.${answer}Text`, values);
      return {
        ...toChargedChoice(total),
        label: t(`reception:actions.review.repeatedRefund.${answer}`, values),
        text: answer === 'added' ? `${text} ${told}` : text,
      };
    });
}

const toChargedChoice = (refundedCents: number) => ({
  value: `captured-${refundedCents}`,
  target: 'captured' as const,
  refundedCents,
});
