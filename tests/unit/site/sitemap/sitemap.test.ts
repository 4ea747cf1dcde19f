import { expect, test } from 'vitest';
import { sitemapXml } from '~/site/sitemap/sitemap';
import { locales } from '~/i18n/locales';

const xml = sitemapXml('https://hotel.example', [
  { page: 'home', params: () => ({}) },
  { page: 'article', params: (locale) => ({ slug: `a&b-${locale}` }), changed: '2026-11-21' },
]);
const urls = xml.match(/<url>.*<\/url>/g) ?? [];

test('every address names all languages and the default, the same on each', () => {
  expect(urls).toHaveLength(2 * locales.length);
  for (const url of urls) {
    const languages = [...url.matchAll(/hreflang="([\w-]+)"/g)].map(([, language]) => language);
    expect(languages).toEqual([...locales, 'x-default']);
  }
  expect(xml).toContain('<loc>https://hotel.example/</loc>');
  expect(xml).toContain('<loc>https://hotel.example/de/nachticht/a%26b-de</loc>');
});

test('the day of the last change only where the content says it', () => {
  const dated = urls.filter((url) => url.includes('<lastmod>2026-11-21</lastmod>'));
  expect(dated).toHaveLength(locales.length);
  expect(urls.filter((url) => url.includes('lastmod'))).toEqual(dated);
});
