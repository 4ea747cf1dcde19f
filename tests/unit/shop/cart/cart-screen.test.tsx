import { expect, test } from 'vitest';
import { CartScreen } from '~/shop/cart/cart-screen';
import type { CartPageData } from '~/shop/cart/cart-view';
import { locales } from '~/i18n/locales';
import { findGluedText } from '../../../support/glued-text';
import { withPlainSpaces } from '../../../support/plain-spaces';
import { readForms } from '../../../support/html-forms';
import { renderScreen } from '../../../support/render-screen';
import { sampleCart, sampleCartScreen, sampleLine } from '../../../support/sample-cart';

test('every change is a plain form that posts to the cart’s page', async () => {
  const html = await renderScreen(<CartScreen data={sampleCartScreen()} />);
  expect(html.match(/<form[^>]* method="post" action="\/shop\/cart">/g)).toHaveLength(4);
  for (const intent of ['decrease', 'increase', 'remove', 'empty', 'update', 'checkout']) {
    expect(html).toContain(`name="intent" value="${intent}"`);
  }
  expect(html).toMatch(/name="productId"[^>]* type="hidden" value="spring-oil"/);
  expect(html).toMatch(/name="variantId"[^>]* type="hidden" value="spring-oil-500"/);
  expect(html).toMatch(/name="counts.spring-oil-500"[^>]*value="2"/);
});

test('Enter saves the numbers of all lines, and so does the button to the checkout', async () => {
  const other = sampleLine({ variantId: 'spring-oil-250' });
  const data = sampleCartScreen({ cart: sampleCart([sampleLine(), other]) });
  const form = readForms(await renderScreen(<CartScreen data={data} />)).find(({ fields }) =>
    fields.some(({ name }) => name === 'counts.spring-oil-500'),
  );
  expect(form?.fields.map(({ name }) => name)).toEqual([
    'counts.spring-oil-500',
    'counts.spring-oil-250',
    'country',
  ]);
  // A browser presses the first button on Enter.
  expect(form?.buttons.map(({ value }) => value)).toEqual([
    'update',
    'update',
    'update',
    'checkout',
    'country',
  ]);
});

test('a refused number stays in its field, with the reason beside it and above it', async () => {
  const result = {
    status: 'error' as const,
    initialValue: { counts: { 'spring-oil-500': '9' } },
    error: { 'counts.spring-oil-500': ['stock'] },
  };
  const actionData = { ok: false as const, problem: 'stock' as const, left: 3, result };
  const other = sampleLine({ variantId: 'spring-oil-250' });
  const data = sampleCartScreen({ cart: sampleCart([sampleLine(), other]) });
  const html = await renderScreen(<CartScreen data={data} actionData={actionData} />, {
    locale: 'en',
  });
  expect(html).toMatch(/<input[^>]*name="counts.spring-oil-500"[^>]*value="9"/);
  const words = 'Only 3 pieces of this item are left.';
  expect(withPlainSpaces(html).split(words)).toHaveLength(3);
  const [, id] = /<input[^>]* id="([^"]*)"[^>]*name="counts/.exec(html) ?? [];
  expect(html).toContain(`<a href="#${id}">`);
});

test('prices: one piece, per litre, the row, delivery and the total with tax', async () => {
  const html = await renderScreen(<CartScreen data={sampleCartScreen()} />);
  expect(html).toContain('24,00\u00a0€ po komadu');
  expect(html).toContain('data-unit-price="4800"');
  expect(html).toContain('Dostava (Hrvatska)');
  expect(html).toMatch(
    /Ukupno s PDV-om i dostavom \(Hrvatska\)<\/dt><dd><span[^>]*data-price="5250"/,
  );
});

test('words beside each other are kept apart', async () => {
  expect(findGluedText(await renderScreen(<CartScreen data={sampleCartScreen()} />))).toEqual([]);
});

test('delivery countries and cards are shown as text', async () => {
  const html = await renderScreen(<CartScreen data={sampleCartScreen()} />);
  expect(html).toContain('Hrvatska, Njemačka');
  expect(html).toContain('Visa, Mastercard');
});

test('for an unknown country the total is without delivery, with a note', async () => {
  const data = sampleCartScreen({ delivery: { state: 'unknown' }, totalCents: null });
  const html = await renderScreen(<CartScreen data={data} />);
  expect(html).toMatch(/Ukupno s PDV-om, bez dostave<\/dt><dd><span[^>]*data-price="4800"/);
  expect(html).toContain('<option value="">Odaberite zemlju</option>');
});

test.each([
  ['country', 'U ovu zemlju ne dostavljamo: Malta'],
  ['weight', 'Paket bi bio pretežak'],
] as const)('delivery refused for %s is explained', async (reason, words) => {
  const delivery = { state: 'refused', country: 'MT', countryName: 'Malta', reason } as const;
  const data = sampleCartScreen({ delivery, totalCents: null });
  expect(await renderScreen(<CartScreen data={data} />)).toContain(words);
});

