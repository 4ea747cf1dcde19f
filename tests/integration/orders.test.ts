import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMoney } from '~/i18n/format';
import { getT } from '~/i18n/i18n.server';
import { locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { eventually } from '../support/eventually';
import { addToCart, buyer, goToPayment, goToReview, payWith, readMails } from '../support/journey';
import { readText } from '../support/html-forms';
import { holdsOf, type ShopWithProvider, startShop } from '../support/shop-with-provider';
import { Shopper } from '../support/shopper';
import { startSite } from '../support/site';
import { findOrders, findReferences, query, statesOf } from '../support/stored-rows';
import { withPlainSpaces } from '../support/plain-spaces';

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
  'in %s: from the shop to the success page, one order, one hold, two emails',
  async (locale) => {
    const { site, emulator } = shop;
    const before = { rows: (await rows()).length, holds: holdsOf(emulator).length };
    const shopper = new Shopper(site.url);
    const end = await payWith(shopper, await goToPayment(shopper, locale), 'succeeds');
    expect(new URL(end.url).pathname).toBe(href('success', locale));
    expect(end.status).toBe(200);
    const [order, ...others] = await since(before.rows);
    expect(others).toEqual([]);
    expect(order).toMatchObject({ state: 'authorised', locale, email: buyer.email });
    expect(end.text).toContain(order?.number);
    expect(end.text).toContain(getT(locale)('order:success.title.done'));
    expect(holdsOf(emulator).slice(before.holds)).toMatchObject([
      {
        amountCents: order?.total_cents,
        shoppingCartId: (await findReferences(site.dataDir)).at(-1),
      },
    ]);
    const mails = await eventually(async () => {
      const found = (await readMails(site.dataDir)).filter(({ text }) =>
        text?.includes(order?.number ?? '-'),
      );
      expect(found).toHaveLength(2);
      return found;
    });
    const total = formatMoney(order?.total_cents ?? 0);
    for (const mail of mails) expect(withPlainSpaces(mail.text)).toContain(withPlainSpaces(total));
    const toBuyer = mails.find(({ to }) => JSON.stringify(to).includes(buyer.email));
    const toHouse = mails.find((mail) => mail !== toBuyer);
    for (const mail of mails) expect(mail.text).toContain('> Sretan rođendan,\n> Iva!');
    expect(toBuyer?.html || '').toContain(`lang="${locale}"`);
    expect(toHouse?.html || '').toContain('lang="hr"');
    expect(JSON.stringify(toHouse?.replyTo)).toContain(buyer.email);
    expect(toBuyer?.text).toContain(
      `${site.url}${href('order', locale, { token: new URL(end.url).searchParams.get('order') ?? '' })}`,
    );
    // The cart is emptied after the order; the page can be reloaded.
    const again = await shopper.open(end.url);
    expect(again.text).toContain(order?.number);
    expect((await shopper.open(href('cart', locale))).html).not.toContain('value="buza-500"');
  },
);

test('the site’s own provider emulator does the same', async () => {
  const site = await startSite();
  try {
    const shopper = new Shopper(site.url);
    const page = await goToPayment(shopper, 'de');
    expect(new URL(page.url).origin).toBe(site.emulatorUrl);
    const end = await payWith(shopper, page, 'succeeds');
    expect(new URL(end.url).pathname).toBe('/de/success');
    expect(await statesOf(site.dataDir)).toEqual(['authorised']);
  } finally {
    await site.stop();
  }
});

test('a parcel to another name and country is priced for that country', async () => {
  const before = (await rows()).length;
  const shopper = new Shopper(shop.site.url);
  await addToCart(shopper, 'en');
  const data = await shopper.open(href('checkout', 'en'));
  const delivery = await shopper.submit(data, data.form('email'), buyer);
  const recipient = {
    recipientName: 'Iva',
    recipientPhone: '+43 1 234567',
    deliveryAddress: 'Gasse 1',
    deliveryPostalCode: '1010',
    deliveryCity: 'Wien',
    deliveryCountry: 'AT',
  };
  const review = await shopper.submit(delivery, delivery.form('deliveryMethod'), {
    sameAddress: false,
    ...recipient,
  });
  expect(review.text).toContain('Gasse 1');
  await payWith(
    shopper,
    await shopper.submit(review, review.form('submissionId'), { terms: true }),
    'succeeds',
  );
  expect(await since(before)).toMatchObject([
    { state: 'authorised', delivery_country: 'AT', recipient_name: 'Iva', delivery_cents: 1200 },
  ]);
});

test('ten simultaneous submissions of a review page make one order, one hold and one redirect', async () => {
  const before = { rows: (await rows()).length, opened: shop.emulator.transactions().length };
  const shopper = new Shopper(shop.site.url);
  await addToCart(shopper, 'en');
  const review = await goToReview(shopper, 'en');
  const send = () =>
    shopper.clone().submit(review, review.form('submissionId'), { terms: true }, { follow: false });
  const responses = await Promise.all(Array.from({ length: 10 }, send));
  const places = responses.map(({ status, headers }) => `${status} ${headers.get('location')}`);
  expect(new Set(places).size).toBe(1);
  expect(places[0]).toMatch(/^303 http/);
  expect(await since(before.rows)).toHaveLength(1);
  expect(shop.emulator.transactions().length - before.opened).toBe(1);
  const f5 = await send();
  expect(`${f5.status} ${f5.headers.get('location')}`).toBe(places[0]);
  const page = await shopper.open(f5.headers.get('location') ?? '');
  await payWith(shopper, page, 'succeeds');
  const late = await send();
  expect(late.headers.get('location')).toMatch(/^\/en\/success\?order=/);
  expect(await since(before.rows)).toMatchObject([{ state: 'authorised' }]);
});

test('prices, totals and states submitted with a form are ignored', async () => {
  const before = (await rows()).length;
  const shopper = new Shopper(shop.site.url);
  const extra = {
    price: '1',
    priceCents: '1',
    unitCents: '1',
    total: '1',
    totalCents: '1',
    total_cents: '1',
    delivery: '0',
    deliveryCents: '0',
    currency: 'HRK',
    state: 'captured',
    paid: '1',
    discount: '100',
    number: 'M-1',
    token: 'a',
  };
  const product = await shopper.open(href('product', 'en', { slug: 'buza' }));
  await shopper.submit(product, product.form('productId', 'count'), { count: '1' }, { extra });
  const data = await shopper.open(href('checkout', 'en'));
  const delivery = await shopper.submit(data, data.form('email'), buyer, { extra });
  const review = await shopper.submit(delivery, delivery.form('deliveryMethod'), {}, { extra });
  const page = await shopper.submit(
    review,
    review.form('submissionId'),
    { terms: true },
    { extra },
  );
  const [order] = await since(before);
  expect(order?.state).toBe('pending');
  const api = await fetch(`${shop.site.url}/api/products/cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"products":["buza"]}',
  });
  const { data: products } = (await api.json()) as {
    data: { variants: { id: string; price: number }[] }[];
  };
  const [line] = await query<{ unit_cents: number; variant_id: string }>(
    shop.site.dataDir,
    `select * from order_lines where order_id = ${order?.id}`,
  );
  expect(line?.unit_cents).toBe(
    products[0]?.variants.find(({ id }) => id === line?.variant_id)?.price,
  );
  expect(readText(page.html)).toContain(withPlainSpaces(formatMoney(order?.total_cents ?? 0)));
});
