import type { Site } from '~/content/content-schema';
import { requireShop } from '~/content/sections';
import type { UnitPrice } from '~/content/unit-price';
import { countryName, formatMoney } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { postalLines } from '~/i18n/postal-address';
import { vatContext } from '~/i18n/vat-context';
import { href } from '~/routing/href';
import { resourceHref } from '~/routing/resource-href';
import type { MailTexts } from '~/platform/mail/mail-keys';
import type { OrderForMail, OrderLineForMail } from './order-for-mail';
import type { Recipient } from '~/shop/orders/order-people';
import { telHref } from '~/shop/orders/tel-href';
import { type DeliveryDays, toWorkingDays } from '~/shop/delivery/working-days';
import type { MailLine } from '~/platform/mail/mail-content';
import { toPlainLine } from '~/platform/mail/plain-line';

// Keeps a number and its unit on one line.
const nbsp = '\u00a0';

/** `2 × 24,00 €` */
export function countTimes(count: number, unitCents: number): string {
  return `${count}${nbsp}×${nbsp}${formatMoney(unitCents)}`;
}

/** `2 × Olive oil, 500 ml`, without amounts. */
export const goodsLine = ({ count, productName, variantName }: OrderLineForMail): MailLine => ({
  text: `${count}${nbsp}×${nbsp}${productName}, ${variantName}`,
});

/** What follows an order's lines: their sum, the delivery, the total. */
export const orderSums = (order: OrderForMail, site: Site, t: MailTexts) => ({
  sums: [
    { label: t('common.subtotal'), value: formatMoney(order.subtotalCents) },
    {
      label: t('common.delivery', { carrier: requireShop(site).delivery.carrier }),
      value: formatMoney(order.deliveryCents),
    },
  ],
  total: {
    label: t('common.total', vatContext(order.isInVat)),
    value: formatMoney(order.totalCents),
  },
});

/** `48,00 € / l`, formatted as on the pages. */
export function unitPriceText({ cents, per }: UnitPrice, t: MailTexts): string {
  return t('common.unit', { price: formatMoney(cents), unit: per });
}

/** `5 to 7 working days`, to be put into a sentence. */
export function workingDaysText(days: DeliveryDays, t: MailTexts): string {
  const { key, ...values } = toWorkingDays(days);
  return t(`common.${key}`, values);
}

function phoneLine({ phone, country }: Pick<Recipient, 'phone' | 'country'>): MailLine {
  const href = telHref(phone, country);
  return { text: toPlainLine(phone, 40), ...(href && { href }) };
}

function emailLine(address: string): MailLine {
  return {
    text: toPlainLine(address, 254),
    href: `mailto:${encodeURIComponent(address).replace('%40', '@')}`,
  };
}

function addressLines(person: Omit<Recipient, 'phone'>, locale: Locale): MailLine[] {
  const lines = [person.fullName, ...postalLines(person), countryName(person.country, locale)];
  return lines.map((line) => ({ text: toPlainLine(line) })).filter((line) => line.text !== '');
}

/** Recipient and address of the parcel. */
export const recipientLines = ({ recipient }: OrderForMail, locale: Locale): MailLine[] => [
  ...addressLines(recipient, locale),
  phoneLine(recipient),
];

/** The buyer, including the postal address only if the parcel goes elsewhere. */
export function buyerLines({ buyer, isToBuyer }: OrderForMail, locale: Locale): MailLine[] {
  const postal = addressLines(buyer, locale);
  const needed = isToBuyer ? postal.slice(0, 1) : postal;
  return [...needed, emailLine(buyer.email), phoneLine(buyer)];
}

/** The full URL of the order page, always on the site's public origin. */
export function orderUrl(order: OrderForMail, locale: Locale, siteUrl: string): string {
  return new URL(href('order', locale, { token: order.token }), siteUrl).href;
}

/** The total number of pieces. */
export function countItems(order: OrderForMail): number {
  return order.lines.reduce((sum, line) => sum + line.count, 0);
}

/** URL of the order's page at the staff desk. */
export const orderSheetUrl = ({ number }: OrderForMail, siteUrl: string): string =>
  siteUrl + resourceHref('reception.order', { number });
