import { describe, expect, test } from 'vitest';
import { pageTitle } from '~/components/seo/page-title';
import { getT } from '~/i18n/i18n.server';
import { type Locale, locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { isIndexed, pageIds } from '~/routing/paths';
import { specifiedPaths } from '../support/specified-paths';
import { addToCart, buyer } from '../support/journey';
import { siteContent } from '../support/site-content';
import { Shopper } from '../support/shopper';
import { sharedSite } from '../support/site-for-tests';

const site = sharedSite();

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });
const read = async (path: string) => (await get(path)).text();

/** Pages of a purchase are not indexed. */
const unlisted = new Set(['cart', 'success', 'fail']);
const searched = Object.entries(specifiedPaths).filter(([name]) => !unlisted.has(name));

const names: Record<Locale, string> = {
  hr: 'Hrvatski',
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
};

test('the table contains every indexable page', () => {
  const listed = pageIds.filter(isIndexed);
  expect(searched.map(([name]) => name).sort()).toEqual(listed.sort());
});

describe.each(locales)('in %s', (locale) => {
  test('the language switcher of every page links to its translations, by each language’s own name', async () => {
    for (const [name, paths] of Object.entries(specifiedPaths)) {
      const expected = locales
        .filter((other) => other !== locale)
        .map((other) => `${other} ${paths[other]} ${names[other]}`);
      expect(readSwitcher(await read(paths[locale])), name).toEqual(expected.sort());
    }
  });

  test('hreflang and canonical of every page agree with the table', async () => {
    for (const [name, paths] of searched) {
      const expected = [
        ...locales.map((other) => `${other} ${new URL(site.url + paths[other]).href}`),
        `x-default ${new URL(site.url + paths.hr).href}`,
      ];
      const response = await get(paths[locale]);
      expect(response.status, name).toBe(200);
      expect(response.headers.get('content-language'), name).toBe(locale);
      const head = readHead(await response.text());
      expect(head, name).toEqual({
        lang: locale,
        canonical: [new URL(site.url + paths[locale]).href],
        alternates: expected.sort(),
        robots: [],
      });
    }
  });

  test('a missing page says so and links home', async () => {
    const t = getT(locale);
    const prefix = locale === 'hr' ? '' : `/${locale}`;
    const unknown = ['/404', '/nema-je', '/shop/nema-je', '/a/b/c'].map((path) => prefix + path);
    // A page that shows its errors itself.
    unknown.push(href('packageReservation', locale, { slug: 'nema-je' }));
    const guestEnquiry = href('guestEnquiry', locale, { token: 'x' });
    // Links of emails, and what is left of one.
    const stale = [
      guestEnquiry,
      guestEnquiry.slice(0, -'/x'.length),
      href('order', locale, { token: 'x' }),
      `${href('withdrawal', locale)}?withdrawal=x`,
      `${href('withdrawal', locale)}?confirm=x`,
    ];
    for (const path of [...unknown, ...stale]) {
      const page = await new Shopper(site.url).open(path);
      expect(page.status, path).toBe(404);
      expect(page.html).toContain(`<html lang="${locale}"`);
      const isStale = stale.includes(path);
      const [, title] = /<title>([^<]*)/.exec(page.html) ?? [];
      const text = isStale ? t('texts:staleLink.title') : t('notFound.title');
      expect(title, path).toBe(pageTitle(text, siteContent.current().get().site.hotel));
      const [main = ''] = /<main\b[\s\S]*<\/main>/.exec(page.html) ?? [];
      const heading = isStale ? t('texts:staleLink.title') : t('notFound.message');
      expect(main.match(/<h1[^>]*>([^<]*)/)?.[1], path).toBe(heading);
      expect(main).toContain(t('notFound.code'));
      expect(main).toMatch(
        new RegExp(`<a [^>]*href="${specifiedPaths.home[locale]}"[^>]*>[^]*?${t('backHome')}`),
      );
    }
  });
});

const readPrefix = (locale: Locale) => (locale === 'hr' ? '' : `/${locale}`);

