import { type Locale, localeTable } from '~/i18n/locales';

/** A share in basis points, such as a VAT rate: `5 %`, `13,5 %`. */
export const formatRate = (rate: number, locale: Locale): string =>
  new Intl.NumberFormat(localeTable[locale].bcp47, {
    style: 'percent',
    maximumFractionDigits: 2,
  }).format(rate / 10_000);
