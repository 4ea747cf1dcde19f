import { formatMoney } from '~/i18n/format';
import type { Order } from '~/shop/orders/orders.server';
import type {
  FailureBeside,
  RefundFacts,
  RepeatedRefund,
} from '~/shop/payments/reviews/refund-facts';
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
  return [
    ...listRefundNotes(t, facts),
    t('reception:actions.review.money'),
    t('reception:actions.review.asked'),
    changesNothing(order, facts)
      ? t('reception:actions.review.failedRefund.mail', { email: order.email })
      : t(`reception:actions.review.${isRestored ? 'mailHeld' : 'mail'}`, { email: order.email }),
  ];
}

function listRefundNotes(t: Texts, facts: RefundFacts): string[] {
  switch (facts.kind) {
    case 'settled':
      return [];
    case 'failed': {
      const { failedCents, announcedCents = failedCents } = facts;
      return [
        t('reception:actions.review.failed', { amount: formatMoney(failedCents) }),
        ...(failedCents > announcedCents ? [nameEmail(t, 'failedMore', announcedCents)] : []),
      ];
    }
    case 'returned':
      return [nameEmail(t, 'failedBefore', facts.announcedCents)];
    case 'repeated':
      return [nameRepeated(t, facts.repeated)];
    case 'uncertain': {
      const { refund, parts, repeated, failure } = facts;
      const amount = formatMoney(refund.amountCents);
      return [
        ...(repeated ? [nameRepeated(t, repeated)] : []),
        t('reception:actions.review.uncertain', { amount }),
        ...(parts.length > 1
          ? [t('reception:actions.review.uncertainParts', { parts: toSum(parts) })]
          : []),
        ...(failure ? listFailureNotes(t, failure, amount) : []),
      ];
    }
  }
}

/** @param amount that of the uncertain refund */
function listFailureNotes(t: Texts, { kind, announcedCents }: FailureBeside, amount: string) {
  if (kind !== 'missing')
    return [nameEmail(t, kind === 'returned' ? 'failedBefore' : 'failedUnknown', announcedCents)];
  return [
    t('reception:actions.review.failedToo', { amount }),
    ...(announcedCents === undefined ? [] : [nameEmail(t, 'failedTooMail', announcedCents)]),
  ];
}

/** A note that names the amount of the email to staff. */
const nameEmail = (
  t: Texts,
  note: 'failedBefore' | 'failedMore' | 'failedTooMail' | 'failedUnknown',
  announcedCents: number,
) => t(`reception:actions.review.${note}`, { announced: formatMoney(announcedCents) });

const nameRepeated = (t: Texts, { elsewhereCents, amountCents }: RepeatedRefund) =>
  t('reception:actions.review.repeated', {
    elsewhere: formatMoney(elsewhereCents),
    amount: formatMoney(amountCents),
  });

/** Whether the only answer leaves the order's amounts as they are, so that the buyer gets no email. */
const changesNothing = ({ refunded_cents: stored }: Refunded, facts: RefundFacts): boolean =>
  facts.kind === 'failed' || (facts.kind === 'returned' && facts.totalCents <= stored);
