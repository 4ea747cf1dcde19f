import { formatMoney } from '~/i18n/format';
import { operatorLocale } from '~/i18n/operator-locale';
import type { Locale } from '~/i18n/locales';
import type { MailKey, MailTexts } from '~/platform/mail/mail-keys';
import type { InvoiceLine } from './invoice-content';

type InvoiceKey = MailKey extends infer Key
  ? Key extends `invoice.${infer Name}`
    ? Name
    : never
  : never;

/** The labels of an invoice. */
export type InvoiceWords = (key: InvoiceKey, values?: Record<string, string>) => string;

/**
 * Labels in the language that the law wants, and after it in the buyer's where that is another.
 * @param textsOf the texts of a language
 */
export function bothLanguages(
  locale: Locale,
  textsOf: (locale: Locale) => MailTexts,
): InvoiceWords {
  const legal = textsOf(operatorLocale);
  const own = textsOf(locale);
  return (key, values) => {
    const [first, second] = [legal(`invoice.${key}`, values), own(`invoice.${key}`, values)];
    return first === second ? first : `${first} / ${second}`;
  };
}

/** `5 %`, `13,5 %`; several of a set with a plus. */
export const formatRates = (rates: readonly number[]): string =>
  rates.map((rate) => `${String(rate / 100).replace('.', ',')}\u00a0%`).join(' + ');

/** What a line says in the columns of the table: what it is, how many, for one, rate, in all. */
export function toColumns(line: InvoiceLine, words: InvoiceWords): string[] {
  const total = formatMoney(line.totalCents);
  const rates = formatRates(line.rates);
  if (line.kind !== 'goods') return [words(line.kind), '', '', rates, total];
  const name = line.name === line.legalName ? line.name : `${line.legalName}\n${line.name}`;
  return [name, String(line.count), formatMoney(line.unitCents), rates, total];
}
