import { defaultLocale, type Locale, localePrefix, locales } from '~/i18n/locales';
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

/** Parameters are an argument only where the page has some. */
export type ParamsArgument<P extends PageId> = keyof PageParams<P> extends never
  ? []
  : [params: PageParams<P>];

function fill(page: PageId, locale: Locale, params: Record<string, string>): string {
  const path = pathPattern(page, locale).replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Path of "${page}" needs the parameter "${name}"`);
    return encodeURIComponent(value);
  });
  return `${localePrefix(locale)}${path === '/' ? '' : path}` || '/';
}

/**
 * The only way to make a page's address.
 * @throws Error when a parameter is missing.
 */
export function href<P extends PageId>(
  page: P,
  locale: Locale,
  ...[params]: ParamsArgument<P>
): string {
  return fill(page, locale, (params ?? {}) as Record<string, string>);
}

export type PageMatch = { page: PageId; locale: Locale; params: Record<string, string> };

function matchPattern(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (!segment.startsWith(':')) {
      if (segment !== value) return undefined;
      continue;
    }
    try {
      params[segment.slice(1)] = decodeURIComponent(value);
    } catch {
      return undefined;
    }
  }
  return params;
}

/** Splits the language prefix off: `/en/shop` → `en`, `/shop`. */
function splitPrefix(pathname: string): { locale: Locale; rest: string } {
  for (const locale of locales) {
    const prefix = localePrefix(locale);
    if (prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`))) {
      return { locale, rest: pathname.slice(prefix.length) || '/' };
    }
  }
  return { locale: defaultLocale, rest: pathname };
}

function findPage(rest: string, locale: Locale, patterns: readonly Locale[]) {
  for (const page of pageIds) {
    for (const patternLocale of patterns) {
      const params = matchPattern(pathPattern(page, patternLocale), rest);
      if (params) return { page, locale, params };
    }
  }
  return undefined;
}

function findAlias(rest: string, locale: Locale): Omit<PageMatch, 'locale'> | undefined {
  for (const page of pageIds) {
    const { aliases } = pageRow(page);
    const params = aliases?.[locale] && matchPattern(aliases[locale], rest);
    if (params) return { page, params };
  }
  return undefined;
}

/** The page at an address in the address's own language, or undefined. Literal paths win over parameters by table order. */
export function matchPath(pathname: string): PageMatch | undefined {
  const { locale, rest } = splitPrefix(pathname);
  return findPage(rest, locale, [locale]);
}

/** Where an address that belongs to another language, or an alias, should go: `/en/smjestaj` → `/en/accommodation`; undefined when none. */
export function findForeignPath(pathname: string): string | undefined {
  const { locale, rest } = splitPrefix(pathname);
  if (matchPath(pathname)) return undefined;
  const alias = findAlias(rest, locale);
  if (alias) return fill(alias.page, locale, alias.params);
  const others = locales.filter((other) => other !== locale);
  const match = findPage(rest, locale, others);
  return match && fill(match.page, locale, match.params);
}

/** The same page in every language; `paramsFor` translates slugs where the content does so. */
export function alternates(
  match: Pick<PageMatch, 'page' | 'params'>,
  paramsFor: (locale: Locale) => Record<string, string> = () => match.params,
): Record<Locale, string> {
  return Object.fromEntries(
    locales.map((locale) => [locale, fill(match.page, locale, paramsFor(locale))]),
  ) as Record<Locale, string>;
}
