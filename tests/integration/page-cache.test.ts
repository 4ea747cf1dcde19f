import { createServer, request as httpRequest, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { href } from '~/routing/href';
import { startCachingProxy } from '../support/caching-proxy';
import { addToCart } from '../support/journey';
import { Shopper } from '../support/shopper';
import { type Site, startSite } from '../support/site';
import { sharedSite } from '../support/site-for-tests';

let site: Site;
/** The content backend of `site`, behind a proxy that can edit its responses. */
const backend = sharedSite();
let wire: Server;
let edit = (text: string) => text;
const cookies = new Map<number, string>();

beforeAll(async () => {
  wire = createServer((request, response) => {
    // Uncompressed, so that it can be edited.
    const { host: _, 'accept-encoding': _coding, ...headers } = request.headers;
    const forward = httpRequest(
      backend.url + request.url,
      { method: request.method, headers },
      // oxlint-disable-next-line typescript/no-misused-promises -- a failure ends the test run, as it should
      async (answer) => {
        const whole = await buffer(answer);
        const type = answer.headers['content-type'] ?? '';
        const body = type.includes('json') ? edit(whole.toString()) : whole;
        response.writeHead(answer.statusCode ?? 502, { 'content-type': type }).end(body);
      },
    );
    request.pipe(forward);
  });
  wire.listen(0, '127.0.0.1');
  await once(wire, 'listening');
  const { port } = wire.address() as AddressInfo;
  site = await startSite({
    env: { CONTENT_URL: `http://127.0.0.1:${port}`, JOB_INTERVAL_MS: '500' },
  });
  for (const count of [1, 2, 7, 42]) {
    const shopper = new Shopper(site.url);
    await addToCart(shopper, 'en', 'buza', String(count));
    cookies.set(count, `cart=${shopper.cookies.get('cart')}`);
  }
});

afterAll(async () => {
  await site?.stop();
  wire.closeAllConnections();
  wire.close();
});

const get = (path: string, headers: Record<string, string> = {}, url = site.url) =>
  fetch(url + path, { headers: { accept: 'text/html', ...headers } });
const badge = (page: string) => Number(/header-cart__badge[^>]*>(\d+)</.exec(page)?.[1] ?? 0);
const withCart = (count: number): Record<string, string> => {
  const cookie = cookies.get(count);
  return cookie ? { cookie } : {};
};
const shop = href('shop', 'en');

test('hundreds of concurrent visitors with different carts each see their own count and no one else’s lines', async () => {
  const counts = [0, 1, 2, 7, 42];
  const paths = [shop, href('home', 'de'), href('product', 'it', { slug: 'leccino' })];
  const expected = Array.from({ length: 300 }, (_, index) => ({
    count: counts[index % counts.length] as number,
    path: paths[index % paths.length] as string,
  }));
  const seen = await Promise.all(
    expected.map(async ({ count, path }) => {
      const answer = await get(path, withCart(count));
      const page = await answer.text();
      return { count: badge(page), path, control: answer.headers.get('cache-control') };
    }),
  );
  expect(seen.map(({ count, path }) => ({ count, path }))).toEqual(expected);
  for (const { count, control } of seen) {
    expect(control).toBe(count ? 'private, no-cache' : 'public, max-age=0, must-revalidate');
  }
});

/** Every rendering of a page with a form signs a new timestamp into its data, so scripts count renderings. */
test('a hundred simultaneous first visitors wait for one rendering', async () => {
  const path = href('contact', 'it');
  for (const headers of [{}, withCart(7)]) {
    const scripts = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const page = await (await get(path, headers)).text();
        return /\/page-scripts\/[\w-]+\.js/.exec(page)?.[0];
      }),
    );
    const [script, ...others] = new Set(scripts);
    expect(script).toBeDefined();
    expect(others).toEqual([]);
  }
});

test('a cached page with a cart equals an uncached one, except for the lines and their script', async () => {
  const plain = (page: string) => page.replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '');
  for (const count of [0, 1, 42]) {
    const kept = await (await get(shop, withCart(count))).text();
    // A query bypasses the cache; only the newsletter form's return path shows it on the page.
    const own = await (await get(`${shop}?own=1`, withCart(count))).text();
    expect(plain(own).replaceAll('?own=1', '')).toBe(plain(kept));
    expect(badge(own)).toBe(count);
  }
});

test('campaign parameters get the cached page: same ETag, same bytes, canonical without them', async () => {
  const campaigns = [
    '?utm_source=letter&utm_medium=email',
    '?fbclid=IwAR0',
    '?gclid=a&gad_source=1&_gl=b',
  ];
  for (const count of [0, 7]) {
    const kept = await get(shop, withCart(count));
    const page = await kept.text();
    for (const campaign of campaigns) {
      const answer = await get(shop + campaign, withCart(count));
      expect(answer.headers.get('etag')).toBe(kept.headers.get('etag'));
      expect(answer.headers.get('cache-control')).toBe(kept.headers.get('cache-control'));
      expect(await answer.text()).toBe(page);
    }
    expect(page).toMatch(/<link rel="canonical" href="[^"?]+"/);
  }
  // Any other query bypasses the cache.
  const own = await get(`${shop}?utm_source=letter&own=1`);
  expect(own.headers.get('etag')).toBeNull();
});

test('every count has its own ETag, and only that page revalidates with 304', async () => {
  const tags = new Map<number, string>();
  for (const count of [0, 1, 2, 7]) {
    tags.set(count, (await get(shop, withCart(count))).headers.get('etag') ?? '');
  }
  expect(new Set(tags.values()).size).toBe(4);
  for (const [count, tag] of tags) {
    for (const other of tags.keys()) {
      const answer = await get(shop, { ...withCart(other), 'if-none-match': tag });
      expect(answer.status).toBe(other === count ? 304 : 200);
    }
  }
});

test('a client that sends the internal header gains nothing', async () => {
  const answer = await get(`${shop}?own=1`, { 'x-site-shared-cart': '99' });
  const page = await answer.text();
  expect(badge(page)).toBe(0);
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(badge(await (await get(shop, { 'x-site-shared-cart': '99' })).text())).toBe(0);
});

test.each([
  { honoursVary: true, isCdn: false },
  { honoursVary: true, isCdn: true },
  { honoursVary: false, isCdn: false },
])('behind a cache (%o) every visitor sees their own count', async (kind) => {
  const proxy = await startCachingProxy(site.url, kind);
  try {
    for (const count of [0, 2, 7, 0, 7, 2, 0]) {
      const answer = await get(shop, withCart(count), proxy.url);
      expect(badge(await answer.text())).toBe(count);
    }
    // The page without a cart was cached.
    expect(proxy.seen.hits + proxy.seen.revalidated).toBe(2);
    expect(proxy.seen.hits).toBe(kind.isCdn ? 2 : 0);
  } finally {
    await proxy.stop();
  }
});

test('changed content is shown to every visitor immediately', async () => {
  const title = /<h1[^>]*>([^<]*)</;
  const shown = async (count: number) =>
    title.exec(await (await get(shop, withCart(count))).text())?.[1];
  const before = await shown(0);
  expect(before).toBeDefined();
  expect(await shown(7)).toBe(before);
  edit = (text) => text.replaceAll(JSON.stringify(before), JSON.stringify('The changed shelf'));
  await expect.poll(() => shown(0)).toBe('The changed shelf');
  expect(await Promise.all([1, 7, 42].map(shown))).toEqual(Array(3).fill('The changed shelf'));
});
