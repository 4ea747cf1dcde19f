import { expect, test } from 'vitest';
import { sitemapXml } from '~/features/sitemap/sitemap';
import { locales } from '~/i18n/locales';
import { isIndexed, type PageId, pages } from '~/routing/paths';

const xml = sitemapXml('https://hotel.example', {
  product: [() => ({ slug: 'ulje' }), () => ({ slug: 'ocat' })],
});
const locs = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? '');

test('every indexed page and product once per language, nothing else', () => {
  const plain = (Object.keys(pages) as PageId[]).filter(
    (page) => isIndexed(page) && !JSON.stringify(pages[page].path).includes('/:'),
  );
  expect(locs).toHaveLength((plain.length + 2) * locales.length);
  expect(new Set(locs).size).toBe(locs.length);
  expect(locs).toContain('https://hotel.example/');
  expect(locs).toContain('https://hotel.example/de/shop/ulje');
  expect(locs.filter((loc) => /cart|checkout|success|fail|404|order/.test(loc))).toEqual([]);
});

test('every address names all languages and the default, the same on each', () => {
  const urls = xml.match(/<url>.*<\/url>/g) ?? [];
  expect(urls).toHaveLength(locs.length);
  for (const url of urls) {
    const languages = [...url.matchAll(/hreflang="([\w-]+)"/g)].map(([, language]) => language);
    expect(languages).toEqual([...locales, 'x-default']);
  }
});
