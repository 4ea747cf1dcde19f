import { useLocation } from '@remix-run/react';
import { type Locale, localeFromPathname } from './locales';

/** The page's language. Derived from the path, so that it also works on error pages, where loader data is missing. */
export function useLocale(): Locale {
  return localeFromPathname(useLocation().pathname);
}
