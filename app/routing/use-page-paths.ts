import { useLocation, useMatches } from '@remix-run/react';
import type { Locale } from '~/i18n/locales';
import { alternates, matchPath, type PageMatch } from './href';

/** Returned by a page's loader, beside its own data, if the content translates the page's slug. */
type TranslatedSlugs = { slugs: Record<Locale, string> };

function findSlugs(data: unknown): Record<Locale, string> | undefined {
  return (data as Partial<TranslatedSlugs> | null | undefined)?.slugs;
}

/** The current page and its path in every language; undefined if the URL belongs to no page. */
export function usePagePaths(): { match: PageMatch; paths: Record<Locale, string> } | undefined {
  const { pathname } = useLocation();
  const slugs = findSlugs(useMatches().at(-1)?.data);
  const match = matchPath(pathname);
  if (!match) return undefined;
  const paramsFor = (locale: Locale) =>
    slugs ? { ...match.params, slug: slugs[locale] } : match.params;
  return { match, paths: alternates(match, paramsFor) };
}
