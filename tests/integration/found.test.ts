import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { hotelDay } from '~/platform/time/calendar';
import { getContent } from '../support/site-content';
import { localeFromPathname, localePrefix, locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { decode, readText } from '../support/html-forms';
import { addToCart } from '../support/journey';
import { Shopper } from '../support/shopper';
import { contentDay } from '../support/content-day';
import { sharedSite } from '../support/site-for-tests';
import { findGaps, isOf, type Node, readNodes, textsOf } from '../support/structured-data';
import { allSections } from '../support/all-sections';

type Listed = { path: string; html: string; alternates: string[]; lastmod?: string | undefined };

const ogLocales = { hr: 'hr_HR', en: 'en_GB', de: 'de_DE', it: 'it_IT' };

const site = sharedSite({ clockAt: contentDay });
const pages: Listed[] = [];

const pathOf = (url: string) => new URL(url).pathname;

/** Fetches every page of the sitemap once, as a search engine does: without scripts or cookies. */
beforeAll(async () => {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry);
  while (entries.length > 0) {
    pages.push(...(await Promise.all(entries.splice(0, 6).map(readListed))));
  }
});
// Synchronous tests hold this process up for longer than the site keeps idle connections: fetch must notice their end.
beforeEach(() => nextTurn());

async function readListed(entry: string): Promise<Listed> {
  const [, loc = ''] = /<loc>([^<]+)<\/loc>/.exec(entry) ?? [];
  const [, lastmod] = /<lastmod>([^<]+)<\/lastmod>/.exec(entry) ?? [];
  const response = await fetch(loc, { headers: { accept: 'text/html' }, redirect: 'manual' });
  expect(`${response.status} ${loc}`).toBe(`200 ${loc}`);
  expect(response.headers.get('x-robots-tag'), loc).toBeNull();
  return {
    path: pathOf(loc),
    html: await response.text(),
    alternates: alternatesOf(entry),
    lastmod,
  };
}

/** The hreflang set, in HTML and in the sitemap. */
const alternatesOf = (source: string) =>
  [...source.matchAll(/rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/gi)].map(
    ([, language, url = '']) => `${language} ${pathOf(url)}`,
  );

const metaOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))].map(
    ([, content = '']) => decode(content),
  );

test('titles and descriptions are unique, neither too short nor truncated in search results', () => {
  const seen = new Map<string, string>();
  for (const { path, html } of pages) {
    const title = decode(/<title>([^<]*)/.exec(html)?.[1] ?? '');
    const descriptions = metaOf(html, 'description');
    const [description = ''] = descriptions;
    const locale = localeFromPathname(path);
    expect(descriptions, path).toHaveLength(1);
    expect(html, path).toContain(`<html lang="${locale}"`);
    expect(html.match(/<h1\b/g), path).toHaveLength(1);
    expect(title.length, title).toBeGreaterThanOrEqual(25);
    expect(title.length, title).toBeLessThanOrEqual(65);
    expect(title, path).toContain('Murva');
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(160);
    for (const text of [title, `${locale} ${description}`]) {
      expect(seen.get(text) ?? path, text).toBe(path);
      seen.set(text, path);
    }
  }
  expect(pages.length).toBeGreaterThan(200);
});

test('every page has a canonical and the same hreflang set as its translations and the sitemap', () => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  expect(byPath.size).toBe(pages.length);
  for (const { path, html, alternates } of pages) {
    const canonical = [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)];
    expect(canonical.map(([, url]) => url)).toEqual([site.url + path]);
    expect(html, path).not.toMatch(/<meta name="robots"/);
    const set = alternatesOf(html);
    expect(set, path).toEqual(alternates);
    expect(set.map((entry) => entry.split(' ')[0])).toEqual([...locales, 'x-default']);
    expect(set, path).toContain(`${localeFromPathname(path)} ${path}`);
    expect(set.at(-1)).toBe(set[0]?.replace('hr ', 'x-default '));
    for (const entry of set) {
      const other = byPath.get(entry.split(' ')[1] ?? '');
      expect(other && alternatesOf(other.html), `${path} → ${entry}`).toEqual(set);
    }
  }
});

