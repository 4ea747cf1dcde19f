import { localeTable } from '~/i18n/locales';

/** The name of a language in that language; its code if the engine no longer supports it. */
export const nativeLanguageName = (locale: string): string =>
  locale in localeTable ? localeTable[locale as keyof typeof localeTable].name : locale;
