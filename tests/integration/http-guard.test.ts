import { expect, test } from 'vitest';
import { makeHead, sendRaw } from '../support/raw-http';
import { expectSafe } from '../support/safe-responses';
import { siteForTests } from '../support/site-for-tests';

const site = siteForTests();

const host = () => new URL(site.url).host;
const get = (target: string, headers: readonly string[] = [], method = 'GET') =>
  sendRaw(site.url, makeHead(`${method} ${target} HTTP/1.1`, [`Host: ${host()}`, ...headers]));
const getWith = (headers: readonly string[], target = '/en/shop') =>
  sendRaw(site.url, makeHead(`GET ${target} HTTP/1.1`, headers));

test.each([
  ['none', [], 400],
  ['two', ['Host: HOST', 'Host: HOST'], 400],
  ['two, the second evil', ['Host: HOST', 'Host: evil.test'], 400],
  ['evil', ['Host: evil.test'], 421],
  ['evil with our port', ['Host: evil.test:3002'], 421],
  ['ours with another port', ['Host: 127.0.0.1:1'], 421],
  ['ours without a port', ['Host: 127.0.0.1'], 421],
  ['a user', ['Host: user@HOST'], 421],
  ['empty', ['Host: '], 421],
  ['a path', ['Host: HOST/evil'], 421],
  ['ours with a dot', ['Host: localhost.:3002'], 421],
])('Host: %s is refused', async (_, headers, status) => {
  const response = await getWith(headers.map((line) => line.replace('HOST', host())));
  expect(response.status).toBe(status);
  expectSafe(response);
});

test('health checks respond to any Host, as probes use the IP address', async () => {
  for (const path of ['/healthz', '/readyz']) {
    for (const headers of [['Host: 10.0.0.7:8080'], []]) {
      expect((await getWith(headers, path)).status).toBe(200);
    }
  }
});

test('no header of a proxy gets into a page, a redirect or a link', async () => {
  const forwarded = [
    'X-Forwarded-Host: evil.test',
    'X-Forwarded-Proto: https',
    'X-Forwarded-Port: 6666',
    'Forwarded: host=evil.test;proto=https',
    'X-Original-Url: /evil',
    'X-Rewrite-Url: /evil',
  ];
  for (const target of [
    '/',
    '/en/shop',
    '/de/shop/buza',
    '/shop/',
    '/en/uvjeti',
    '/sitemap.xml',
    '/robots.txt',
    '/nobody',
  ]) {
    const response = await get(target, forwarded);
    expect(response.status).toBeLessThan(500);
    expect(response.all).not.toMatch(/evil|6666/);
  }
  const page = await get('/en/shop', forwarded);
  expect(page.body).toContain(`href="${site.url}/en/shop"`);
});

test.each(['TRACE', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'CONNECT'])(
  'the method %s is 405, with an Allow header',
  async (method) => {
    const targets =
      method === 'CONNECT' ? [host()] : ['/', '/shop/cart', '/healthz', '/assets/hero', '/nobody'];
    for (const target of targets) {
      const response = await get(target, ['X-Secret: canary'], method);
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toMatch(/^GET, HEAD(, POST)?$/);
      expect(response.all).not.toContain('canary');
      expectSafe(response);
    }
  },
);

test('invalid HTTP is 400 and oversized headers are 431, with our security headers', async () => {
  for (const bytes of [
    'GARBAGE\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET /\x01 HTTP/1.1\r\nHost: x\r\n\r\n',
    '\x16\x03\x01\r\n\r\n',
  ]) {
    const response = await sendRaw(site.url, bytes);
    expect(response.status).toBe(400);
    expectSafe(response);
  }
  const long = await get('/', [`X-Long: ${'a'.repeat(17_000)}`]);
  expect(long.status).toBe(431);
  expectSafe(long);
});

test('request smuggling is rejected: two lengths, length with chunks, broken chunks', async () => {
  const form = 'Content-Type: application/x-www-form-urlencoded';
  for (const lines of [
    ['Content-Length: 5', 'Content-Length: 6'],
    ['Content-Length: 5', 'Transfer-Encoding: chunked'],
    ['Transfer-Encoding: chunked, identity'],
    ['Content-Length: 0x5'],
  ]) {
    const head = [`Host: ${host()}`, form, ...lines];
    const response = await sendRaw(
      site.url,
      makeHead('POST /shop/cart HTTP/1.1', head, '0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n'),
    );
    expect([400, 411]).toContain(response.status);
    expect(response.all.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
  }
});

test('an unknown Expect header changes nothing', async () => {
  const response = await get('/healthz', ['Expect: a miracle']);
  expect(response.status).toBe(200);
  expectSafe(response);
});

test.each([
  ['/nobody%5c', 'hr', 'Ovaj zahtjev nismo mogli prihvatiti'],
  ['/en/%5c', 'en', ''],
  ['/de/%5c', 'de', ''],
  ['/it?_data=1', 'it', ''],
  ['/de?_data=1', 'de', ''],
  ['/en/shop?_data=/de/', 'en', ''],
])('the error page for %s is in language %s', async (target, locale, message) => {
  const page = await get(target, ['Accept: text/html']);
  expect(page.body).toContain(`<html lang="${locale}">`);
  expect(Buffer.from(page.body, 'latin1').toString()).toContain(message);
  expect(page.headers.get('cache-control')).toBe('no-store');
  const json = await get(target, ['Accept: application/json']);
  expect(JSON.parse(json.body)).toMatchObject({
    errors: [{ message: expect.any(String) as string }],
  });
});

test('after all this the process is still ready', async () => {
  expect((await get('/readyz')).status).toBe(200);
  expect(site.log()).not.toMatch(/"level":[56]0/);
});
