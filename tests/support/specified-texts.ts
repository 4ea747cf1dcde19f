import type { Locale } from '../../app/i18n/locales';

/** The form texts required by the specification (section 5), independent of the code under test. */
export const required: Record<Locale, string> = {
  hr: 'Obavezno polje',
  en: 'Required Field',
  de: 'Pflichtfeld',
  it: 'Campo obbligatorio',
};
export const invalidEmail: Record<Locale, string> = {
  hr: 'Neispravan format e-pošte',
  en: 'Incorrect email format',
  de: 'Falsches E-Mail-Format',
  it: 'Formato dell’email non corretto',
};