test('switching in the checkout keeps the step and the values', async () => {
  const locale = 'de';
  const shopper = new Shopper(site.url);
  await addToCart(shopper, locale);
  const data = await shopper.open(`${readPrefix(locale)}/shop/checkout`);
  const delivery = await shopper.submit(data, data.form('fullName', 'email'), buyer);
  for (const other of locales.filter((candidate) => candidate !== locale)) {
    const path = `${readPrefix(other)}/shop/checkout?step=delivery`;
    expect(readSwitcher(delivery.html)).toContain(`${other} ${path} ${names[other]}`);
    expect((await shopper.open(path)).form('deliveryMethod')).toBeDefined();
    const { form } = await shopper.open(path.replace('delivery', 'data'));
    const { fields } = form('fullName', 'email');
    const typed = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    expect(typed).toMatchObject(buyer);
  }
});

test('the English texts of a missing page are the specified ones', async () => {
  const { text } = await new Shopper(site.url).open('/en/nothing-here');
  expect(text).toContain('This page could not be found');
  expect(text).toContain('Error 404 - Page not found');
});

test('pages of a purchase are noindex and name their translations', async () => {
  for (const [page, locale] of [
    ['cart', 'hr'],
    ['success', 'de'],
    ['fail', 'it'],
  ] as const) {
    const head = readHead(await read(href(page, locale)));
    expect(head, page).toMatchObject({
      robots: ['noindex'],
      canonical: [site.url + href(page, locale)],
    });
    for (const other of locales) {
      expect(head.alternates).toContain(`${other} ${site.url}${href(page, other)}`);
    }
  }
});

test.each([
  ['/en/uvjeti', '/en/terms'],
  ['/de/dostava', '/de/lieferung'],
  ['/it/payment', '/it/pagamento'],
  ['/terms', '/uvjeti'],
  ['/lieferung', '/dostava'],
  ['/shop/', '/shop'],
  ['/en/', '/en'],
  ['/EN/Shop', '/en/shop'],
  ['/de//shop', '/de/shop'],
  ['/de/nachrichten', '/de/nachticht'],
  ['/de/nachrichten/was-die-bora-tut', '/de/nachticht/was-die-bora-tut'],
  ['/en/news/sto-radi-bura', '/en/news/what-the-bura-does'],
  ['/it/pacchetti/mlado-ulje', '/it/pacchetti/olio-nuovo'],
])('%s redirects to its canonical path %s', async (path, canonical) => {
  const response = await get(path);
  expect([301, 308]).toContain(response.status);
  expect(response.headers.get('location')).toBe(canonical);
});

test('the browser’s language does not redirect', async () => {
  const response = await get('/', { 'accept-language': 'de-DE,de;q=0.9' });
  expect(response.status).toBe(200);
  expect(readHead(await response.text()).lang).toBe('hr');
});

/** The languages and links in the header's language switcher. */
function readSwitcher(html: string): string[] {
  const [, list = ''] = /<header.*?<details class="languages">(.*?)<\/details>/s.exec(html) ?? [];
  return [...list.matchAll(/<a href="([^"]*)" lang="([^"]*)"[^>]*>([^<]*)</g)]
    .map(([, path, lang, name]) => `${lang} ${path} ${name}`)
    .sort();
}

function readHead(html: string) {
  const links = [...html.matchAll(/<link\s[^>]*>/g)].map(([tag]) => tag);
  const read = (tag: string, name: string) =>
    new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const address = (tag: string) => new URL(read(tag, 'href')).href;
  return {
    lang: /<html[^>]*\slang="([^"]*)"/.exec(html)?.[1],
    canonical: links.filter((tag) => read(tag, 'rel') === 'canonical').map(address),
    alternates: links
      .filter((tag) => read(tag, 'rel') === 'alternate')
      .map((tag) => `${read(tag, 'hreflang')} ${address(tag)}`)
      .sort(),
    robots: [...html.matchAll(/<meta name="robots" content="([^"]*)"/g)].map(([, value]) => value),
  };
}
