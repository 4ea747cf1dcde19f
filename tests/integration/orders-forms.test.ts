import { afterAll, beforeAll, expect, test } from 'vitest';
import { getT } from '~/i18n/i18n.server';
import { locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { addToCart, buyer, goToReview } from '../support/journey';
import { type ShopWithProvider, startShop } from '../support/shop-with-provider';
import { Shopper } from '../support/shopper';
import { findOrders } from '../support/stored-rows';

let shop: ShopWithProvider;
beforeAll(async () => {
  shop = await startShop({ reuse: true });
});
afterAll(async () => {
  await shop.site.stop();
  await shop.emulator.close();
});

const rows = () => findOrders(shop.site.dataDir);
/** Orders since an earlier count, as the tests of this file share one shop. */
const since = async (count: number) => (await rows()).slice(count);

test.each(locales)(
  'in %s: an invalid email address is refused with an error, and the values are kept',
  async (locale) => {
    const shopper = new Shopper(shop.site.url);
    await addToCart(shopper, locale);
    const data = await shopper.open(href('checkout', locale));
    const typed = { ...buyer, email: 'ana@', fullName: 'Ana <b>"Čačić"</b> & Co' };
    const refused = await shopper.submit(data, data.form('email'), typed);
    expect(refused.url).toContain('refused=1');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.text).toContain(getT(locale)('checkout:errors.email'));
    const values = Object.fromEntries(
      refused.form('email').fields.map(({ name, value }) => [name, value]),
    );
    expect(values).toMatchObject(typed);
    expect(refused.html).not.toContain('<b>"');
    expect(refused.html).toMatch(/aria-invalid="true"/);
    const delivery = await shopper.submit(refused, refused.form('email'), { email: buyer.email });
    expect(delivery.url).toContain('step=delivery');
  },
);

test('an empty form reports every required field and no other', async () => {
  const shopper = new Shopper(shop.site.url);
  await addToCart(shopper, 'en');
  const data = await shopper.open(href('checkout', 'en'));
  const empty = { fullName: '', email: '', phone: '', address: '', postalCode: '', city: '' };
  const refused = await shopper.submit(data, data.form('email'), { ...empty, country: 'HR' });
  expect(refused.url).toContain('refused=1');
  const invalid = [...refused.html.matchAll(/<input[^>]*aria-invalid="true"[^>]*>/g)].map(
    ([tag]) => /name="(\w+)"/.exec(tag)?.[1],
  );
  expect(invalid.sort()).toEqual(['address', 'email', 'fullName', 'phone', 'postalCode']);
  expect(refused.text).toContain(getT('en')('checkout:errors.required'));
});

test('without accepted terms nothing is ordered', async () => {
  const before = (await rows()).length;
  const shopper = new Shopper(shop.site.url);
  await addToCart(shopper, 'en');
  const review = await goToReview(shopper, 'en');
  const refused = await shopper.submit(review, review.form('submissionId'), { terms: false });
  expect(refused.url).toContain('refused=1');
  expect(refused.text).toContain(getT('en')('checkout:errors.terms'));
  expect(await since(before)).toEqual([]);
});

test('steps are taken in order; without a cart there are none', async () => {
  const shopper = new Shopper(shop.site.url);
  const empty = await shopper.open(`${href('checkout', 'de')}?step=review`);
  expect(new URL(empty.url).pathname).toBe(href('cart', 'de'));
  await addToCart(shopper, 'de');
  const early = await shopper.open(`${href('checkout', 'de')}?step=review`);
  expect(early.url).toContain('step=data');
});

test('an invalid count leaves the cart unchanged and shows an error', async () => {
  const shopper = new Shopper(shop.site.url);
  await addToCart(shopper, 'it', 'buza', '2');
  const kept = shopper.cookies.get('cart');
  for (const count of ['-1', '0', '1e9', '1.5', '100']) {
    const product = await shopper.open(href('product', 'it', { slug: 'buza' }));
    const refused = await shopper.submit(product, product.form('productId', 'count'), { count });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(getT('it')('cart:problems.count'));
    expect(shopper.cookies.get('cart')).toBe(kept);
  }
});

test('decrease stops at one; increase, remove and empty work, all without scripts', async () => {
  const shopper = new Shopper(shop.site.url);
  let cart = await addToCart(shopper, 'en', 'buza', '2');
  const countOf = () =>
    cart.form('variantId', 'count').fields.find(({ name }) => name === 'count')?.value;
  const press = async (intent: string) => {
    cart = await shopper.submit(
      cart,
      cart.form('variantId', 'count'),
      {},
      { press: ['intent', intent] },
    );
  };
  await press('increase');
  expect(countOf()).toBe('3');
  await press('decrease');
  await press('decrease');
  expect(countOf()).toBe('1');
  await press('decrease');
  expect(countOf()).toBe('1');
  const ids = { productId: 'buza', variantId: 'buza-500' };
  cart = await shopper.post(href('cart', 'en'), new URLSearchParams({ intent: 'remove', ...ids }));
  expect(cart.html).not.toContain('value="buza-500"');
  expect(cart.text).toContain(getT('en')('cart:empty.title'));
});
