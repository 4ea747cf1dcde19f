import { defaultLocale, type Locale, locales } from '~/i18n/locales';
import { escapeAttribute } from '~/platform/text/markup';
import { alternates } from '~/routing/href';
import type { SitemapEntry } from './sitemap-entries';

/** Renders the sitemap: every page once per language, each with links to all its languages. */
export function sitemapXml(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap((entry) => urlElements(siteUrl, entry));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** One element per language; its links are the same in each. */
function urlElements(siteUrl: string, { page, params, changed }: SitemapEntry): string[] {
  const paths = alternates({ page, params: {} }, params);
  const urlOf = (locale: Locale) => escapeAttribute(siteUrl + paths[locale]);
  const link = (language: string, url: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`;
  const rest = [
    changed ? `<lastmod>${changed}</lastmod>` : '',
    ...locales.map((locale) => link(locale, urlOf(locale))),
    link('x-default', urlOf(defaultLocale)),
  ].join('');
  return locales.map((locale) => `<url><loc>${urlOf(locale)}</loc>${rest}</url>`);
}