test('the Open Graph tags of every page describe it in its language', () => {
  for (const { path, html } of pages) {
    const locale = localeFromPathname(path);
    const others = locales.filter((other) => other !== locale);
    expect(metaOf(html, 'og:url'), path).toEqual([site.url + path]);
    expect(metaOf(html, 'og:title').join(), path).not.toBe('');
    expect(metaOf(html, 'og:description'), path).toEqual(metaOf(html, 'description'));
    expect(metaOf(html, 'og:type').join(), path).toMatch(/^(?:website|article|product)$/);
    expect(metaOf(html, 'og:site_name'), path).toEqual(['Heritage Hotel Murva']);
    expect(metaOf(html, 'og:locale'), path).toEqual([ogLocales[locale]]);
    expect(metaOf(html, 'og:locale:alternate'), path).toEqual(
      others.map((other) => ogLocales[other]),
    );
    expect(metaOf(html, 'og:image:alt').join().length, path).toBeGreaterThan(10);
    expect(metaOf(html, 'twitter:card'), path).toEqual(['summary_large_image']);
  }
});

test('every Open Graph image exists, has the stated size and suits a large card', async () => {
  const pictures = new Map(
    pages.map(({ html }) => {
      const size = `${metaOf(html, 'og:image:width').join()}×${metaOf(html, 'og:image:height').join()}`;
      return [metaOf(html, 'og:image').join(), size];
    }),
  );
  for (const [url, size] of pictures) {
    const response = await fetch(url, { headers: { accept: '*/*' } });
    expect(response.headers.get('content-type'), url).toBe('image/jpeg');
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(`${width}×${height} ${url}`).toBe(`${size} ${url}`);
    expect(width, url).toBeGreaterThanOrEqual(600);
  }
});

test('the sitemap dates pages by their content, never by the clock', () => {
  const today = hotelDay(new Date());
  for (const { path, lastmod = '' } of pages) {
    expect(lastmod, path).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(new Date(lastmod).toISOString().slice(0, 10), path).toBe(lastmod);
    expect(lastmod <= today, path).toBe(true);
  }
  for (const { slugs, date, updated } of allSections(getContent().get()).news.articles) {
    const path = href('article', 'it', { slug: slugs.it });
    expect(pages.find((page) => page.path === path)?.lastmod).toBe(updated ?? date);
  }
});

test('structured data parses, is complete, and has no dangling references', () => {
  const all = pages.map(({ path, html }) => ({ path, nodes: readNodes(html) }));
  const known = new Set(
    all.flatMap(({ nodes }) => nodes.filter((node) => '@type' in node).map((node) => node['@id'])),
  );
  for (const { path, nodes } of all) {
    expect(nodes.flatMap(findGaps), path).toEqual([]);
    const references = nodes.flatMap((node) => node['@id'] ?? []);
    expect(
      references.filter((id) => !known.has(id)),
      path,
    ).toEqual([]);
    // Self-serving reviews, and markup that search engines no longer read.
    expect(JSON.stringify(nodes), path).not.toMatch(/aggregateRating|"review"|FAQPage|HowTo/);
  }
});

test('URLs in structured data are absolute, in the sitemap, and in the page’s language', () => {
  const listed = new Set(pages.map(({ path }) => path));
  for (const { path, html } of pages) {
    const nodes = readNodes(html).filter((node) => !isOf(node, 'WebSite'));
    const addresses = nodes
      .flatMap((node) => [node.url, node.item, node.mainEntityOfPage, node.merchantReturnLink])
      .filter((url): url is string => url !== undefined);
    for (const url of addresses) {
      expect(url.startsWith(site.url), url).toBe(true);
      expect(listed.has(pathOf(url)), url).toBe(true);
      expect(localeFromPathname(pathOf(url)), `${path}: ${url}`).toBe(localeFromPathname(path));
    }
    const languages = nodes.flatMap((node) => node.inLanguage ?? []);
    expect(
      languages.filter((code) => code !== localeFromPathname(path)),
      path,
    ).toEqual([]);
  }
});

