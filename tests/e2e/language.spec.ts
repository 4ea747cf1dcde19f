import { isIndexed, type PageId, pages } from '../../app/routing/paths';
import * as checkout from './support/checkout';
import { basketRow, fillBasket } from './support/shopping';
import { expect, test, waitForScripts } from './support/test';
import { type Locale, locales, wordsIn } from './support/words';

/** The table of addresses as it was decided; written out, so that the code cannot agree with itself. */
const table = {
  home: { hr: '/', en: '/en', it: '/it', de: '/de' },
  rooms: { hr: '/smjestaj', en: '/en/accommodation', it: '/it/camere', de: '/de/unterkunft' },
  room: {
    hr: '/smjestaj/suite-cavalier',
    en: '/en/accommodation/suite-cavalier',
    it: '/it/camere/suite-cavalier',
    de: '/de/unterkunft/suite-cavalier',
  },
  restaurant: { hr: '/restoran', en: '/en/restaurant', it: '/it/ristorante', de: '/de/restaurant' },
  tavern: {
    hr: '/restoran/konoba-ladonja',
    en: '/en/restaurant/konoba-ladonja',
    it: '/it/ristorante/konoba-ladonja',
    de: '/de/restaurant/konoba-ladonja',
  },
  tableReservation: {
    hr: '/restoran/rezervacija-stola',
    en: '/en/restaurant/table-reservation',
    it: '/it/ristorante/prenota-tavolo',
    de: '/de/restaurant/tischreservierung',
  },
  oleotheque: { hr: '/oleoteka', en: '/en/oleotheque', it: '/it/oleoteca', de: '/de/oleothek' },
  wellness: { hr: '/wellness', en: '/en/wellness', it: '/it/wellness', de: '/de/wellness' },
  packages: { hr: '/paketi', en: '/en/packages', it: '/it/pacchetti', de: '/de/pakete' },
  package: {
    hr: '/paketi/mlado-ulje',
    en: '/en/packages/new-oil',
    it: '/it/pacchetti/olio-nuovo',
    de: '/de/pakete/junges-oel',
  },
  packageReservation: {
    hr: '/paketi/mlado-ulje/rezerviraj',
    en: '/en/packages/new-oil/reserve',
    it: '/it/pacchetti/olio-nuovo/prenota',
    de: '/de/pakete/junges-oel/anfrage',
  },
  experiences: {
    hr: '/dozivljaji',
    en: '/en/experiences',
    it: '/it/esperienze',
    de: '/de/erfahrungen',
  },
  heritage: { hr: '/heritage', en: '/en/heritage', it: '/it/heritage', de: '/de/heritage' },
  gallery: { hr: '/galerija', en: '/en/gallery', it: '/it/galleria', de: '/de/galerie' },
  news: { hr: '/novosti', en: '/en/news', it: '/it/notizie', de: '/de/nachticht' },
  article: {
    hr: '/novosti/sto-radi-bura',
    en: '/en/news/what-the-bura-does',
    it: '/it/notizie/che-cosa-fa-la-bora',
    de: '/de/nachticht/was-die-bora-tut',
  },
  contact: { hr: '/kontakt', en: '/en/contact', it: '/it/contatto', de: '/de/kontakt' },
  faq: {
    hr: '/cesta-pitanja',
    en: '/en/faq',
    it: '/it/domande-frequenti',
    de: '/de/haeufige-fragen',
  },
  shop: { hr: '/shop', en: '/en/shop', it: '/it/shop', de: '/de/shop' },
  product: {
    hr: '/shop/bianchera',
    en: '/en/shop/bianchera',
    it: '/it/shop/bianchera',
    de: '/de/shop/bianchera',
  },
  terms: { hr: '/uvjeti', en: '/en/terms', it: '/it/condizioni', de: '/de/agb' },
  shipping: { hr: '/dostava', en: '/en/shipping', it: '/it/consegna', de: '/de/lieferung' },
  payment: { hr: '/placanje', en: '/en/payment', it: '/it/pagamento', de: '/de/zahlung' },
  privacy: { hr: '/gdpr', en: '/en/gdpr', it: '/it/gdpr', de: '/de/gdpr' },
  cookies: { hr: '/cookies', en: '/en/cookies', it: '/it/cookies', de: '/de/cookies' },
  imprint: { hr: '/impressum', en: '/en/imprint', it: '/it/note-legali', de: '/de/impressum' },
  guarantee: {
    hr: '/zakonsko-jamstvo',
    en: '/en/legal-guarantee',
    it: '/it/garanzia-legale',
    de: '/de/gewaehrleistung',
  },
  accessibility: {
    hr: '/pristupacnost',
    en: '/en/accessibility',
    it: '/it/accessibilita',
    de: '/de/barrierefreiheit',
  },
  withdrawal: { hr: '/raskid-ugovora', en: '/en/withdraw', it: '/it/recesso', de: '/de/widerruf' },
  priceList: {
    hr: '/cjenik',
    en: '/en/price-list',
    it: '/it/listino-prezzi',
    de: '/de/preisliste',
  },
  cart: { hr: '/shop/cart', en: '/en/shop/cart', it: '/it/shop/cart', de: '/de/shop/cart' },
  success: { hr: '/success', en: '/en/success', it: '/it/success', de: '/de/success' },
  fail: { hr: '/fail', en: '/en/fail', it: '/it/fail', de: '/de/fail' },
} satisfies Record<string, Record<Locale, string>>;

const names: Record<Locale, string> = {
  hr: 'Hrvatski',
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
};

/** Pages of a purchase are not for search engines. */
const unlisted = new Set(['cart', 'success', 'fail']);
const searched = Object.entries(table).filter(([name]) => !unlisted.has(name));

/** Each has something of its own: the root, a slug alike everywhere or translated, a page below a page, none for robots. */
const { home, room, tavern, packageReservation, article, product, terms, cart } = table;
const switched = [home, room, tavern, packageReservation, article, product, terms, cart];

test('the table names every page that search engines may list', { tag: '@js' }, () => {
  const listed = (Object.keys(pages) as PageId[]).filter(isIndexed);
  expect(searched.map(([name]) => name).sort()).toEqual(listed.sort());
});

for (const locale of locales) {
  test(`the switcher leads from a page in ${locale} to the same page in the others`, async ({
    page,
    visit,
  }) => {
    for (const paths of switched) {
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
  for (const locale of locales) {
    test(`the switcher of every page in ${locale} names the same page in the others`, async ({
      request,
    }) => {
      for (const [name, paths] of Object.entries(table)) {
        const html = await (await request.get(paths[locale])).text();
        const expected = locales
          .filter((other) => other !== locale)
          .map((other) => `${other} ${paths[other]}`);
        expect(readSwitcher(html), name).toEqual(expected.sort());
      }
    });
  }

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
    ['/de/nachrichten', '/de/nachticht'],
    ['/de/nachrichten/was-die-bora-tut', '/de/nachticht/was-die-bora-tut'],
    ['/en/news/sto-radi-bura', '/en/news/what-the-bura-does'],
    ['/it/pacchetti/mlado-ulje', '/it/pacchetti/olio-nuovo'],
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

/** The languages and addresses in the header's list. */
function readSwitcher(html: string): string[] {
  const [, list = ''] = /<header.*?<details class="languages">(.*?)<\/details>/s.exec(html) ?? [];
  return [...list.matchAll(/<a href="([^"]*)" lang="([^"]*)"/g)]
    .map(([, path, lang]) => `${lang} ${path}`)
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
