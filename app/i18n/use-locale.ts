import { useLocation } from '@remix-run/react';
import { type Locale, localeFromPathname } from './locales';

/** The page's language. Read from the path, so that it holds on error pages too, where loader data is missing. */
export function useLocale(): Locale {
  return localeFromPathname(useLocation().pathname);
}
