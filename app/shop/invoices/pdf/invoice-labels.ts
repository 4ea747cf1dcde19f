import { formatDate, formatDateTime, formatMoney, formatPieces } from '~/i18n/format';
import { staffLocale } from '~/i18n/staff-locale';
import type { Locale } from '~/i18n/locales';
import type { MailKey, MailTexts } from '~/platform/mail/mail-keys';
import { hotelDay } from '~/platform/time/calendar';
import type { InvoiceContent, InvoiceLine } from '../invoice-content';
import type { Invoice } from '../issue-invoice.server';

type InvoiceKey = MailKey extends infer Key
  ? Key extends `invoice.${infer Name}`
    ? Name
    : never
  : never;

/** Returns the label for a key. */
export type InvoiceLabels = (key: InvoiceKey, values?: Record<string, string>) => string;

/**
 * Labels in the legally required language, followed by the buyer's language if that is different.
 * @param textsOf returns the texts of a language
 */
export function bilingualLabels(
  locale: Locale,
  textsOf: (locale: Locale) => MailTexts,
): InvoiceLabels {
  const legal = textsOf(staffLocale);
  const own = textsOf(locale);
  return (key, values) => {
    const [first, second] = [legal(`invoice.${key}`, values), own(`invoice.${key}`, values)];
    return first === second ? first : `${first} / ${second}`;
  };
}

/** Writes a value in the legally required language and in the buyer's, once if both say the same. */
export const inBothLanguages = (locale: Locale, write: (locale: Locale) => string): string[] => [
  ...new Set([staffLocale, locale].map(write)),
];

/**
 * The line of a reversal that names the invoice reversed, in the legally required language; below it in the buyer's, if that
 * is different. Each has the date of its own language.
 * @param textsOf returns the texts of a language
 */
export function toOriginalLine(
  original: { number: string; issuedAt: string },
  locale: Locale,
  textsOf: (locale: Locale) => MailTexts,
): string {
  const issued = new Date(original.issuedAt);
  return inBothLanguages(locale, (each) =>
    textsOf(each)('invoice.of', { number: original.number, date: formatDateTime(issued, each) }),
  ).join('\n');
}

/** `5 %`, `13,5 %`; the rates of a set are joined by a plus sign. */
export const formatRates = (rates: readonly number[]): string =>
  rates.map((rate) => `${String(rate / 100).replace('.', ',')}\u00a0%`).join(' + ');

/** The columns of a line: description, quantity, unit price, rate if the seller is in the VAT system, and total. */
export function toColumns(line: InvoiceLine, words: InvoiceLabels, isInVat: boolean): string[] {
  const total = formatMoney(line.totalCents);
  const rates = isInVat ? [formatRates(line.rates)] : [];
  if (line.kind !== 'goods') return [words(line.kind), '', '', ...rates, total];
  const name = line.name === line.legalName ? line.name : `${line.legalName}\n${line.name}`;
  return [name, formatPieces(line.count), formatMoney(line.unitCents), ...rates, total];
}

type HeadOfInvoice = Pick<Invoice, 'issued_at' | 'locale' | 'order_number' | 'operator_oib'> &
  Pick<InvoiceContent, 'sentAt'> & { seller: Pick<InvoiceContent['seller'], 'city'> };

type Fact = [label: string, value: string];

/** What stands above the lines: when, where, for which order and by whom the invoice was issued. */
export function toFacts(
  { seller, sentAt, ...invoice }: HeadOfInvoice,
  words: InvoiceLabels,
): Fact[] {
  const writeDate = (write: (locale: Locale) => string) =>
    inBothLanguages(invoice.locale, write).join('\n');
  const issued = new Date(invoice.issued_at);
  const sent = sentAt === undefined ? issued : new Date(sentAt);
  // The VAT Act (art. 79) wants the day of the delivery if it is another one.
  const dispatch: Fact[] =
    hotelDay(sent) === hotelDay(issued)
      ? []
      : [[words('sent'), writeDate((locale) => formatDate(sent, locale))]];
  return [
    [words('issued'), writeDate((locale) => `${formatDateTime(issued, locale)}, ${seller.city}`)],
    ...dispatch,
    [words('order'), invoice.order_number],
    [words('paidBy'), words('card')],
    [words('operator'), invoice.operator_oib],
  ];
}
