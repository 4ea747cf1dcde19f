import type { Site } from '~/content/content-schema';
import { countryName, formatDateTime, formatMoney, formatWeight } from '~/i18n/format';
import { languageName, staffLocale } from '~/i18n/staff-locale';
import type { MailTexts } from '~/platform/mail/mail-keys';
import type { OrderForMail } from './order-for-mail';
import type { OrderEmailContent } from './order-email-content';
import {
  buyerLines,
  countItems,
  orderSheetUrl,
  orderSums,
  recipientLines,
} from './order-mail-lines';
import { toPlainLines } from '~/platform/mail/plain-line';

function factsPart(order: OrderForMail, t: MailTexts): OrderEmailContent['facts'] {
  return [
    { label: t('notice.received'), value: formatDateTime(order.createdAt, staffLocale) },
    { label: t('notice.language'), value: languageName(order.locale) },
    { label: t('notice.weight'), value: formatWeight(order.weightGrams, staffLocale) },
  ];
}

function linesPart(order: OrderForMail, site: Site, t: MailTexts) {
  return {
    linesHeading: `${t('notice.linesTitle')}: ${t('common.items', { count: countItems(order) })}`,
    lines: order.lines.map((line) => ({
      // The count comes first, because this is the packing list.
      name: `${line.count}\u00a0× ${line.productNameForStaff}`,
      detail: `${line.variantNameForStaff} · ${formatMoney(line.unitCents)}`,
      total: formatMoney(line.totalCents),
    })),
    ...orderSums(order, site, t),
  };
}

/** The staff notification: what to pack, the recipient and the buyer. */
export function staffNotificationContent(
  order: OrderForMail,
  site: Site,
  siteUrl: string,
  t: MailTexts,
): OrderEmailContent {
  const total = formatMoney(order.totalCents);
  const country = countryName(order.recipient.country, staffLocale);
  const items = t('common.items', { count: countItems(order) });
  return {
    locale: staffLocale,
    subject: t('notice.subject', { number: order.number, total, country }),
    preview: t('notice.preview', { items, weight: formatWeight(order.weightGrams, staffLocale) }),
    hotel: site.hotel.name,
    kicker: order.number,
    title: t('notice.title'),
    opening: [],
    notice: { text: t('notice.todo', { total }) },
    facts: factsPart(order, t),
    ...linesPart(order, site, t),
    button: {
      label: t('notice.button'),
      url: orderSheetUrl(order, siteUrl),
    },
    blocks: [
      { heading: t('notice.deliverTo'), lines: recipientLines(order, staffLocale) },
      { heading: t('notice.buyer'), lines: buyerLines(order, staffLocale) },
    ],
    notes: [
      { heading: t('notice.giftMessage'), lines: toPlainLines(order.giftMessage) },
      { heading: t('notice.note'), lines: toPlainLines(order.comment) },
    ],
    smallPrint: [],
    footer: { lines: [{ text: t('notice.reply') }] },
  };
}
