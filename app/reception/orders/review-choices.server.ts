import { formatMoney } from '~/i18n/format';
import type { Order } from '~/shop/orders/orders.server';
import type { RefundFacts } from '~/shop/payments/reviews/refund-facts.server';
import { listReviewTargets, type ReviewTarget } from '~/shop/payments/reviews/review-assessment';
import {
  countMissing,
  countReturned,
  type PaidReport,
  type RepeatedRefund,
  type UncertainRefund,
} from '~/shop/payments/reviews/review-changes';
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
  const { uncertain, paid, failedCents, repeated } = facts;
  const told = t(`reception:actions.review.${isHeld ? 'toldHeld' : 'told'}`);
  if (!uncertain && paid && failedCents === 0) return [toReturnedChoice(t, order, paid)];
  if (!uncertain && failedCents !== undefined) return [toPaidChoice(t, order, failedCents)];
  return listReviewTargets(order).flatMap((target) => {
    if (target === 'captured' && uncertain)
      return listRefundChoices(t, order, { ...facts, uncertain }, told);
    if (target === 'captured' && repeated) return listRepeatedChoices(t, order, repeated, told);
    // Beside the answers about one refund, “refunded” could be taken for that one.
    const isWhole = target === 'refunded' && (uncertain ?? repeated) !== undefined;
    const choice = {
      value: target,
      label: isWhole
        ? t('reception:actions.review.uncertainRefund.whole')
        : t(`reception:states.${target}`),
      text: t(`reception:actions.review.targets.${target}`),
      target,
    };
    return [target === 'refunded' && uncertain ? withWhole(t, choice, order, paid) : choice];
  });
}

/** The answer that everything was refunded, with what failed of it if nothing else is missing. */
function withWhole(
  t: Texts,
  choice: ReviewChoice,
  { captured_cents: charged }: Charge,
  paid: PaidReport | undefined,
): ReviewChoice {
  const failedCents = paid ? countMissing(charged, paid) : 0;
  if (!paid || failedCents === 0 || countReturned(paid) + failedCents < charged) return choice;
  const failed = formatMoney(failedCents);
  return {
    ...choice,
    value: `${choice.target}-${charged}-${failedCents}`,
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
  paid: PaidReport,
): ReviewChoice {
  const total = countReturned(paid);
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

type UncertainFacts = RefundFacts & { uncertain: UncertainRefund };

/** The value has what is missing with this answer, so that the page is shown again if it is another amount by now. */
function listRefundChoices(
  t: Texts,
  { captured_cents: charged }: Charge,
  { uncertain: { amountCents, baseCents }, uncertainParts = [], paid }: UncertainFacts,
  told: string,
): ReviewChoice[] {
  const toChoice = (answer: 'happened' | 'partly' | 'missing', parts: readonly number[]) => {
    const partCents = parts.reduce((sum, cents) => sum + cents, 0);
    const refundedCents = baseCents + partCents;
    const failedCents = paid && countMissing(refundedCents, paid);
    const hasFailed = failedCents !== undefined && failedCents > 0;
    const choice = toChargedChoice(refundedCents);
    const values = {
      amount: formatMoney(amountCents),
      part: formatMoney(partCents),
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
  // Each was requested after the one before was known to have been made, so none of them can be missing alone.
  const begun = uncertainParts.slice(1).map((_, index) => uncertainParts.slice(0, index + 1));
  return [
    // A refund of everything is the answer “refunded”.
    ...(baseCents + amountCents < charged ? [toChoice('happened', [amountCents])] : []),
    ...begun.reverse().map((parts) => toChoice('partly', parts)),
    toChoice('missing', []),
  ];
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
