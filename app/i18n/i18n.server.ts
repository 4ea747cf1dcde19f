import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { RemixI18Next } from 'remix-i18next/server';
import de from './bundles/de';
import en from './bundles/en';
import hr from './bundles/hr';
import it from './bundles/it';
import { defaultLocale, type Locale, localeFromPathname, locales } from './locales';
import { i18nOptions } from './options';
import { rememberTexts } from './remember-texts';

const resources = { hr, en, it, de } satisfies Record<Locale, unknown>;

/** Texts on the server; the language comes from the path alone (product decision). */
export const i18n = new RemixI18Next({
  detection: {
    supportedLanguages: locales,
    fallbackLanguage: defaultLocale,
    order: ['custom'],
    findLocale: async (request) => localeFromPathname(new URL(request.url).pathname),
  },
  i18next: { ...i18nOptions, resources },
});

function createFor(locale: Locale): I18n {
  const instance = createInstance({ ...i18nOptions, lng: locale, resources, initImmediate: false });
  void instance.use(initReactI18next).init();
  rememberTexts(instance);
  return instance;
}

const instances = new Map(locales.map((locale) => [locale, createFor(locale)]));

/** The language's ready instance, shared by all requests: its texts never change while the process lives. */
export function getI18n(locale: Locale): I18n {
  return instances.get(locale) as I18n;
}

/** Translator for loaders and actions. */
export function getT(locale: Locale) {
  return getI18n(locale).t;
}
