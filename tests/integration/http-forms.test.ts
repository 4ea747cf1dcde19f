import { beforeAll, expect, test } from 'vitest';
import { addToCart } from '../support/journey';
import { makeHead, sendRaw } from '../support/raw-http';
import { Shopper } from '../support/shopper';
import { siteForTests } from '../support/site-for-tests';
import { query } from '../support/stored-rows';

const site = siteForTests();
let cookie = '';
beforeAll(async () => {
  const shopper = new Shopper(site.url);
  await addToCart(shopper, 'en', 'buza', '2');
  cookie = `cart=${shopper.cookies.get('cart')}`;
});

const form = 'application/x-www-form-urlencoded';
const add = 'intent=add&productId=buza&variantId=buza-500&count=3';

function post(path: string, body: string, headers: Record<string, string | undefined> = {}) {
  const all = {
    Host: new URL(site.url).host,
    'Content-Type': form,
    'Content-Length': String(Buffer.byteLength(body)),
    Accept: 'text/html',
    Cookie: cookie,
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return sendRaw(site.url, makeHead(`POST ${path} HTTP/1.1`, lines, body));
}

const countDrafts = async () =>
  (await query(site.dataDir, 'select id from checkout_drafts')).length;

test('a plain form from a program without Origin works: 303 and a cookie', async () => {
  const response = await post('/shop/cart', add);
  expect(response.status).toBe(303);
  expect(response.headers.get('set-cookie')).toMatch(/^cart=/);
});

test('a body without its length, or in chunks, is 411', async () => {
  expect((await post('/shop/cart', add, { 'Content-Length': undefined })).status).toBe(411);
  const chunked = { 'Content-Length': undefined, 'Transfer-Encoding': 'chunked' };
  expect((await post('/shop/cart', '3\r\na=b\r\n0\r\n\r\n', chunked)).status).toBe(411);
});

test('a body of 65 kB is 413, and the connection is closed', async () => {
  const response = await post('/shop/cart', `${add}&x=${'a'.repeat(65 * 1024)}`);
  expect(response.status).toBe(413);
  expect(response.headers.get('connection')).toBe('close');
});

test('20 MB are rejected by Content-Length, before the body is sent', async () => {
  const head = { 'Content-Length': String(20 * 1024 * 1024) };
  // No byte of the body is sent: a server that waited for it would never respond.
  const response = await post('/shop/cart', '', head);
  expect(response.status).toBe(413);
});

test('a browser that sends 20 MB anyway can read the response', async () => {
  const body = new Uint8Array(20 * 1024 * 1024).fill(97);
  const response = await fetch(`${site.url}/shop/cart`, {
    method: 'POST',
    body,
    headers: { 'content-type': form },
  });
  expect(response.status).toBe(413);
});

test.each([
  ['plain text', 'text/plain'],
  ['JSON', 'application/json'],
  ['multipart', 'multipart/form-data; boundary=x'],
  ['nothing', undefined],
  ['something new', 'application/vnd.evil'],
])('a form page rejects %s', async (_, type) => {
  for (const path of [
    '/shop/cart',
    '/shop/cart.data',
    '/de/shop/checkout?step=data',
    '/shop/cart?index',
  ]) {
    const response = await post(path, add, { 'Content-Type': type });
    expect(response.status).toBe(415);
    expect(response.headers.get('set-cookie')).toBeUndefined();
  }
});

const origins = [
  'OURS',
  'https://evil.test',
  'http://shop.127.0.0.1.test',
  'null',
  '%%garbage',
  undefined,
];
const fetchSites = ['same-origin', 'same-site', 'cross-site', 'none', 'weird', undefined];
const targets = [
  '/shop/cart',
  '/shop/cart.data',
  '/shop/checkout?step=data',
  '/shop/cart?index',
  '/it/shop/cart',
];
const details =
  'fullName=Ana&email=a@example.com&phone=%2B385911234567&address=a&postalCode=1&country=HR';

test.each(targets)('%s rejects cross-site requests, whatever the headers', async (target) => {
  for (const origin of origins) {
    for (const fetchSite of fetchSites) {
      const own = origin === 'OURS' ? site.url : origin;
      const isOurs = fetchSite
        ? fetchSite === 'same-origin' || fetchSite === 'none'
        : origin === undefined || origin === 'OURS';
      const before = await countDrafts();
      const body = target.includes('checkout') ? details : add;
      const response = await post(target, body, { Origin: own, 'Sec-Fetch-Site': fetchSite });
      const seen = {
        origin,
        fetchSite,
        refused: response.status === 403,
        cookie: response.headers.has('set-cookie'),
      };
      expect(seen).toEqual({ origin, fetchSite, refused: !isOurs, cookie: isOurs });
      expect(response.status).toBeLessThan(500);
      if (!isOurs) expect(await countDrafts()).toBe(before);
    }
  }
});

test('server-to-server endpoints accept any origin and trust no unsigned content', async () => {
  for (const origin of origins) {
    for (const fetchSite of fetchSites) {
      const headers = {
        Origin: origin === 'OURS' ? site.url : origin,
        'Sec-Fetch-Site': fetchSite,
        'Content-Type': 'application/json',
      };
      const products = await post('/api/products/cart', '{"products":["buza"]}', headers);
      expect([products.status, products.headers.has('set-cookie')]).toEqual([200, false]);
      const callback = await post(
        '/payments/wspay/callback',
        '{"ShoppingCartID":"M-2026-000001-1"}',
        headers,
      );
      expect([callback.status, callback.headers.has('set-cookie')]).toEqual([400, false]);
      // Reaches its handler like the other, but Stripe is not configured here.
      const webhook = await post('/payments/stripe/webhook', '{"object":"event"}', headers);
      expect([webhook.status, webhook.headers.has('set-cookie')]).toEqual([404, false]);
    }
  }
  // The framework's data request of the same URL is not for servers.
  const data = await post('/payments/wspay/callback.data', 'a=b', { Origin: 'https://evil.test' });
  expect([403, 404]).toContain(data.status);
});

const repeat = (count: number, text: string) => Array.from({ length: count }, () => text).join('&');

test.each([
  ['an array index', 'a[4294967294]=1'],
  ['a large array index', 'count[20000000]=1&intent[5000000]=1'],
  ['a deep path', `${'a.'.repeat(5000)}a=1`],
  ['a deep path of brackets', `a${'[a]'.repeat(5000)}=1`],
  ['a form library’s intent', '__intent__={&__state__={'],
  ['a prototype', '__proto__=1&__proto__[a]=1&constructor.prototype.a=1&a.__proto__.b=1'],
  ['65 fields', repeat(65, 'a=1')],
  ['20,000 repeats', repeat(20_000, 'a')],
  ['as many fields as fit', '&a'.repeat(32_000)],
  ['broken percents', `%=%&%zz=${'%'.repeat(5000)}`],
  ['NUL', 'intent=%00&productId=%00'],
])('a form with %s is rejected, and the cart is unchanged', async (_, body) => {
  for (const path of [
    '/shop/cart',
    '/en/shop/checkout?step=data',
    '/en/shop/checkout?step=review',
  ]) {
    const response = await post(path, body);
    // A review page that was never reached redirects to the first step, and an empty first step to its errors.
    const ways: Record<string, string | undefined> = {
      '/en/shop/checkout?step=data': '/en/shop/checkout?step=data&refused=1#error-summary',
      '/en/shop/checkout?step=review': '/en/shop/checkout?step=data',
    };
    const isLedBack = response.headers.get('location') === (ways[path] ?? '');
    expect(isLedBack ? 400 : response.status).toBe(400);
    expect(response.headers.get('set-cookie')).toBeUndefined();
    expect(response.body).not.toMatch(/4294967294|__proto__|polluted/);
  }
});

test.each(['-1', '0', '1e9', '1.5', '100', '', '+2', '0x2', '9'.repeat(400), '2 '])(
  'the count %j is 400, and the cart is unchanged',
  async (count) => {
    const response = await post(
      '/en/shop/cart',
      `intent=add&productId=buza&variantId=buza-500&count=${encodeURIComponent(count)}`,
    );
    expect(response.status).toBe(400);
    expect(response.headers.get('set-cookie')).toBeUndefined();
  },
);

test.each([
  ['an unknown variant', 'productId=buza&variantId=nobody'],
  ['an unknown product', 'productId=nobody&variantId=buza-500'],
  ['another product’s variant', 'productId=leccino&variantId=buza-500'],
  ['a prototype', 'productId=__proto__&variantId=constructor'],
  ['no product', ''],
])('%s is 400, and the cart is unchanged', async (_, ids) => {
  const response = await post('/shop/cart', `intent=add&count=1&${ids}`);
  expect(response.status).toBe(400);
  expect(response.headers.get('set-cookie')).toBeUndefined();
});

test('a deeply nested or huge JSON body is 400 or 413, immediately', async () => {
  const json = { 'Content-Type': 'application/json' };
  for (const body of [
    '[',
    '{}',
    'null',
    '['.repeat(15_000),
    `{"products":${'['.repeat(7_000)}${']'.repeat(7_000)}}`,
    '{"products":["__proto__"],"__proto__":{"a":1}}',
  ]) {
    const response = await post('/api/products/cart', body, json);
    expect([200, 400]).toContain(response.status);
    expect((await post('/payments/wspay/callback', body, json)).status).toBe(400);
  }
  expect((await post('/api/products/cart', `"${'a'.repeat(70_000)}"`, json)).status).toBe(413);
  // What the provider sends there has half a kilobyte.
  const callback = await post('/payments/wspay/callback', `"${'a'.repeat(20_000)}"`, json);
  expect(callback.status).toBe(413);
});

test('after all this the process is still ready and has logged no error', async () => {
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  expect(site.log()).not.toMatch(/"level":[56]0/);
});
