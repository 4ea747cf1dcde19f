import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeHead, sendRaw } from '../support/raw-http';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const host = () => new URL(site.url).host;
const get = (target: string, headers: readonly string[] = [], method = 'GET') =>
  sendRaw(site.url, makeHead(`${method} ${target} HTTP/1.1`, [`Host: ${host()}`, ...headers]));
const getWith = (headers: readonly string[], target = '/en/shop') =>
  sendRaw(site.url, makeHead(`GET ${target} HTTP/1.1`, headers));

/** What every answer carries, whatever its status. */
function expectSafe(answer: Awaited<ReturnType<typeof get>>) {
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('referrer-policy')).toBeTruthy();
  expect(answer.all).not.toMatch(/node_modules|\.ts:\d|at [\w.]+ \(/);
}

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
  const answer = await getWith(headers.map((line) => line.replace('HOST', host())));
  expect(answer.status).toBe(status);
  expectSafe(answer);
});

test('health and readiness are told whatever the Host: probes ask by address', async () => {
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
    const answer = await get(target, forwarded);
    expect(answer.status).toBeLessThan(500);
    expect(answer.all).not.toMatch(/evil|6666/);
  }
  const page = await get('/en/shop', forwarded);
  expect(page.body).toContain(`href="${site.url}/en/shop"`);
});

test.each([
  'http://evil.test/',
  'https://evil.test/en/shop',
  '*',
  'evil',
  '/\\evil.test',
  '/%5cevil.test',
  '/%5Cevil.test',
  '/%2f%2fevil.test',
  '/%2F/evil.test',
  '/shop%2fbuza',
  '/%00',
  '/shop/a%00b',
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/%0d%0aSet-Cookie:%20a=b',
  '/?a=\\',
  '/en\\shop',
])('the target %s is refused with 400', async (target) => {
  const answer = await get(target);
  expect(answer.status).toBe(400);
  expect(answer.headers.get('location')).toBeUndefined();
  expectSafe(answer);
});

test('an absolute target that names us is refused too: nobody sends one without a proxy', async () => {
  expect((await get(`${site.url}/en/shop`)).status).toBe(400);
});

test.each([
  ['//evil.test', '/evil.test'],
  ['///evil.test', '/evil.test'],
  ['//evil.test//', '/evil.test'],
  ['/de//evil.test', '/de/evil.test'],
  ['/..//evil.test', '/evil.test'],
  ['/shop/', '/shop'],
  ['/en/shop//', '/en/shop'],
  ['/SHOP', '/shop'],
  ['/De/Agb', '/de/agb'],
  ['/en/uvjeti', '/en/terms'],
  ['/agb?from=//evil.test', '/uvjeti?from=//evil.test'],
])('%s is moved to %s', async (target, location) => {
  const answer = await get(target);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(location);
  expect(new URL(location, site.url).origin).toBe(site.url);
  expectSafe(answer);
});

test.each([
  '/@evil.test',
  '/;evil.test',
  '/%09/evil.test',
  '/.evil.test',
  '/javascript:alert(1)',
  '/evil.test/%2e%2e',
  '/en/nobody',
  '/__proto__',
])('%s leads nowhere else', async (target) => {
  const answer = await get(target);
  expect([200, 301, 404]).toContain(answer.status);
  const location = answer.headers.get('location');
  if (location) expect(new URL(location, site.url).origin).toBe(site.url);
});

test('what posts to a target of two slashes reaches no other host and no page', async () => {
  const head = [
    'Host: HOST',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Length: 12',
  ];
  const request = makeHead('POST //evil.test/shop/cart HTTP/1.1', head, 'intent=empty').replace(
    'HOST',
    host(),
  );
  const answer = await sendRaw(site.url, request);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('set-cookie')).toBeUndefined();
});

