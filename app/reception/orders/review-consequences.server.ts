import { formatMoney } from '~/i18n/format';
import type { Order } from '~/shop/orders/orders.server';
import type { RefundFacts } from '~/shop/payments/reviews/refund-facts.server';
import { countMissing, countReturned } from '~/shop/payments/reviews/review-changes';
import type { StaffRequest } from '../desk-route.server';
import { toSum } from './review-choices.server';

type Texts = StaffRequest['t'];
type Refunded = Pick<Order, 'email' | 'refunded_cents'>;

/**
 * What the page says before staff decide the outcome of a payment in review.
 * @param matter.isRestored whether it has been in review since a restore
 */
export function listReviewConsequences(
  t: Texts,
  order: Refunded,
  { refund: facts, isRestored }: { refund: RefundFacts; isRestored: boolean },
): string[] {
  const { uncertain, uncertainParts: parts, repeated } = facts;
  return [
    ...(repeated
      ? [
          t('reception:actions.review.repeated', {
            elsewhere: formatMoney(repeated.elsewhereCents),
            amount: formatMoney(repeated.amountCents),
          }),
        ]
      : []),
    ...(uncertain
      ? [t('reception:actions.review.uncertain', { amount: formatMoney(uncertain.amountCents) })]
      : []),
    ...(parts ? [t('reception:actions.review.uncertainParts', { parts: toSum(parts) })] : []),
    ...listFailures(t, order, facts),
    t('reception:actions.review.money'),
    t('reception:actions.review.asked'),
    changesNothing(order, facts)
      ? t('reception:actions.review.failedRefund.mail', { email: order.email })
      : t(`reception:actions.review.${isRestored ? 'mailHeld' : 'mail'}`, { email: order.email }),
  ];
}

function listFailures(
  t: Texts,
  { refunded_cents: stored }: Refunded,
  facts: RefundFacts,
): string[] {
  const { uncertain, paid, failedCents, announcedCents } = facts;
  const announced = announcedCents === undefined ? undefined : formatMoney(announcedCents);
  if (uncertain && paid && countMissing(uncertain.baseCents + uncertain.amountCents, paid) > 0) {
    const amount = formatMoney(uncertain.amountCents);
    return [
      t('reception:actions.review.failedToo', { amount }),
      ...(announced ? [t('reception:actions.review.failedTooMail', { announced })] : []),
    ];
  }
  if (uncertain && announced) {
    const isReturned = paid && countReturned(paid) >= stored;
    return [
      t(`reception:actions.review.${isReturned ? 'failedBefore' : 'failedUnknown'}`, { announced }),
    ];
  }
  if (failedCents === undefined) return [];
  if (failedCents === 0) return [t('reception:actions.review.failedBefore', { announced })];
  return [
    t('reception:actions.review.failed', { amount: formatMoney(failedCents) }),
    ...(announcedCents !== undefined && failedCents > announcedCents
      ? [t('reception:actions.review.failedMore', { announced })]
      : []),
  ];
}

/** Whether the only answer leaves the order's amounts as they are, so that the buyer gets no email. */
function changesNothing(
  { refunded_cents: stored }: Refunded,
  { paid, failedCents }: RefundFacts,
): boolean {
  if (failedCents === undefined) return false;
  return failedCents > 0 || !paid || countReturned(paid) <= stored;
}