test('names, prices, hours and addresses in structured data are also visible on the page', () => {
  let found = 0;
  for (const { path, html } of pages) {
    const text = readText(html).replaceAll('\u00ad', '');
    const nodes = readNodes(html);
    const texts = [...new Set(nodes.flatMap(textsOf))];
    expect(
      texts.filter((each) => !text.includes(each)),
      path,
    ).toEqual([]);
    for (const { telephone } of nodes) {
      if (typeof telephone === 'string') expect(html, path).toContain(`href="tel:${telephone}"`);
    }
    found += texts.length;
  }
  expect(found).toBeGreaterThan(1_500);
});

const typesAt = (path: string) => {
  const page = pages.find((listed) => listed.path === path);
  return new Set(readNodes(page?.html ?? '').flatMap((node: Node) => node['@type'] ?? []));
};

test.each(locales)('each kind of page in %s has its structured data types', (locale) => {
  const { packages, news } = allSections(getContent().get());
  const article = news.articles.find(({ event }) => event)?.slugs[locale] ?? '';
  const item = packages.items[0]?.slugs[locale] ?? '';
  const expected = {
    [href('home', locale)]: ['Hotel', 'WebSite', 'GeoCoordinates'],
    [href('rooms', locale)]: ['Hotel', 'HotelRoom', 'LocationFeatureSpecification'],
    [href('room', locale, { slug: 'suite-cavalier' })]: ['HotelRoom', 'Offer', 'BreadcrumbList'],
    [href('restaurant', locale)]: ['Restaurant', 'MenuItem', 'OpeningHoursSpecification'],
    [href('tavern', locale)]: ['Restaurant', 'MenuItem', 'OpeningHoursSpecification'],
    [href('shop', locale)]: ['ItemList'],
    [href('product', locale, { slug: 'bianchera' })]: [
      'ProductGroup',
      'UnitPriceSpecification',
      'OfferShippingDetails',
      'MerchantReturnPolicy',
      'BreadcrumbList',
    ],
    [href('package', locale, { slug: item })]: ['Product', 'AggregateOffer', 'BreadcrumbList'],
    [href('article', locale, { slug: article })]: ['NewsArticle', 'Event', 'BreadcrumbList'],
    [href('contact', locale)]: ['ContactPage', 'Hotel', 'OpeningHoursSpecification'],
    [href('imprint', locale)]: ['Organization', 'ContactPoint'],
  };
  for (const [path, types] of Object.entries(expected)) {
    expect([...typesAt(path)], path).toEqual(expect.arrayContaining(types));
  }
});

test.each(locales)('private screens in %s are noindex', async (locale) => {
  const shopper = new Shopper(site.url);
  await addToCart(shopper, locale, 'bianchera', '1');
  const prefix = localePrefix(locale);
  const shared = (
    [
      'cart',
      'checkout',
      'success',
      'fail',
      'newsletter',
      'newsletterConfirm',
      'newsletterLeave',
    ] as const
  ).map((page) => href(page, locale));
  const hidden = [
    ...shared,
    href('notFound', locale),
    href('order', locale, { token: 'nobody' }),
    `${href('contact', locale)}?sent=1`,
    `${href('tableReservation', locale)}?sent=1`,
    `${prefix}/nowhere-at-all`,
  ];
  for (const path of hidden) {
    const { html } = await shopper.open(path);
    expect(html, path).toContain('<meta name="robots" content="noindex"');
    if (shared.includes(path) || path.endsWith('?sent=1')) {
      expect(html).toContain(`<link rel="canonical" href="${site.url}${path.split('?')[0]}"/>`);
      expect(html.match(/<link rel="alternate" hrefLang="/g), path).toHaveLength(5);
    } else {
      expect(html, path).not.toMatch(/<link rel="(?:canonical|alternate)"/);
    }
    expect(
      pages.some((page) => page.path === path),
      path,
    ).toBe(false);
  }
  for (const path of [`${href('shop', locale)}?x=1`, `${href('gallery', locale)}?category=rooms`]) {
    const { html } = await shopper.open(path);
    expect(html).toContain(`<link rel="canonical" href="${site.url}${path.split('?')[0]}"/>`);
  }
});

test('robots.txt allows everything in the sitemap, with its styles and pictures', async () => {
  const robots = await (await fetch(`${site.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  const open = [...pages.map(({ path }) => path), '/assets/hero', '/build/x.css', '/cjenik/'];
  expect(open.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
});
