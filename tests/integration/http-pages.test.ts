import { beforeAll, expect, test } from 'vitest';
import { locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { addToCart } from '../support/journey';
import { securityHeaders } from '../support/safe-responses';
import { Shopper } from '../support/shopper';
import { sharedSite } from '../support/site-for-tests';

const site = sharedSite();
let cartCookie = '';
beforeAll(async () => {
  const shopper = new Shopper(site.url);
  await addToCart(shopper, 'en');
  cartCookie = `cart=${shopper.cookies.get('cart')}`;
});

const html = { accept: 'text/html' };
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.url + path, { method, headers: { ...html, ...headers }, redirect: 'manual' });

const shared = locales.flatMap((locale) => [
  href('home', locale),
  href('shop', locale),
  href('product', locale, { slug: 'buza' }),
  href('terms', locale),
  href('shipping', locale),
  href('privacy', locale),
]);

test('every response has the security headers, whatever its status', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const etag = (await get('/en/shop')).headers.get('etag') ?? '';
  const responses = [
    await get('/en/shop'),
    await get('/favicon.svg'),
    await get('/assets/hero?key=xs'),
    await get('/api/config'),
    await get('/sitemap.xml'),
    await get('/healthz'),
    await get('/en/shop.data'),
    await get('/shop/'),
    await get('/shop/checkout'),
    await get('/en/shop', { 'if-none-match': etag }),
    await get('/en/%5c'),
    await fetch(`${site.url}/shop/cart`, {
      method: 'POST',
      headers: { ...form, origin: 'https://evil.test' },
      body: 'a=b',
    }),
    await get('/en/nobody'),
    await get('/assets/nobody'),
    await get('/shop', {}, 'DELETE'),
    await fetch(`${site.url}/shop/cart`, {
      method: 'POST',
      headers: form,
      body: 'a'.repeat(70_000),
    }),
    await get(`/${'a'.repeat(3000)}`),
    await fetch(`${site.url}/shop/cart`, { method: 'POST', body: 'a' }),
    await fetch(`${site.url}/shop/cart`, { method: 'POST', headers: form, body: 'intent=none' }),
  ];
  const statuses = responses.map(({ status }) => status);
  expect(statuses).toEqual([
    200, 200, 200, 200, 200, 200, 200, 301, 303, 304, 400, 403, 404, 404, 405, 413, 414, 415, 400,
  ]);
  for (const { url, status, headers } of responses) {
    expect({ url, status, missing: securityHeaders.filter((name) => !headers.has(name)) }).toEqual({
      url,
      status,
      missing: [],
    });
    expect(headers.has('x-powered-by') || headers.has('server')).toBe(false);
  }
});

test.each(shared)(
  '%s is byte-identical for every visitor without a cart and sets no cookie',
  async (path) => {
    const one = await get(path, {
      'user-agent': 'one',
      'accept-language': 'it',
      cookie: 'lng=de; other=1',
    });
    const two = await get(path, { 'user-agent': 'two', 'accept-language': 'de,en;q=0.5' });
    expect(one.status).toBe(200);
    expect(one.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(one.headers.get('vary')).toMatch(/cookie/i);
    expect(one.headers.get('accept-ch')).toBe('ECT');
    expect(await one.text()).toBe(await two.text());
    for (const { headers } of [one, two]) expect(headers.has('set-cookie')).toBe(false);
    expect(one.headers.get('etag')).toBe(two.headers.get('etag'));
  },
);

test.each(shared.slice(0, 6))(
  '%s with a cart is private and shows its count but not its lines',
  async (path) => {
    const own = await get(path, { cookie: cartCookie });
    expect(own.headers.get('cache-control')).toBe('private, no-cache');
    expect(own.headers.has('cdn-cache-control')).toBe(false);
    const page = await own.text();
    expect(page).toMatch(/header-cart__badge[^>]*>2</);
    expect(await (await get(path)).text()).not.toMatch(/header-cart__badge[^>]*>/);
    const [script = ''] = /\/page-scripts\/[\w-]+\.js/.exec(page) ?? [];
    expect(await (await get(script)).text()).not.toContain('cartLines');
  },
);

test('data requests are private too, as they hold the cart', async () => {
  for (const headers of [undefined, { cookie: cartCookie }]) {
    const data = await get('/en/shop.data', headers);
    expect(data.status).toBe(200);
    expect(data.headers.get('cache-control')).toMatch(/private|no-store/);
    const cartPage = await get('/en/shop/cart.data', headers);
    expect(cartPage.headers.get('cache-control')).toBe('no-store');
  }
});

test('an unchanged page is 304, without a body, with its security policy', async () => {
  const first = await get('/de/shop');
  const etag = first.headers.get('etag') ?? '';
  const again = await get('/de/shop', { 'if-none-match': `"other", ${etag}` });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect(again.headers.get('content-security-policy')).toBe(
    first.headers.get('content-security-policy'),
  );
  expect(again.headers.get('etag')).toBe(etag);
  expect((await get('/de/shop', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('HEAD gets the response of GET, without the body', async () => {
  const varying = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
  const plain = (headers: Headers) => [...headers].filter(([name]) => !varying.has(name));
  for (const path of [
    '/it/shop/leccino',
    '/en/shop/cart',
    '/favicon.svg',
    '/api/config',
    '/sitemap.xml',
    '/en/nobody',
    '/healthz',
    '/shop/',
    '/assets/hero?key=xs',
  ]) {
    const encoding = { 'accept-encoding': 'identity' };
    const head = await get(path, encoding, 'HEAD');
    const full = await get(path, encoding);
    expect(await head.text()).toBe('');
    expect(head.status).toBe(full.status);
    expect({ path, headers: plain(head.headers) }).toEqual({ path, headers: plain(full.headers) });
  }
});
