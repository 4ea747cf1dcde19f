import { createInstance } from 'i18next';
import { defaultLocale, type Locale, locales } from '~/i18n/locales';
import { readTexts } from '~/i18n/translations.server';
import type { MailTexts } from './mail-keys';

// Its own instance: a mail's language is the order's, whatever language the running request has.
const instance = createInstance({
  resources: Object.fromEntries(locales.map((locale) => [locale, readTexts(locale, ['mail'])])),
  ns: 'mail',
  defaultNS: 'mail',
  lng: defaultLocale,
  fallbackLng: false,
  initImmediate: false,
  // React escapes in the HTML part, and the text part is plain.
  interpolation: { escapeValue: false, skipOnVariables: true },
});
void instance.init();

/** A number stays on one line with the word it counts: `24 sata`, `21. studenoga`. */
function keepNumbers(text: string): string {
  return text.replace(/(\d\.?) (?=\p{L})/gu, '$1\u00a0');
}

/** The mails' texts in one language, without any fallback to another. */
export function getMailTexts(locale: Locale): MailTexts {
  // The site's own typing of i18next knows the pages' namespaces; these keys are typed by MailKey instead.
  const translate = instance.getFixedT(locale) as unknown as MailTexts;
  return (key, values) => keepNumbers(translate(key, values));
}
