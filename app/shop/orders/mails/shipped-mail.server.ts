import { renderEmail } from '~/platform/mail/render-email.server';
import type { EmailContent } from '~/platform/mail/email-content';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { goodsLine, orderUrl, recipientLines, workingDaysText } from './order-mail-lines';
import { sellerFooter } from '~/content/mails/contact-lines';
import { type MailSettings, shopMailbox } from '~/content/mails/mail-settings.server';
import { requireShop } from '~/content/sections';
import type { OrderForMail } from './order-for-mail';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { toPlainLine } from '~/platform/mail/plain-line';

/** A parcel as shown in its email. */
export type ShippedParcel = {
  code: string;
  carrier: string;
  /** The carrier's tracking page, if there is one. */
  url?: string | undefined;
  /** Whether a different tracking number was sent before. */
  isReplaced: boolean;
  /** Whether the money is only reserved: the card is charged after delivery. */
  isReserved: boolean;
  /** Distinguishes this message from an earlier one about the same order. */
  id: string;
};

/** Renders the email to the buyer about a shipped parcel, with its tracking link. */
export async function renderShippedMail(
  order: OrderForMail,
  parcel: ShippedParcel,
  options: MailSettings,
): Promise<OutgoingMail> {
  return {
    dedupeKey: `order:${order.number}:shipped:${parcel.id}`,
    kind: 'order-shipped',
    siteUrl: options.siteUrl,
    to: { name: order.buyer.fullName, address: order.buyer.email },
    replyTo: shopMailbox(options),
    ...(await renderEmail(shippedContent(order, parcel, options))),
  };
}

function shippedContent(
  order: OrderForMail,
  { code, carrier, url, isReplaced, isReserved }: ShippedParcel,
  { site, siteUrl }: MailSettings,
): EmailContent {
  const t = getMailTexts(order.locale);
  const { hotel } = site;
  const page = orderUrl(order, order.locale, siteUrl);
  return {
    locale: order.locale,
    hotel: hotel.name,
    subject: t('shipped.subject', { number: order.number, hotel: hotel.fullName }),
    preview: t('shipped.preview', { carrier, code }),
    kicker: t('confirmation.kicker', { number: order.number }),
    title: t('shipped.title'),
    opening: [
      t('confirmation.greeting', { name: toPlainLine(order.buyer.fullName) }),
      t('shipped.text', { carrier }),
      isReplaced
        ? t('shipped.replaced')
        : t('shipped.days', { days: workingDaysText(requireShop(site).delivery.days, t) }),
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
      {
        heading: t('shipped.order'),
        lines: [...order.lines.map(goodsLine), { text: t('confirmation.button'), href: page }],
      },
    ],
    footer: sellerFooter(site, order.locale),
  };
}
