import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { RemixI18Next } from 'remix-i18next/server';
import { byLocale, defaultLocale, type Locale, localeFromPathname, locales } from './locales';
import { i18nOptions, namespaces } from './options';
import { rememberTexts } from './remember-texts';
import { readTexts } from './translations.server';

const resources = byLocale((locale) => readTexts(locale, namespaces));

/** The language is taken from the path alone (product decision), the texts from the shared instances below. */
export const i18n = new RemixI18Next({
  detection: {
    supportedLanguages: [...locales],
    fallbackLanguage: defaultLocale,
    order: ['custom'],
    findLocale: async (request) => localeFromPathname(new URL(request.url).pathname),
  },
});

/** The language of a request. */
export async function getLocale(request: Request): Promise<Locale> {
  // It only returns supported languages.
  return (await i18n.getLocale(request)) as Locale;
}

function createFor(locale: Locale): I18n {
  const instance = createInstance({ ...i18nOptions, lng: locale, resources, initImmediate: false });
  void instance.use(initReactI18next).init();
  rememberTexts(instance);
  return instance;
}

const instances = byLocale(createFor);

/**
 * The prepared instance of a language, shared by all requests: its texts never change during the life of the process.
 */
export function getI18n(locale: Locale): I18n {
  return instances[locale];
}

/** Translator for loaders and actions. */
export function getT(locale: Locale) {
  return getI18n(locale).t;
}
