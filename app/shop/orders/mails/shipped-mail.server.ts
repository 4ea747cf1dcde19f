import { renderLetter } from '~/platform/mail/letters.server';
import type { Letter } from '~/platform/mail/letter';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { orderUrl, recipientLines } from './order-mail-parts';
import type { OrderMailOptions } from './order-mails.server';
import type { OrderForMail } from './order-for-mail';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { toPlainLine } from '~/platform/mail/plain-line';

/** A parcel as its mail tells of it. */
export type ShippedParcel = {
  code: string;
  carrier: string;
  /** The carrier's page about it, if there is one. */
  url?: string;
  /** Another number was told before. */
  isReplaced: boolean;
  /** The card is charged after delivery, so not yet. */
  isReserved: boolean;
  /** Tells this message from an earlier one about the same order. */
  id: string;
};

/** Tells the buyer, in his language, that his parcel is on its way and where it can be followed. */
export async function renderShippedMail(
  order: OrderForMail,
  parcel: ShippedParcel,
  options: OrderMailOptions,
): Promise<OutgoingMail> {
  const { site, siteUrl, operatorAddress = site.seller.email } = options;
  return {
    dedupeKey: `order:${order.number}:shipped:${parcel.id}`,
    kind: 'order-shipped',
    siteUrl,
    to: { name: order.fullName, address: order.email },
    replyTo: { name: site.house.fullName, address: operatorAddress },
    ...(await renderLetter(shippedLetter(order, parcel, options))),
  };
}

function shippedLetter(
  order: OrderForMail,
  { code, carrier, url, isReplaced, isReserved }: ShippedParcel,
  { site, siteUrl }: OrderMailOptions,
): Letter {
  const t = getMailTexts(order.locale);
  const { house } = site;
  const page = orderUrl(order, order.locale, siteUrl);
  return {
    locale: order.locale,
    house: house.name,
    subject: t('shipped.subject', { number: order.number, house: house.fullName }),
    preview: t('shipped.preview', { carrier, code }),
    kicker: t('confirmation.kicker', { number: order.number }),
    title: t('shipped.title'),
    opening: [
      t('confirmation.greeting', { name: toPlainLine(order.fullName) }),
      t('shipped.text', { carrier }),
      ...(isReplaced ? [t('shipped.replaced')] : []),
      ...(isReserved ? [t('shipped.charge')] : []),
    ],
    facts: [
      { label: t('shipped.code'), value: code },
      { label: t('shipped.carrier'), value: carrier },
    ],
    button: {
      label: url ? t('shipped.button') : t('confirmation.button'),
      linkLabel: url ? t('shipped.link') : t('common.link'),
      url: url ?? page,
    },
    blocks: [
      { heading: t('confirmation.addressTitle'), lines: recipientLines(order, order.locale) },
      { heading: t('shipped.order'), lines: [{ text: t('confirmation.button'), href: page }] },
    ],
    foot: {
      heading: house.fullName,
      lines: [
        { text: `${house.street}, ${house.postalCode} ${house.city}` },
        { text: house.phoneDisplay, href: `tel:${house.phone}` },
        { text: house.email, href: `mailto:${house.email}` },
      ],
    },
  };
}
