import { expect, test } from 'vitest';
import { formatMoney } from '~/i18n/format';
import { locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { addToCart, buyer } from '../support/journey';
import { Shopper } from '../support/shopper';
import { sharedSite } from '../support/site-for-tests';

const site = sharedSite();

type Rate = { shippingRate: { value: string }; shippingDestination: { addressCountry: string[] } };
type Node = { hasVariant?: { sku: string; offers: { shippingDetails: Rate[] } }[] };

/** Shipping rates in a product page's structured data: cents by country, for one item of a size. */
function readJsonLd(html: string, variantId: string): Map<string, number> {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const nodes = scripts.flatMap(([, json = '']) => {
    const data = JSON.parse(json) as { '@graph'?: Node[] };
    return data['@graph'] ?? [];
  });
  const sizes = nodes.flatMap((node) => node.hasVariant ?? []);
  const offer = sizes.find(({ sku }) => sku === variantId)?.offers;
  return new Map(
    (offer?.shippingDetails ?? []).flatMap(({ shippingRate, shippingDestination }) =>
      shippingDestination.addressCountry.map((code): [string, number] => [
        code,
        Math.round(Number(shippingRate.value) * 100),
      ]),
    ),
  );
}

/** The shipping page's table: the first column's price by country name. */
function readTable(html: string): Map<string, string> {
  const [body = ''] = html.match(/<tbody role="rowgroup">.*?<\/tbody>/s) ?? [];
  const rows = [...body.matchAll(/role="rowheader">(.*?)<\/th><td[^>]*>(.*?)<\/td>/gs)];
  return new Map(
    rows.flatMap(([, names = '', price = '']) =>
      names.split(', ').map((name): [string, string] => [name, price]),
    ),
  );
}

test('product page, cart, checkout and shipping page charge the same for a bottle, country by country', async () => {
  const shopper = new Shopper(site.url);
  const product = await shopper.open(href('product', 'hr', { slug: 'bianchera' }));
  const rates = readJsonLd(product.html, 'bianchera-500');
  const table = readTable((await shopper.open(href('shipping', 'hr'))).html);
  expect(rates.size).toBeGreaterThan(20);
  expect(table.size).toBe(rates.size);
  let cart = await addToCart(shopper, 'hr', 'bianchera', '1');
  for (const [country, cents] of rates) {
    cart = await shopper.submit(cart, cart.form('country'), { country });
    const [, name = '', inCart] =
      /Dostava \(([^)]+)\)<\/dt><dd>.*?data-price="(\d+)"/s.exec(cart.html) ?? [];
    expect([country, Number(inCart)]).toEqual([country, cents]);
    expect([name, table.get(name)]).toEqual([name, formatMoney(cents)]);
  }
  const data = await shopper.open(href('checkout', 'hr'));
  for (const country of ['HR', 'DE', 'IE']) {
    const step = await shopper.submit(data, data.form('fullName'), { ...buyer, country });
    expect(step.text).toContain(formatMoney(rates.get(country) ?? 0).replace('\u00a0', ' '));
  }
});

test('above forty kilograms there is no delivery price, in the cart or the checkout', async () => {
  const shopper = new Shopper(site.url);
  const cart = await addToCart(shopper, 'hr', 'bianchera', '43');
  expect(cart.text).toContain('Paket bi bio pretežak za dostavljača');
  const data = await shopper.open(href('checkout', 'hr'));
  const step = await shopper.submit(data, data.form('fullName'), buyer);
  expect(step.text).toContain('Paket je pretežak za dostavljača');
});

test.each(locales)(
  '%s: the note on islands and Dubrovnik is on the shipping page and in the checkout',
  async (locale) => {
    const shopper = new Shopper(site.url);
    const notes = (html: string) =>
      [...html.matchAll(/<dl class="note delivery-notes">(.*?)<\/dl>/gs)].map(([, note]) => note);
    const [onPage] = notes((await shopper.open(href('shipping', locale))).html);
    expect(onPage).toContain('Dubrovnik');
    await addToCart(shopper, locale, 'bianchera', '1');
    const data = await shopper.open(href('checkout', locale));
    const home = await shopper.submit(data, data.form('fullName'), buyer);
    expect(notes(home.html)).toEqual([onPage]);
    const review = await shopper.submit(home, home.form('deliveryMethod'), {});
    expect(notes(review.html)).toEqual([onPage]);
    const abroad = await shopper.submit(data, data.form('fullName'), { ...buyer, country: 'AT' });
    expect(notes(abroad.html)).toEqual([]);
  },
);
