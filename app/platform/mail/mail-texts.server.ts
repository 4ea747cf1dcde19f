import { createInstance } from 'i18next';
import { byLocale, defaultLocale, type Locale } from '~/i18n/locales';
import { readTexts } from '~/i18n/translations.server';
import type { MailTexts } from './mail-keys';

// A separate instance, because an email is in the order's language, whatever the language of the current request.
const instance = createInstance({
  resources: byLocale((locale) => readTexts(locale, ['mail'])),
  ns: 'mail',
  defaultNS: 'mail',
  lng: defaultLocale,
  fallbackLng: false,
  initImmediate: false,
  // React escapes the HTML part, and the text part is plain.
  interpolation: { escapeValue: false, skipOnVariables: true },
});
void instance.init();

/** Keeps every number on one line with the word or currency that follows: `24 sata`, `21. studenoga`, `72,00 €`. */
export function withNonBreakingSpaces(text: string): string {
  return text.replace(/(\d\.?) (?=[\p{L}\p{Sc}])/gu, '$1\u00a0');
}

/** The texts of the emails in one language, without fallback to another. */
export function getMailTexts(locale: Locale): MailTexts {
  // The global typing of i18next only knows the pages' namespaces; these keys are typed by MailKey instead.
  const translate = instance.getFixedT(locale) as unknown as MailTexts;
  return (key, values) => withNonBreakingSpaces(translate(key, values));
}
