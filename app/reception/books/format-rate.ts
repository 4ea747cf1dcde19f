import { type Locale, localeTable } from '~/i18n/locales';

/** A VAT rate in basis points: `5 %`, `13,5 %`. */
export const formatRate = (rate: number, locale: Locale): string =>
  new Intl.NumberFormat(localeTable[locale].bcp47, {
    style: 'percent',
    maximumFractionDigits: 2,
  }).format(rate / 10_000);
