import { defaultLocale, type Locale, locales } from '~/i18n/locales';
import { alternates } from '~/routing/href';
import type { SitemapEntry } from './sitemap-entries';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (found) => escapes[found] ?? found);

/** Renders the sitemap: every page once per language, each with links to all its languages. */
export function sitemapXml(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap(({ page, params, changed }) => {
    const paths = alternates({ page, params: {} }, params);
    return locales.map((locale) => urlElement(siteUrl, paths, locale, changed));
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function urlElement(
  siteUrl: string,
  paths: Record<Locale, string>,
  locale: Locale,
  changed: string | undefined,
): string {
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(siteUrl + path)}"/>`;
  return [
    `<url><loc>${escapeXml(siteUrl + paths[locale])}</loc>`,
    changed ? `<lastmod>${changed}</lastmod>` : '',
    ...locales.map((other) => link(other, paths[other])),
    link('x-default', paths[defaultLocale]),
    '</url>',
  ].join('');
}
