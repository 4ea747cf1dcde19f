import { operatorLocale } from '~/i18n/operator-locale';
import type { OrderForMail } from '~/shop/orders/mails/order-for-mail';
import { type OrderMailOptions, renderOrderMails } from '~/shop/orders/mails/order-mails.server';
import { renderLetter } from '~/platform/mail/letters.server';
import type { Letter } from '~/platform/mail/letter';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { chargedLetter, expiredLetter, refundedLetter, releasedLetter } from './payment-letters';
import { expiredNotice, reviewNotice, warningNotice } from './payment-notices';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import type { PaymentOccasion } from './payment-occasion';

type Addressed = { key: string; kind: string; to: 'buyer' | 'house'; letter: Letter };

/** Writes the mails of what happened to an order's money: the buyer's in his language, the house's in Croatian. */
export async function renderPaymentMails(
  order: OrderForMail,
  occasions: readonly PaymentOccasion[],
  options: OrderMailOptions,
): Promise<OutgoingMail[]> {
  const mails: OutgoingMail[] = [];
  for (const occasion of occasions) {
    if (occasion.kind === 'reserved') {
      const { buyer, operator } = await renderOrderMails(order, options);
      mails.push(buyer, operator);
      continue;
    }
    for (const addressed of lettersOf(order, occasion, options)) {
      mails.push(await address(order, addressed, options));
    }
  }
  return mails;
}

function lettersOf(
  order: OrderForMail,
  occasion: Exclude<PaymentOccasion, { kind: 'reserved' }>,
  { site, siteUrl }: OrderMailOptions,
): Addressed[] {
  const about = { order, site, siteUrl, t: getMailTexts(order.locale) };
  const aboutForHouse = { ...about, t: getMailTexts(operatorLocale) };
  const buyer = (kind: string, letter: Letter, key = kind): Addressed => ({
    key,
    kind: `order-${kind}`,
    to: 'buyer',
    letter,
  });
  const house = (kind: string, letter: Letter, key = kind): Addressed => ({
    ...buyer(kind, letter, key),
    to: 'house',
  });
  switch (occasion.kind) {
    case 'charged':
      return [buyer('charged', chargedLetter(about, occasion))];
    case 'released':
      return [buyer('released', releasedLetter(about))];
    case 'refunded':
      return [
        buyer('refunded', refundedLetter(about, occasion), `refunded:${occasion.totalCents}`),
      ];
    case 'expired':
      return [
        buyer('expired', expiredLetter(about)),
        house('expired-notice', expiredNotice(aboutForHouse)),
      ];
    case 'warning':
      return [house('warning', warningNotice(aboutForHouse, occasion.captureBefore))];
    case 'review':
      return [house('review', reviewNotice(aboutForHouse, occasion), `review:${occasion.id}`)];
  }
}

async function address(
  order: OrderForMail,
  { key, kind, to, letter }: Addressed,
  { site, siteUrl, operatorAddress = site.seller.email }: OrderMailOptions,
): Promise<OutgoingMail> {
  const buyer = { name: order.fullName, address: order.email };
  const house = { name: site.house.fullName, address: operatorAddress };
  return {
    dedupeKey: `order:${order.number}:${key}`,
    kind,
    siteUrl,
    to: to === 'buyer' ? buyer : house,
    replyTo: to === 'buyer' ? house : buyer,
    ...(await renderLetter(letter)),
  };
}