test('a cart in which everything is sold out is not called empty', async () => {
  const cart = { ...sampleCart([]), soldOut: ['Spring oil'] };
  const html = await renderScreen(<CartScreen data={sampleCartScreen({ cart })} />);
  expect(html).toContain('Spring oil');
  expect(html).not.toContain('class="lead"');
});

test.each([{ soldOut: ['Spring oil'] }, { gone: ['Spring oil'] }, { goneUnnamed: 1 }])(
  'a cart of which nothing is left to buy can be emptied: %o',
  async (left) => {
    const cart = { ...sampleCart([]), ...left };
    const html = await renderScreen(<CartScreen data={sampleCartScreen({ cart })} />);
    expect(html).toContain('name="intent" value="empty"');
  },
);

test('an empty cart leads to the shop, in every language', async () => {
  for (const locale of locales) {
    const data = sampleCartScreen({ cart: sampleCart([]), lines: [] });
    const html = await renderScreen(<CartScreen data={data} />, { locale });
    expect(html).toMatch(/href="(\/..)?\/shop"/);
    expect(html).not.toContain('<form');
  }
});

test('an empty cart of which the browser sent nothing says what may be the reason', async () => {
  const empty = { cart: sampleCart([]), lines: [] };
  const write = (known: boolean) =>
    renderScreen(<CartScreen data={sampleCartScreen({ ...empty, known })} />);
  expect(await write(false)).toContain('kolačiće');
  expect(await write(true)).not.toContain('kolačiće');
});

test('what the cart contains and costs with delivery is announced, an empty cart too', async () => {
  const status = async (data: Partial<CartPageData> = {}) => {
    const html = await renderScreen(<CartScreen data={sampleCartScreen(data)} />);
    const [, region = ''] = /role="status"[^>]*>(.*?)<\/div>/.exec(html) ?? [];
    return region.split(/<\/?p>/).filter(Boolean);
  };
  const contents = 'U košarici: 2 proizvoda, 48,00\u00a0€';
  expect(await status()).toEqual([contents, 'Ukupno s PDV-om i dostavom (Hrvatska): 52,50\u00a0€']);
  const delivery = { state: 'refused', country: 'MT', countryName: 'Malta' } as const;
  expect(await status({ delivery: { ...delivery, reason: 'weight' }, totalCents: null })).toEqual([
    contents,
    expect.stringContaining('Paket bi bio pretežak'),
  ]);
  expect(await status({ delivery: { state: 'unknown' }, totalCents: null })).toEqual([contents]);
  expect(await status({ cart: sampleCart([]) })).toEqual(['Košarica je prazna']);
});

test('a refused change is reported, products that are gone are named', async () => {
  const data = sampleCartScreen({
    cart: { ...sampleCart(), gone: ['Autumn oil, 250 ml', 'Bowl'] },
  });
  const html = await renderScreen(
    <CartScreen data={data} actionData={{ ok: false, problem: 'full', result: {} }} />,
  );
  expect(html).toContain('role="alert"');
  expect(html).toContain('Košarica je puna.');
  expect(html).toContain('2 proizvoda više nisu dostupna (Autumn oil, 250 ml; Bowl)');
});

test.each([
  [{ gone: ['Oil'], goneUnnamed: 0 }, '1 item is no longer available (Oil).'],
  [{ gone: ['Oil'], goneUnnamed: 1 }, '2 items are no longer available (Oil; …).'],
  [{ gone: [], goneUnnamed: 1 }, '1 item is no longer available.'],
  [{ gone: [], goneUnnamed: 2 }, '2 items are no longer available.'],
])('products that are gone are named as far as they have a name: %o', async (gone, words) => {
  const data = sampleCartScreen({ cart: { ...sampleCart(), ...gone } });
  const html = await renderScreen(<CartScreen data={data} />, { locale: 'en' });
  expect(withPlainSpaces(html)).toContain(`${words} We have left`);
});

test('Croatian names on other pages are marked as Croatian', async () => {
  const data = sampleCartScreen({
    cart: sampleCart([sampleLine({ name: 'Trpeza', nameLang: 'hr' })]),
  });
  const html = await renderScreen(<CartScreen data={data} />, { locale: 'de' });
  expect(html).toContain('<span lang="hr">Trpeza</span>');
  expect(html).toContain('action="/de/shop/cart"');
});

test('the markup respects the security policy', async () => {
  const html = await renderScreen(<CartScreen data={sampleCartScreen()} />);
  expect(html).not.toMatch(/ style=| on[a-z]+=/);
});

test('several sold-out items are spoken of in the plural', async () => {
  const cart = { ...sampleCart(), soldOut: ['Oil, 500 ml', 'Soap, 80 g'] };
  const html = await renderScreen(<CartScreen data={sampleCartScreen({ cart })} />);
  expect(html).toContain('Oil, 500 ml; Soap, 80 g. Nisu dio narudžbe');
});
