import { formatMoney } from '~/i18n/format';
import type { Order } from '~/shop/orders/orders.server';
import { listReviewTargets, type ReviewTarget } from '~/shop/payments/core/review-assessment';
import type { UncertainRefund } from '~/shop/payments/core/review-changes';
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
};

/** What is known about the refunds of an order in review, in cents. */
export type RefundFacts = {
  /** A refund of which it is not known whether it happened. */
  uncertain?: UncertainRefund | undefined;
  /** The amount of a refund that failed later at the provider. */
  failedCents?: number | undefined;
};

/**
 * The possible answers. If it is not known whether a refund happened, “charged” is asked as two: with that refund and
 * without it. After a refund that failed, the only answer is that the buyer has been paid by other means: until then the
 * order stays in review.
 */
export function listReviewChoices(
  t: Texts,
  order: Pick<Order, 'captured_cents' | 'refunded_cents'>,
  { uncertain, failedCents }: RefundFacts,
): ReviewChoice[] {
  if (!uncertain && failedCents !== undefined) return [toPaidChoice(t, order, failedCents)];
  return listReviewTargets(order).flatMap((target) =>
    target === 'captured' && uncertain
      ? listRefundChoices(t, order, uncertain)
      : [
          {
            value: target,
            label: t(`reception:states.${target}`),
            text: t(`reception:actions.review.targets.${target}`),
            target,
          },
        ],
  );
}

function toPaidChoice(
  t: Texts,
  {
    captured_cents: charged,
    refunded_cents: back,
  }: Pick<Order, 'captured_cents' | 'refunded_cents'>,
  failedCents: number,
): ReviewChoice {
  const target = back < charged ? 'captured' : 'refunded';
  return {
    value: `${target}-${back}`,
    label: t('reception:actions.review.failedRefund.paid', { amount: formatMoney(failedCents) }),
    text: t('reception:actions.review.failedRefund.paidText'),
    target,
    refundedCents: back,
  };
}

function listRefundChoices(
  t: Texts,
  { captured_cents: charged }: Pick<Order, 'captured_cents'>,
  { amountCents, baseCents }: UncertainRefund,
): ReviewChoice[] {
  const total = baseCents + amountCents;
  const values = {
    amount: formatMoney(amountCents),
    total: formatMoney(total),
    charged: formatMoney(charged),
  };
  const toChoice = (answer: 'happened' | 'missing', refundedCents: number): ReviewChoice => ({
    value: `captured-${refundedCents}`,
    label: t(`reception:actions.review.uncertainRefund.${answer}`, values),
    text: t(`reception:actions.review.uncertainRefund.${answer}Text`, values),
    target: 'captured',
    refundedCents,
  });
  // A refund of everything is the answer “refunded”.
  return [
    ...(total < charged ? [toChoice('happened', total)] : []),
    toChoice('missing', baseCents),
  ];
}
