import type { Locale } from '~/i18n/locales';

/**
 * The words on the button that orders: Directive 2011/83/EU (CRD) Art. 8(2), and ZZP for Croatia; see C-249/21
 * Fuhrmann-2: only the words on the button count, and with other words the shopper is not bound. Never reword.
 */
export const orderLabels: Record<Locale, string> = {
  hr: 'Narudžba s obvezom plaćanja',
  en: 'Order with obligation to pay',
  de: 'Zahlungspflichtig bestellen',
  it: 'Ordine con obbligo di pagare',
};
