import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from './locales';
import { i18nOptions } from './options';

const bundles = {
  hr: () => import('./bundles/hr'),
  en: () => import('./bundles/en'),
  it: () => import('./bundles/it'),
  de: () => import('./bundles/de'),
} satisfies Record<Locale, unknown>;

/** Loads one language's texts (a hashed file: never older than the page) and makes the browser's instance. */
export async function createClientI18n(locale: Locale): Promise<I18n> {
  const { default: bundle } = await bundles[locale]();
  const instance = createInstance();
  await instance
    .use(initReactI18next)
    .init({ ...i18nOptions, lng: locale, resources: { [locale]: bundle } });
  return instance;
}
