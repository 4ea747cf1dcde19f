import { expect, test } from 'vitest';
import { getT } from '~/i18n/i18n.server';
import { type Locale, locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { addToCart } from '../support/journey';
import { fieldOf } from '../support/html-forms';
import { type Page, Shopper } from '../support/shopper';
import { sharedSite } from '../support/site-for-tests';
import { withPlainSpaces } from '../support/plain-spaces';

const site = sharedSite();

/** The price of a bottle in the embedded content, and its delivery by country in the example tariff, in cents. */
const bottleCents = 2400;
const deliveryCents = { HR: 450, DE: 1200, IT: 1200, FR: 1600, ES: 2200 };
type Country = keyof typeof deliveryCents;
/** The country that a first visitor's delivery is priced for; readers of English choose one. */
const readersIn: Partial<Record<Locale, Country>> = { hr: 'HR', de: 'DE', it: 'IT' };
const euro = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`;

const countField = 'counts.bianchera-500';
const countsOf = (page: Page) => page.form(countField);
const countOf = (page: Page) => fieldOf(countsOf(page), countField);

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
  const press = { press: ['intent', 'increase'] as const };
  shown = await shopper.submit(shown, shown.form('variantId'), {}, press);
  for (const [typed, status] of [
    ['2', 200],
    ['5', 200],
    ['0', 400],
  ] as const) {
    shown = await shopper.submit(shown, countsOf(shown), { [countField]: typed });
    expect([shown.status, countOf(shown)]).toEqual([status, typed]);
    expect(shown.text).toContain(withPlainSpaces(t('cart:summary.delivery', { country })));
  }
  const data = await shopper.open(href('checkout', locale));
  expect(data.form('fullName').fields.find(({ name }) => name === 'country')?.value).toBe('FR');
  expect(data.text).toContain(withPlainSpaces(t('cart:summary.delivery', { country })));
});

test('a typed number sets the count; one out of bounds is rejected with an error and changes nothing', async () => {
  const shopper = new Shopper(site.url);
  let cartPage = await addToCart(shopper, locale, 'bianchera', '1');
  cartPage = await shopper.submit(cartPage, countsOf(cartPage), { [countField]: '5' });
  expect(countOf(cartPage)).toBe('5');
  expect(cartPage.text).toContain(euro(5 * bottleCents));
  for (const count of ['0', '100', '-1', '1.5']) {
    const refused = await shopper.submit(cartPage, countsOf(cartPage), { [countField]: count });
    expect(refused.status, count).toBe(400);
    expect(refused.html).toMatch(/role="alert"/);
    expect(refused.text).toContain(withPlainSpaces(t('cart:problems.count')));
    expect(countOf(await shopper.open(href('cart', locale)))).toBe('5');
  }
});

test('the numbers typed for several lines are saved on the way to the checkout, or refused together', async () => {
  const shopper = new Shopper(site.url);
  await addToCart(shopper, locale, 'bianchera', '1');
  const cartPage = await addToCart(shopper, locale, 'buza', '1');
  const press = { press: ['intent', 'checkout'] as const };
  const wrong = { [countField]: '7', 'counts.buza-500': '100' };
  const refused = await shopper.submit(cartPage, countsOf(cartPage), wrong, press);
  expect(refused.status).toBe(400);
  // Both numbers are kept, and the summary leads to the one that was refused.
  expect(refused.html).toMatch(/name="counts.bianchera-500"[^>]*value="7"/);
  const [, id] = /id="([^"]*)"[^>]*name="counts.buza-500"/.exec(refused.html) ?? [];
  expect(refused.html).toContain(`<a href="#${id}">`);
  const typed = { [countField]: '3', 'counts.buza-500': '2', country: 'FR' };
  const checkout = await shopper.submit(refused, countsOf(refused), typed, press);
  expect(new URL(checkout.url).pathname).toBe(href('checkout', locale));
  expect(fieldOf(checkout.form('fullName'), 'country')).toBe('FR');
  const saved = await shopper.open(href('cart', locale));
  expect([countOf(saved), fieldOf(countsOf(saved), 'counts.buza-500')]).toEqual(['3', '2']);
});

test('adding the same size sets its count, another product adds a line, and an emptied cart says so', async () => {
  const shopper = new Shopper(site.url);
  await addToCart(shopper, locale, 'bianchera', '3');
  await addToCart(shopper, locale, 'bianchera', '2');
  let cartPage = await addToCart(shopper, locale, 'buza', '1');
  const typed = countsOf(cartPage).fields.filter(({ name }) => name.startsWith('counts.'));
  expect(typed.map(({ name, value }) => [name, value])).toEqual([
    [countField, '2'],
    ['counts.buza-500', '1'],
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
  expect(cartPage.html).not.toContain('value="checkout"');
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
  const shown = () => fieldOf(cart.form('counts.buza-500'), 'counts.buza-500');
  const press = async (intent: string) => {
    cart = await shopper.submit(cart, cart.form('variantId'), {}, { press: ['intent', intent] });
  };
  await press('increase');
  expect(shown()).toBe('3');
  await press('decrease');
  await press('decrease');
  expect(shown()).toBe('1');
  await press('decrease');
  expect(shown()).toBe('1');
  const ids = { productId: 'buza', variantId: 'buza-500' };
  cart = await shopper.post(href('cart', 'en'), new URLSearchParams({ intent: 'remove', ...ids }));
  expect(cart.html).not.toContain('value="buza-500"');
  expect(cart.text).toContain(getT('en')('cart:empty.title'));
});
