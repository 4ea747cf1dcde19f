import * as checkout from './support/checkout';
import { basketRow, fillBasket } from './support/shopping';
import { expect, test, waitForScripts } from './support/test';
import { type Locale, locales, wordsIn } from './support/words';

/** The table of addresses as it was decided; written out, so that the code cannot agree with itself. */
const table = {
  home: { hr: '/', en: '/en', de: '/de', it: '/it' },
  shop: { hr: '/shop', en: '/en/shop', de: '/de/shop', it: '/it/shop' },
  product: {
    hr: '/shop/bianchera',
    en: '/en/shop/bianchera',
    de: '/de/shop/bianchera',
    it: '/it/shop/bianchera',
  },
  terms: { hr: '/uvjeti', en: '/en/terms', de: '/de/agb', it: '/it/condizioni' },
  shipping: { hr: '/dostava', en: '/en/shipping', de: '/de/lieferung', it: '/it/consegna' },
  payment: { hr: '/placanje', en: '/en/payment', de: '/de/zahlung', it: '/it/pagamento' },
  privacy: { hr: '/gdpr', en: '/en/gdpr', de: '/de/gdpr', it: '/it/gdpr' },
  cart: { hr: '/shop/cart', en: '/en/shop/cart', de: '/de/shop/cart', it: '/it/shop/cart' },
} satisfies Record<string, Record<Locale, string>>;

const names: Record<Locale, string> = {
  hr: 'Hrvatski',
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
};

const searched = Object.entries(table).filter(([name]) => name !== 'cart');

for (const locale of locales) {
  test(`the switcher leads from every page in ${locale} to the same page in the others`, async ({
    page,
    visit,
  }) => {
    for (const paths of Object.values(table)) {
      await visit(paths[locale]);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const banner = page.getByRole('banner');
      await banner.locator('summary').click();
      for (const other of locales.filter((candidate) => candidate !== locale)) {
        const link = banner.getByRole('link', { name: names[other], exact: true });
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute('href', paths[other]);
        await expect(link).toHaveAttribute('lang', other);
      }
      await expect(banner.getByRole('link', { name: names[locale], exact: true })).toHaveCount(0);
    }
  });
}

test(
  'switching keeps the basket and the page',
  { tag: '@mobile' },
  async ({ page, scripts, visit }) => {
    await fillBasket(visit, page, 'hr', 2);
    for (const locale of ['en', 'de', 'it'] as const) {
      await page.getByRole('banner').locator('summary').click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: names[locale], exact: true })
        .click();
      await expect(page).toHaveURL(table.cart[locale]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn(locale).cart.title);
      await expect(basketRow(page, locale)).toBeVisible();
      if (scripts) await waitForScripts(page);
    }
  },
);

test('switching in the checkout keeps the step and what was typed', async ({ page, visit }) => {
  const buyer = checkout.buyerIn('hr');
  await fillBasket(visit, page, 'hr');
  await visit('/shop/checkout');
  await checkout.typeDetails(page, 'hr', buyer);
  await checkout.sendStep(page, 'hr', 'data');
  await checkout.expectStep(page, 'hr', 'delivery');
  await page.getByRole('contentinfo').getByRole('link', { name: names.de, exact: true }).click();
  await expect(page).toHaveURL('/de/shop/checkout?step=delivery');
  await checkout.expectStep(page, 'de', 'delivery');
  await visit('/de/shop/checkout?step=data');
  await checkout.expectDetails(page, 'de', buyer);
});

test.describe('what search engines and servers see', { tag: '@js' }, () => {
  for (const [name, paths] of searched) {
    test(`hreflang and canonical of ${name} agree in all languages`, async ({ request, site }) => {
      const expected = [
        ...locales.map((locale) => [locale, site.url + paths[locale]]),
        ['x-default', site.url + paths.hr],
      ]
        .map(([lang, url]) => `${lang} ${new URL(url ?? '').href}`)
        .sort();
      for (const locale of locales) {
        const answer = await request.get(paths[locale]);
        expect(answer.status()).toBe(200);
        expect(answer.headers()['content-language']).toBe(locale);
        const head = readHead(await answer.text());
        expect(head.lang).toBe(locale);
        expect(head.alternates).toEqual(expected);
        expect(head.canonical).toEqual([new URL(site.url + paths[locale]).href]);
        expect(head.robots).toEqual([]);
      }
    });
  }

  test('pages of a purchase are not for search engines', async ({ request }) => {
    for (const path of ['/shop/cart', '/de/success', '/it/fail']) {
      const head = readHead(await (await request.get(path)).text());
      expect(head.robots).toEqual(['noindex']);
      expect(head.alternates).toEqual([]);
      expect(head.canonical).toEqual([]);
    }
  });

  for (const [asked, better] of [
    ['/en/uvjeti', '/en/terms'],
    ['/de/dostava', '/de/lieferung'],
    ['/it/payment', '/it/pagamento'],
    ['/terms', '/uvjeti'],
    ['/lieferung', '/dostava'],
    ['/shop/', '/shop'],
    ['/en/', '/en'],
    ['/EN/Shop', '/en/shop'],
    ['/de//shop', '/de/shop'],
  ] as const) {
    test(`${asked} answers with the one address ${better}`, async ({ request }) => {
      const answer = await request.get(asked, { maxRedirects: 0 });
      expect([301, 308]).toContain(answer.status());
      expect(answer.headers().location).toBe(better);
    });
  }

  test('the browser’s language moves nobody', async ({ request }) => {
    const answer = await request.get('/', {
      headers: { 'accept-language': 'de-DE,de;q=0.9' },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(200);
    expect(readHead(await answer.text()).lang).toBe('hr');
  });
});

for (const locale of locales) {
  test(`a page that is not there says so in ${locale}`, async ({ page, visit, watch }) => {
    watch.expectStatus(404);
    const { common } = wordsIn(locale);
    const prefix = locale === 'hr' ? '' : `/${locale}`;
    for (const path of ['/404', '/nema-je', '/shop/nema-je', '/a/b/c']) {
      const answer = await visit(prefix + path);
      expect(answer.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(common.notFound.message);
      await expect(page.getByRole('main')).toContainText(common.notFound.code);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page).toHaveTitle(new RegExp(common.notFound.title));
    }
    await page.getByRole('main').getByRole('link', { name: common.backHome }).click();
    await expect(page).toHaveURL(table.home[locale]);
  });
}

test('the English texts of a missing page are the ones asked for', async ({
  page,
  visit,
  watch,
}) => {
  watch.expectStatus(404);
  await visit('/en/nothing-here');
  await expect(page.getByRole('main')).toContainText('This page could not be found');
  await expect(page.getByRole('main')).toContainText('Error 404 - Page not found');
});

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
