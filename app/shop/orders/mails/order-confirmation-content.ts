import { formatDate, formatMoney } from '~/i18n/format';
import type { Site } from '~/content/content-schema';
import { sellerLines } from '~/content/mails/contact-lines';
import { writeSellerAddress } from '~/content/seller-address';
import { describeLine } from '~/content/size-name';
import { requireShop } from '~/content/sections';
import { guaranteeLink, guaranteeUrl, withdrawalEntry } from '~/i18n/statutory-labels';
import { href } from '~/routing/href';
import type { MailTexts } from '~/platform/mail/mail-keys';
import type { OrderForMail } from './order-for-mail';
import type { OrderEmailContent } from './order-email-content';
import type { MailLine, SmallPrint } from '~/platform/mail/mail-content';
import {
  buyerLines,
  countTimes,
  orderSums,
  orderUrl,
  recipientLines,
  unitPriceText,
  workingDaysText,
} from './order-mail-lines';
import { toPlainLine, toPlainLines } from '~/platform/mail/plain-line';

/** The seller's details as required in business letters (CRD Art. 6; in Croatia ZTD čl. 21). */
function listSellerDetails(site: Site, order: OrderForMail, t: MailTexts): MailLine[] {
  const { seller } = site;
  return [
    { text: seller.legalName },
    ...sellerLines(site, order.locale),
    { text: t('confirmation.taxNumber', { taxNumber: seller.taxNumber }) },
    ...seller.companyDetails.map((line) => ({ text: line[order.locale] })),
  ];
}

function linesPart(order: OrderForMail, site: Site, t: MailTexts) {
  return {
    linesHeading: t('confirmation.linesTitle'),
    lines: order.lines.map((line) => ({
      name: line.productName,
      detail: [
        describeLine(line),
        countTimes(line.count, line.unitCents),
        ...(line.unitPrice ? [unitPriceText(line.unitPrice, t)] : []),
      ].join('\u00A0· '),
      total: formatMoney(line.totalCents),
    })),
    ...orderSums(order, site, t),
  };
}

/** The buyer's rights. Terms and model form are attached as files (CRD Art. 6(1)(h), 8(7); C-49/11). */
function smallPrint(
  { seller }: Site,
  order: OrderForMail,
  siteUrl: string,
  t: MailTexts,
): SmallPrint[] {
  const { email, phoneDisplay: phone } = seller;
  const { locale, token } = order;
  const address = `${seller.shortName}, ${writeSellerAddress({ seller }, locale)}`;
  const withdrawal = new URL(href('withdrawal', locale), siteUrl);
  withdrawal.searchParams.set('order', token);
  return [
    {
      heading: t('confirmation.withdrawalTitle'),
      paragraphs: [t('confirmation.withdrawal', { email })],
      link: { label: withdrawalEntry[locale], url: withdrawal.href },
    },
    {
      heading: t('confirmation.complaintsTitle'),
      paragraphs: [t('confirmation.complaints', { email, phone, address })],
      link: { label: guaranteeLink[locale], url: guaranteeUrl[locale] },
    },
    { heading: t('confirmation.attachedTitle'), paragraphs: [t('confirmation.attached')] },
  ];
}

/**
 * The buyer's email in the order's language. The money is only reserved, so it must not mention "paid" or "invoice".
 */
export function confirmationContent(
  order: OrderForMail,
  site: Site,
  siteUrl: string,
  t: MailTexts,
): OrderEmailContent {
  const total = formatMoney(order.totalCents);
  const { carrier, days } = requireShop(site).delivery;
  const delivery = t('confirmation.deliveryTime', {
    carrier,
    days: workingDaysText(days, t),
  });
  return {
    locale: order.locale,
    subject: t('confirmation.subject', { number: order.number, hotel: site.hotel.fullName }),
    preview: t('confirmation.preview', { total }),
    hotel: site.hotel.name,
    kicker: t('confirmation.kicker', { number: order.number }),
    title: t('confirmation.title'),
    opening: [
      t('confirmation.greeting', { name: toPlainLine(order.buyer.fullName) }),
      t('confirmation.intro', { date: formatDate(order.createdAt, order.locale) }),
    ],
    notice: {
      heading: t('confirmation.reservedTitle'),
      text: t('confirmation.reserved', { total }),
    },
    facts: [],
    ...linesPart(order, site, t),
    button: {
      label: t('confirmation.button'),
      linkLabel: t('common.link'),
      url: orderUrl(order, order.locale, siteUrl),
    },
    blocks: [
      { heading: t('confirmation.deliveryTitle'), lines: [{ text: delivery }] },
      { heading: t('confirmation.addressTitle'), lines: recipientLines(order, order.locale) },
      { heading: t('confirmation.buyerTitle'), lines: buyerLines(order, order.locale) },
    ],
    notes: [
      { heading: t('confirmation.giftMessageTitle'), lines: toPlainLines(order.giftMessage) },
      { heading: t('confirmation.noteTitle'), lines: toPlainLines(order.comment) },
    ],
    smallPrint: smallPrint(site, order, siteUrl, t),
    footer: { heading: t('confirmation.sellerTitle'), lines: listSellerDetails(site, order, t) },
  };
}
