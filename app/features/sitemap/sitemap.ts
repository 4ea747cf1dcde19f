import { defaultLocale, type Locale, locales } from '~/i18n/locales';
import { alternates } from '~/routing/href';
import { isIndexed, type PageId, pages } from '~/routing/paths';

type Params = Record<string, string>;

/** Parameters of each page that has some, one set per address and language; such pages without an entry here are left out. */
export type SitemapParams = Partial<Record<PageId, readonly ((locale: Locale) => Params)[]>>;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (found) => escapes[found] ?? found);

/** Every indexed page once per language, each naming all its languages. */
export function sitemapXml(siteUrl: string, params: SitemapParams): string {
  const urls = (Object.keys(pages) as PageId[])
    .filter(isIndexed)
    .flatMap((page) =>
      listParams(page, params).map((paramsFor) => alternates({ page, params: {} }, paramsFor)),
    )
    .flatMap((paths) => locales.map((locale) => urlElement(siteUrl, paths, locale)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function listParams(page: PageId, params: SitemapParams): readonly ((locale: Locale) => Params)[] {
  const { path } = pages[page] as { path: string | Record<Locale, string> };
  const hasParams = (typeof path === 'string' ? path : path[defaultLocale]).includes(':');
  return hasParams ? (params[page] ?? []) : [() => ({})];
}

function urlElement(siteUrl: string, paths: Record<Locale, string>, locale: Locale): string {
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(siteUrl + path)}"/>`;
  return [
    `<url><loc>${escapeXml(siteUrl + paths[locale])}</loc>`,
    ...locales.map((other) => link(other, paths[other])),
    link('x-default', paths[defaultLocale]),
    '</url>',
  ].join('');
}
