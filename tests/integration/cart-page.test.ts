import { expect, test } from 'vitest';
import { getT } from '~/i18n/i18n.server';
import { type Locale, locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { addToCart } from '../support/journey';
import { type Page, Shopper } from '../support/shopper';
import { siteForTests } from '../support/site-for-tests';
import { withPlainSpaces } from '../support/plain-spaces';

const site = siteForTests();

/** The price of a bottle in the embedded content, and its delivery by country in the example tariff, in cents. */
const bottleCents = 2400;
const deliveryCents = { HR: 450, DE: 1200, IT: 1200, FR: 1600, ES: 2200 };
type Country = keyof typeof deliveryCents;
/** The country that a first visitor's delivery is priced for; readers of English choose one. */
const readersIn: Partial<Record<Locale, Country>> = { hr: 'HR', de: 'DE', it: 'IT' };
const euro = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`;

const lineOf = (page: Page) => page.form('variantId', 'count');
const countOf = (page: Page) => lineOf(page).fields.find(({ name }) => name === 'count')?.value;

test.each(locales)(
  'in %s the cart shows delivery for the readers’ country, then for the one chosen',
  async (locale) => {
    const t = getT(locale);
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const shopper = new Shopper(site.url);
    const totalTo = (country: Country) => {
      const label = t('cart:summary.total', { country: names.of(country) });
      return `${withPlainSpaces(label)} ${euro(bottleCents + deliveryCents[country])}`;
    };
    const cartPage = await addToCart(shopper, locale, 'bianchera', '1');
    const presumed = readersIn[locale];
    expect(cartPage.text).toContain(
      presumed
        ? totalTo(presumed)
        : `${withPlainSpaces(t('cart:summary.totalWithoutDelivery'))} ${euro(bottleCents)}`,
    );
    for (const country of Object.keys(deliveryCents) as Country[]) {
      const shown = await shopper.submit(cartPage, cartPage.form('country'), { country });
      const term = t('cart:summary.delivery', { country: names.of(country) });
      expect(shown.text).toContain(`${withPlainSpaces(term)} ${euro(deliveryCents[country])}`);
      expect(shown.text).toContain(totalTo(country));
    }
  },
);

// The rest is the same in every language.
const locale = 'de';
const t = getT(locale);

test('the country chosen is kept when the cart changes, and in the checkout', async () => {
  const shopper = new Shopper(site.url);
  const cartPage = await addToCart(shopper, locale, 'bianchera', '1');
  let shown = await shopper.submit(cartPage, cartPage.form('country'), { country: 'FR' });
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of('FR');
  const changes = [
    ['increase', '1', 200, '2'],
    ['add', '5', 200, '5'],
    ['add', '0', 400, '0'],
  ] as const;
  for (const [intent, typed, status, count] of changes) {
    const options = { press: ['intent', intent] as const };
    shown = await shopper.submit(shown, lineOf(shown), { count: typed }, options);
    expect([shown.status, countOf(shown)]).toEqual([status, count]);
    expect(shown.text).toContain(withPlainSpaces(t('cart:summary.delivery', { country })));
  }
  const data = await shopper.open(href('checkout', locale));
  expect(data.form('fullName').fields.find(({ name }) => name === 'country')?.value).toBe('FR');
  expect(data.text).toContain(withPlainSpaces(t('cart:summary.delivery', { country })));
});

test('a typed number sets the count; one out of bounds is rejected with an error and changes nothing', async () => {
  const shopper = new Shopper(site.url);
  let cartPage = await addToCart(shopper, locale, 'bianchera', '1');
  const press = { press: ['intent', 'add'] as const };
  cartPage = await shopper.submit(cartPage, lineOf(cartPage), { count: '5' }, press);
  expect(countOf(cartPage)).toBe('5');
  expect(cartPage.text).toContain(euro(5 * bottleCents));
  for (const count of ['0', '100', '-1', '1.5']) {
    const refused = await shopper.submit(cartPage, lineOf(cartPage), { count }, press);
    expect(refused.status, count).toBe(400);
    expect(refused.html).toMatch(/role="alert"/);
    expect(refused.text).toContain(withPlainSpaces(t('cart:problems.count')));
    expect(countOf(await shopper.open(href('cart', locale)))).toBe('5');
  }
});

test('adding the same size sets its count, another product adds a line, and an emptied cart says so', async () => {
  const shopper = new Shopper(site.url);
  await addToCart(shopper, locale, 'bianchera', '3');
  await addToCart(shopper, locale, 'bianchera', '2');
  let cartPage = await addToCart(shopper, locale, 'buza', '1');
  const counts = cartPage.forms
    .filter(({ fields }) => fields.some(({ name }) => name === 'count'))
    .map(({ fields }) => Object.fromEntries(fields.map(({ name, value }) => [name, value])));
  expect(counts).toMatchObject([
    { productId: 'bianchera', count: '2' },
    { productId: 'buza', count: '1' },
  ]);
  expect(cartPage.html).toMatch(/header-cart__badge[^>]*>3</);
  const empty = cartPage.forms.find(({ buttons }) =>
    buttons.some(({ value }) => value === 'empty'),
  );
  cartPage = await shopper.submit(
    cartPage,
    empty ?? cartPage.form('nothing'),
    {},
    {
      press: ['intent', 'empty'],
    },
  );
  expect(cartPage.text).toContain(t('cart:empty.title'));
  expect(cartPage.text).toContain(t('cart:empty.hint'));
  expect(cartPage.html).not.toMatch(/header-cart__badge/);
  expect(cartPage.html).not.toContain(`href="${href('checkout', locale)}"`);
});

test('an invalid count on a product’s page leaves the cart unchanged and shows an error', async () => {
  const shopper = new Shopper(site.url);
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
  const shopper = new Shopper(site.url);
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
