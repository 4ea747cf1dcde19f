import { company, seller as hotelSeller } from '#hotel/facts';
import { describe, expect, test } from 'vitest';
import { getContent } from '../support/site-content';
import { deliveryCountries } from '~/shop/delivery/delivery';
import { toWorkingDays } from '~/shop/delivery/working-days';
import { listCountries } from '~/i18n/format';
import { getT } from '~/i18n/i18n.server';
import { locales } from '~/i18n/locales';
import { guaranteeLink, guaranteeUrl, orderButton, withdrawalEntry } from '~/i18n/statutory-labels';
import { href } from '~/routing/href';
import { decode, readText } from '../support/html-forms';
import { addToCart, buyer, goToReview } from '../support/journey';
import { Shopper } from '../support/shopper';
import { contentDay } from '../support/content-day';
import { sharedSite } from '../support/site-for-tests';
import { allSections } from '../support/all-sections';

const site = sharedSite({ clockAt: contentDay });

const { seller, cards, delivery } = allSections(getContent().get()).site;
const plain = (text: string) => text.replace(/[\s\u00a0]+/g, ' ');
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });
const main = (html: string) => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const footer = (html: string) =>
  /<footer class="site-footer"[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';

async function listPaths(): Promise<string[]> {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
}

/** Public pages that are not in the sitemap. */
const unlisted = locales.flatMap((locale) => [
  href('cart', locale),
  href('success', locale),
  href('fail', locale),
  href('newsletter', locale),
  href('notFound', locale),
]);

const ofSeller = [
  seller.legalName,
  seller.street,
  `href="tel:${seller.phone}"`,
  `href="mailto:${seller.email}"`,
];

describe.each(locales)('before an order, in %s', (locale) => {
  test('LAW-01, LAW-02: one button with the statutory label, the total directly above it', async () => {
    const shopper = new Shopper(site.url);
    await addToCart(shopper, locale);
    const review = await goToReview(shopper, locale);
    const buttons = review.form('submissionId').buttons;
    expect(buttons).toHaveLength(1);
    const found = [...main(review.html).matchAll(/<button\b[^>]*>(.*?)<\/button>/g)];
    expect(found.map(([, label]) => label)).toEqual([orderButton[locale]]);
    expect(review.html).toMatch(
      /<p class="order-total"><span>[^<]+<\/span> <span[^>]*data-price="\d+">[^<]+<\/span><\/p><button/,
    );
    expect(review.html).toMatch(/<input[^>]*name="terms"[^>]*>/);
    expect(review.html).not.toMatch(/<input[^>]*name="terms"[^>]*checked/);
  });

  test('LAW-03: the cart names every delivery country, the cards and the time of delivery', async () => {
    const shopper = new Shopper(site.url);
    const cartPage = await addToCart(shopper, locale);
    for (const { name } of listCountries(deliveryCountries(delivery), locale)) {
      expect(cartPage.text).toContain(name);
    }
    for (const card of cards) expect(readText(main(cartPage.html))).toContain(card);
    const t = getT(locale);
    const { key, ...values } = toWorkingDays(delivery.days);
    expect(cartPage.text).toContain(
      plain(t('cart:before.time', { days: t(`common:${key}`, values) })),
    );
  });

  test('CRD Art. 6(1): product and review identify the seller and link to all required information', async () => {
    const shopper = new Shopper(site.url);
    await addToCart(shopper, locale);
    const review = await goToReview(shopper, locale);
    const product = await shopper.open(href('product', locale, { slug: 'buza' }));
    for (const { html } of [review, product]) {
      const content = decode(main(html));
      for (const part of ofSeller) expect(plain(content)).toContain(part);
      for (const page of ['terms', 'withdrawal', 'guarantee', 'privacy', 'imprint'] as const) {
        expect(html, page).toContain(`href="${href(page, locale)}"`);
      }
    }
    expect(product.text).toContain(getT(locale)('shop:priceNote'));
    expect(main(product.html)).toContain(`href="${href('shipping', locale)}"`);
    expect(product.text).toContain(`${delivery.days.min}`);
    expect(main(product.html)).toContain(guaranteeLink[locale]);
  });

  test('LAW-04, LAW-09: every page links to withdrawal and guarantee', async () => {
    for (const page of ['home', 'shop', 'contact', 'cart'] as const) {
      const end = footer(await (await get(href(page, locale))).text());
      expect(end).toContain(`href="${href('withdrawal', locale)}">${withdrawalEntry[locale]}<`);
      expect(end).toContain(`href="${href('guarantee', locale)}"`);
    }
    const notice = await (await get(href('guarantee', locale))).text();
    expect(main(notice)).toContain(`href="${guaranteeUrl[locale]}"`);
  });

  test('LAW-15: the imprint has every field of ZTD Art. 21', async () => {
    const html = decode(main(await (await get(href('imprint', locale))).text()));
    const text = plain(html.replaceAll(/<[^>]*>/g, ' '));
    for (const field of [
      seller.legalName,
      seller.shortName,
      `${seller.street}, ${seller.postalCode} ${seller.city}`,
      company.court,
      company.mbs,
      company.shareCapital,
      company.management,
      company.bank,
      company.iban.replace(/(.{4})(?=.)/g, '$1 '),
      seller.taxNumber,
      hotelSeller.vatId,
      'dirh.gov.hr',
    ]) {
      expect(text).toContain(plain(field));
    }
    expect(html).toContain(`href="tel:${seller.phone}"`);
    expect(html).toContain(`href="mailto:${seller.email}"`);
  });

  test('LAW-16: the imprint explains how to complain in writing; footer and contact page link to it', async () => {
    const imprint = readText(main(await (await get(href('imprint', locale))).text()));
    for (const part of [`${seller.street}, ${seller.postalCode}`, seller.email, '15']) {
      expect(imprint).toContain(part);
    }
    const contact = await (await get(href('contact', locale))).text();
    const link = `href="${href('imprint', locale)}"`;
    expect(main(contact)).toContain(link);
    expect(footer(contact)).toContain(`${link}>${getT(locale)('pages.imprint')}<`);
  });
});

test('LAW-16: the Croatian notice has the wording of ZZP Art. 10', async () => {
  const text = readText(await (await get(href('imprint', 'hr'))).text()).replaceAll(' .', '.');
  expect(text).toContain(
    plain(
      `Pisani prigovor možete podnijeti u našim poslovnim prostorijama, poštom na adresu ${seller.shortName}, ${seller.street}, ${seller.postalCode} ${seller.city} ili elektroničkom poštom na ${seller.email}. Primitak prigovora potvrdit ćemo bez odgađanja, a na prigovor ćemo odgovoriti u pisanom obliku u roku od 15 dana od dana zaprimanja.`,
    ),
  );
});

const foreignLanguage = { hr: 'de-DE,de;q=0.9', en: 'hr', it: 'en-US,en', de: 'it-IT' };

test('LAW-17, LAW-18, LAW-19, LAW-21 on every page: no closed platform, no kuna, no cookie, no third parties, no redirect', async () => {
  const paths = [...(await listPaths()), ...unlisted];
  expect(paths.length).toBeGreaterThan(150);
  for (const path of paths) {
    const locale = locales.find((other) => path.startsWith(`/${other}`)) ?? 'hr';
    const response = await get(path, {
      'accept-language': foreignLanguage[locale],
      'x-forwarded-for': '203.0.113.7',
      'cf-ipcountry': 'US',
    });
    const html = await response.text();
    expect(`${response.status} ${path}`).toBe(`${path.endsWith('/404') ? 404 : 200} ${path}`);
    expect(response.headers.get('location'), path).toBeNull();
    expect(response.headers.getSetCookie(), path).toEqual([]);
    expect(html, path).toContain(`<html lang="${locale}"`);
    // Hashed names of scripts and styles, and tokens of forms, may match by chance.
    const text = html.replace(/\/(?:page-scripts|static)\/[\w.-]+|[\w.-]{40,}/g, '');
    expect(text, path).not.toMatch(/consumers\/odr|\bHRK\b|\d\s*kn\b|\bkun[aeu]\b/);
    expect(html, path).not.toMatch(/googletagmanager|google-analytics|\/consent"/);
    const policy = response.headers.get('content-security-policy') ?? '';
    // The form for a stay leads to the booking engine; nothing is loaded from it.
    const [forms] = /form-action [^;]*/.exec(policy) ?? [''];
    expect(forms.match(/https:\/\/\S+/g), path).toEqual(['https://booking.murva.example']);
    expect(policy.replace(forms, ''), path).not.toContain('https://');
    for (const [, currency] of html.matchAll(/"priceCurrency":"(\w+)"/g)) {
      expect(currency, path).toBe('EUR');
    }
  }
});

test('LAW-19: a filled cart sets its own cookie, and no other', async () => {
  const shopper = new Shopper(site.url);
  await addToCart(shopper, 'hr');
  expect([...shopper.cookies.keys()]).toEqual(['cart']);
  await goToReview(shopper, 'hr');
  expect([...shopper.cookies.keys()]).toEqual(['cart']);
});

test('Reg. 2018/302: shoppers from abroad pay the same prices, with delivery to a supported country', async () => {
  const postcodes = { HR: buyer.postalCode, DE: '10115', MT: 'VCT 1753', US: '10001' };
  const totals = await Promise.all(
    Object.entries(postcodes).map(async ([country, postalCode]) => {
      const shopper = new Shopper(site.url);
      await addToCart(shopper, 'en');
      const data = await shopper.open(href('checkout', 'en'));
      const typed = { ...buyer, country, postalCode };
      const next = await shopper.submit(data, data.form('fullName', 'email'), typed);
      const review = await shopper.submit(
        next,
        next.form('deliveryMethod'),
        country === 'HR'
          ? {}
          : {
              sameAddress: false,
              recipientName: 'Ana Čačić',
              recipientPhone: buyer.phone,
              deliveryAddress: buyer.address,
              deliveryPostalCode: buyer.postalCode,
              deliveryCity: buyer.city,
              deliveryCountry: 'HR',
            },
      );
      expect(review.url, country).toContain('step=review');
      return /class="order-total".*?data-price="(\d+)"/.exec(review.html)?.[1];
    }),
  );
  expect(new Set(totals).size).toBe(1);
});

test('without ANALYTICS_ID the consent endpoint does not exist', async () => {
  for (const method of ['GET', 'POST']) {
    const response = await fetch(`${site.url}/consent`, {
      method,
      ...(method === 'POST' && { body: new URLSearchParams({ answer: 'yes' }) }),
      redirect: 'manual',
    });
    expect(response.status).toBe(404);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
});
