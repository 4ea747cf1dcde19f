import {
  byLocale,
  defaultLocale,
  type Locale,
  localeFromPathname,
  localePrefix,
  localeTable,
  locales,
} from '~/i18n/locales';
import { fillPath } from './fill-path';
import type { PageId, pageTable } from './page-table';
import { pageIds, pageRow, pathPattern } from './paths';

type Table = typeof pageTable;

type PathOf<P extends PageId> = Table[P]['path'] extends string
  ? Table[P]['path']
  : Table[P]['path'] extends { hr: infer H }
    ? H
    : never;

type ParamNames<Path> = Path extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** The parameters a page's path takes, e.g. `{ slug: string }`. */
export type PageParams<P extends PageId> = Record<ParamNames<PathOf<P>>, string>;

/** Requires a parameters argument only for pages with parameters. */
export type ParamsArgument<P extends PageId> = keyof PageParams<P> extends never
  ? []
  : [params: PageParams<P>];

function fill(page: PageId, locale: Locale, params: Record<string, string>): string {
  const path = fillPath(pathPattern(page, locale), params);
  return `${localePrefix(locale)}${path === '/' ? '' : path}` || '/';
}

/**
 * Builds the path of a page; the only place that does.
 * @throws Error if a parameter is missing
 */
export function href<P extends PageId>(
  page: P,
  locale: Locale,
  ...[params]: ParamsArgument<P>
): string {
  return fill(page, locale, (params ?? {}) as Record<string, string>);
}

export type PageMatch = { page: PageId; locale: Locale; params: Record<string, string> };

/** The canonical path of a matched page. */
export const matchHref = ({ page, locale, params }: PageMatch): string =>
  fill(page, locale, params);

const split = (path: string): string[] => path.split('/').filter(Boolean);

const languages = Object.keys(localeTable) as Locale[];

/** The engine's languages that the hotel does not offer: links to their pages may be left from the time when it did. */
const notOffered = languages.filter((language) => !locales.includes(language));

/** A hotel's own path needs no other languages than its own. */
const splitPattern = (page: PageId, locale: Locale): string[] | undefined => {
  const path: string | undefined = pathPattern(page, locale);
  return path === undefined ? undefined : split(path);
};

/** Every page's path in each language as segments, split once: each request is matched against all of them. */
const patterns = pageIds.map((page) => ({
  page,
  segments: new Map(languages.map((language) => [language, splitPattern(page, language)])),
}));

function matchSegments(
  wanted: readonly string[],
  given: readonly string[],
): Record<string, string> | undefined {
  if (wanted.length !== given.length) return undefined;
  if (!wanted.every((segment, index) => segment.startsWith(':') || segment === given[index]))
    return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    if (!segment.startsWith(':')) continue;
    try {
      params[segment.slice(1)] = decodeURIComponent(given[index] ?? '');
    } catch {
      return undefined;
    }
  }
  return params;
}

/** Splits off the language prefix: `/en/shop` → `en`, `/shop`. */
function splitPrefix(pathname: string): { locale: Locale; rest: string } {
  const locale = localeFromPathname(pathname);
  return { locale, rest: pathname.slice(localePrefix(locale).length) };
}

function findPage(rest: string, locale: Locale, among: readonly Locale[]) {
  const given = split(rest);
  for (const { page, segments } of patterns) {
    for (const language of among) {
      const wanted = segments.get(language);
      const params = wanted && matchSegments(wanted, given);
      if (params) return { page, locale, params };
    }
  }
  return undefined;
}

function findAlias(rest: string, locale: Locale): Omit<PageMatch, 'locale'> | undefined {
  for (const page of pageIds) {
    const { aliases } = pageRow(page);
    const params = aliases?.[locale] && matchSegments(split(aliases[locale]), split(rest));
    if (params) return { page, params };
  }
  return undefined;
}

/**
 * Matches a path against the pages of its own language. Literal paths take precedence over parameters by table order.
 * @returns undefined if no page matches
 */
export function matchPath(pathname: string): PageMatch | undefined {
  const { locale, rest } = splitPrefix(pathname);
  return findPage(rest, locale, [locale]);
}

/**
 * The canonical path for a path in another language, an alias or one with the prefix of the default language, or of a language
 * that the hotel does not offer: `/en/smjestaj` → `/en/accommodation`, `/hr` → `/`; undefined if there is none.
 */
export function findForeignPath(pathname: string): string | undefined {
  if (matchPath(pathname)) return undefined;
  const bare = withoutNeedlessPrefix(pathname);
  const own = bare === undefined ? undefined : matchPath(bare);
  if (own) return matchHref(own);
  const { locale, rest } = splitPrefix(bare ?? pathname);
  const alias = findAlias(rest, locale);
  if (alias) return matchHref({ ...alias, locale });
  const others = [...locales, ...notOffered].filter((other) => other !== locale);
  const match = findPage(rest, locale, others);
  return match && matchHref(match);
}

/** The default language has no prefix, but those of the others suggest one; what is no longer offered had one. */
function withoutNeedlessPrefix(pathname: string): string | undefined {
  const prefix = [defaultLocale, ...notOffered]
    .map((language) => `/${language}`)
    .find((each) => pathname === each || pathname.startsWith(`${each}/`));
  return prefix && (pathname.slice(prefix.length) || '/');
}

/** The same page in every language; `paramsFor` translates slugs if the content does. */
export function alternates(
  match: Pick<PageMatch, 'page' | 'params'>,
  paramsFor: (locale: Locale) => Record<string, string> = () => match.params,
): Record<Locale, string> {
  return byLocale((locale) => fill(match.page, locale, paramsFor(locale)));
}
