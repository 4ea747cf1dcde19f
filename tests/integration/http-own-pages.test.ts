import { beforeAll, expect, test } from 'vitest';
import { href } from '~/routing/href';
import { addToCart, goToPayment, payWith } from '../support/journey';
import { securityHeaders } from '../support/safe-responses';
import { Shopper } from '../support/shopper';
import { siteForTests } from '../support/site-for-tests';
import { query } from '../support/stored-rows';

const site = siteForTests();
let cartCookie = '';
let orderToken = '';
beforeAll(async () => {
  const buyer = new Shopper(site.url);
  const end = await payWith(buyer, await goToPayment(buyer, 'en'), 'succeeds');
  orderToken = new URL(end.url).searchParams.get('order') ?? '';
  const shopper = new Shopper(site.url);
  await addToCart(shopper, 'en');
  cartCookie = `cart=${shopper.cookies.get('cart')}`;
});

const html = { accept: 'text/html' };
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.url + path, { method, headers: { ...html, ...headers }, redirect: 'manual' });

test('pages of one visitor are no-store and noindex', async () => {
  const order = href('order', 'en', { token: orderToken });
  for (const path of [order, `/en/success?order=${orderToken}`, '/en/fail']) {
    const page = await get(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect((await page.text()) + page.headers.get('x-robots-tag')).toMatch(/noindex/);
  }
  // Back from the order would show its goods in the basket again.
  for (const path of ['/en/shop/cart', '/en/shop/checkout']) {
    const page = await get(path, { cookie: cartCookie });
    expect(page.headers.get('cache-control')).toBe('no-store');
  }
});

test('an order page opens with its token only', async () => {
  const open = await get(href('order', 'en', { token: orderToken }));
  const text = await open.text();
  expect(open.status).toBe(200);
  expect(open.headers.get('x-robots-tag')).toMatch(/noindex/);
  expect(text).toContain('ana.cacic@example.com');
  const [row] = await query<{ number: string; id: number }>(
    site.dataDir,
    'select id, number from orders',
  );
  const other = orderToken.replace(/^./, (first) => (first === '0' ? '1' : '0'));
  for (const token of [
    other,
    row?.number ?? '',
    String(row?.id),
    orderToken.slice(1),
    `${orderToken}0`,
    '*',
    '%25',
    "'or'1'='1",
  ]) {
    for (const path of [href('order', 'en', { token }), `${href('order', 'en', { token })}.data`]) {
      const page = await get(path);
      const body = await page.text();
      expect([400, 404]).toContain(page.status);
      expect(page.headers.get('cache-control')).toMatch(/no-store/);
      expect(body).not.toMatch(/Čačić|ana\.cacic/);
    }
  }
});

test('success and failure pages without a token disclose nothing', async () => {
  for (const path of [
    '/success',
    '/en/fail',
    '/de/success?order=',
    '/it/success?order=__proto__&try=1e9',
    '/fail?order[]=1',
  ]) {
    const page = await get(path);
    expect(page.status).toBe(200);
    expect(await page.text()).not.toMatch(/M-\d{4}-\d{6}|Čačić/);
  }
});

const garbage = [
  'cart=',
  'cart=x',
  'cart=%',
  'cart=%E0%A4%A',
  'cart=W10%3D.AAAA',
  `cart=${'a'.repeat(8000)}`,
  'cart=1; cart=2',
  '__Host-cart=x',
  'cart="quoted"',
  'session=abc; __proto__=1',
  'cart=eyJsIjpbXX0%3D.',
];

test('any invalid cookie is an empty cart: 200, no error, no new cookie', async () => {
  const cuts = Array.from({ length: 40 }, (_, index) => cartCookie.slice(0, -1 - index * 3));
  const flips = Array.from({ length: 40 }, (_, index) => {
    const at = 6 + ((index * 7) % (cartCookie.length - 8));
    return (
      cartCookie.slice(0, at) + (cartCookie[at] === 'A' ? 'B' : 'A') + cartCookie.slice(at + 1)
    );
  });
  for (const cookie of [...garbage, ...cuts, ...flips]) {
    const page = await get('/en/shop/cart', { cookie });
    const body = await page.text();
    expect([page.status, page.headers.has('set-cookie')]).toEqual([200, false]);
    expect(body).not.toContain('value="buza-500"');
  }
  expect(site.log()).not.toMatch(/"level":[56]0/);
});

test('an unexpected error is a localised 500 without internals, no-store', async () => {
  await query(site.dataDir, 'alter table orders rename to canary_orders');
  try {
    for (const path of [
      href('order', 'de', { token: orderToken }),
      `/de/success?order=${orderToken}`,
    ]) {
      const page = await get(path);
      const body = await page.text();
      expect(page.status).toBe(500);
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect({ path, missing: securityHeaders.filter((name) => !page.headers.has(name)) }).toEqual({
        path,
        missing: [],
      });
      expect(body).toContain('lang="de"');
      expect(body).not.toMatch(/canary|sqlite|no such table|node_modules|at \w+ \(/i);
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const review = `paymentMethod=card&terms=on&submissionId=${'a'.repeat(32)}-${'b'.repeat(32)}`;
    const posted = await fetch(`${site.url}/en/shop/checkout?step=review`, {
      method: 'POST',
      headers: { ...form, cookie: cartCookie },
      body: review,
    });
    expect(posted.status).toBeGreaterThanOrEqual(500);
    expect(await posted.text()).not.toMatch(/canary|sqlite|no such table/i);
  } finally {
    await query(site.dataDir, 'alter table canary_orders rename to orders');
  }
  expect((await get(href('order', 'de', { token: orderToken }))).status).toBe(200);
});