test.each(['TRACE', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'CONNECT'])(
  'the method %s is 405, with the ones that are allowed',
  async (method) => {
    const targets =
      method === 'CONNECT' ? [host()] : ['/', '/shop/cart', '/healthz', '/assets/hero', '/nobody'];
    for (const target of targets) {
      const answer = await get(target, ['X-Secret: canary'], method);
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toMatch(/^GET, HEAD(, POST)?$/);
      expect(answer.all).not.toContain('canary');
      expectSafe(answer);
    }
  },
);

test('what is no HTTP at all is 400, and an endless head is 431, with our headers', async () => {
  for (const bytes of [
    'GARBAGE\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET /\x01 HTTP/1.1\r\nHost: x\r\n\r\n',
    '\x16\x03\x01\r\n\r\n',
  ]) {
    const answer = await sendRaw(site.url, bytes);
    expect(answer.status).toBe(400);
    expectSafe(answer);
  }
  const long = await get('/', [`X-Long: ${'a'.repeat(17_000)}`]);
  expect(long.status).toBe(431);
  expectSafe(long);
});

test('smuggled requests are refused: two lengths, length with chunks, broken chunks', async () => {
  const form = 'Content-Type: application/x-www-form-urlencoded';
  for (const lines of [
    ['Content-Length: 5', 'Content-Length: 6'],
    ['Content-Length: 5', 'Transfer-Encoding: chunked'],
    ['Transfer-Encoding: chunked, identity'],
    ['Content-Length: 0x5'],
  ]) {
    const head = [`Host: ${host()}`, form, ...lines];
    const answer = await sendRaw(
      site.url,
      makeHead('POST /shop/cart HTTP/1.1', head, '0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n'),
    );
    expect([400, 411]).toContain(answer.status);
    expect(answer.all.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
  }
});

test('an expectation that nobody knows changes nothing', async () => {
  const answer = await get('/healthz', ['Expect: a miracle']);
  expect(answer.status).toBe(200);
  expectSafe(answer);
});

test('an address of 3 kB is 414', async () => {
  for (const target of [
    `/${'a'.repeat(3000)}`,
    `/en/shop?x=${'a'.repeat(3000)}`,
    `/${'a/'.repeat(1500)}`,
  ]) {
    const answer = await get(target);
    expect(answer.status).toBe(414);
    expectSafe(answer);
  }
});

test('the framework’s side entrances are closed', async () => {
  for (const target of [
    '/shop/cart?_data=routes%2Fcart',
    '/?_data',
    '/?a=1&%5Fdata=x',
    '/__manifest?p=/a/a/a/a',
    '/__manifest',
  ]) {
    expect((await get(target)).status).toBe(404);
  }
  expect((await get(`/en/shop.data?_routes=${'a,'.repeat(30)}`)).status).toBe(400);
  expect((await get(`/en/shop.data?_routes=${'a'.repeat(600)}`)).status).toBe(400);
  expect((await get('//__manifest?p=/a')).headers.get('location')).toBe('/__manifest?p=/a');
});

test.each([
  ['/nobody%5c', 'hr', 'Ovaj zahtjev nismo mogli prihvatiti'],
  ['/en/%5c', 'en', ''],
  ['/de/%5c', 'de', ''],
  ['/it?_data=1', 'it', ''],
  ['/de?_data=1', 'de', ''],
  ['/en/shop?_data=/de/', 'en', ''],
])('the refusal of %s speaks %s', async (target, locale, words) => {
  const page = await get(target, ['Accept: text/html']);
  expect(page.body).toContain(`<html lang="${locale}">`);
  expect(Buffer.from(page.body, 'latin1').toString()).toContain(words);
  expect(page.headers.get('cache-control')).toBe('no-store');
  const json = await get(target, ['Accept: application/json']);
  expect(JSON.parse(json.body)).toMatchObject({
    errors: [{ message: expect.any(String) as string }],
  });
});

test('after all this the process is the same one, and well', async () => {
  expect((await get('/readyz')).status).toBe(200);
  expect(site.log()).not.toMatch(/"level":[56]0/);
});
