import { expect, test } from 'vitest';
import { makeHead, sendRaw } from '../support/raw-http';
import { expectSafe } from '../support/safe-responses';
import { sharedSite } from '../support/site-for-tests';

const site = sharedSite();

const host = () => new URL(site.url).host;
const get = (target: string, headers: readonly string[] = [], method = 'GET') =>
  sendRaw(site.url, makeHead(`${method} ${target} HTTP/1.1`, [`Host: ${host()}`, ...headers]));

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
])('the target %s is rejected with 400', async (target) => {
  const response = await get(target);
  expect(response.status).toBe(400);
  expect(response.headers.get('location')).toBeUndefined();
  expectSafe(response);
});

test('an absolute target with our own host is rejected too, as only proxies are sent one', async () => {
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
  const response = await get(target);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(location);
  expect(new URL(location, site.url).origin).toBe(site.url);
  expectSafe(response);
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
])('%s redirects nowhere', async (target) => {
  const response = await get(target);
  expect([200, 404]).toContain(response.status);
  expect(response.headers.get('location')).toBeUndefined();
});

test('a POST to a target with two slashes reaches no other host and no page', async () => {
  const head = [
    'Host: HOST',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Length: 12',
  ];
  const request = makeHead('POST //evil.test/shop/cart HTTP/1.1', head, 'intent=empty').replace(
    'HOST',
    host(),
  );
  const response = await sendRaw(site.url, request);
  expect(response.status).toBe(404);
  expect(response.headers.get('set-cookie')).toBeUndefined();
});

test('a URL of 3 kB is 414', async () => {
  for (const target of [
    `/${'a'.repeat(3000)}`,
    `/en/shop?x=${'a'.repeat(3000)}`,
    `/${'a/'.repeat(1500)}`,
  ]) {
    const response = await get(target);
    expect(response.status).toBe(414);
    expectSafe(response);
  }
});
