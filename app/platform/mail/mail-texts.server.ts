import { createInstance } from 'i18next';
import type { Locale } from '~/i18n/locales';
import de from '../../../translations/de/mail.json';
import en from '../../../translations/en/mail.json';
import hr from '../../../translations/hr/mail.json';
import it from '../../../translations/it/mail.json';
import type { MailTexts } from './mail-keys';

// Its own instance: a mail's language is the order's, whatever language the running request has.
const instance = createInstance({
  resources: { hr: { mail: hr }, en: { mail: en }, it: { mail: it }, de: { mail: de } },
  ns: 'mail',
  defaultNS: 'mail',
  lng: 'hr',
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
