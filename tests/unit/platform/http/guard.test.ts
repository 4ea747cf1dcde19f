import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkBody,
  checkInternalEndpoints,
  checkHost,
  checkMethod,
  checkOrigin,
  checkTarget,
  listHosts,
} from '~/platform/http/guard';

const site = 'http://shop.test';
const withHeaders = (headers: Record<string, string>) =>
  ({ headers, rawHeaders: Object.entries(headers).flat() }) as unknown as IncomingMessage;

test.each(['/', '/en/shop', '/shop/caj?x=%2f%5c', '/shop/%C4%8Daj', '/a.b~c_d-e'])(
  'target %s passes',
  (target) => {
    expect(checkTarget(target)).toBeUndefined();
  },
);

test.each([
  'http://evil/',
  '*',
  '',
  'evil',
  '/\\evil',
  '/%5cevil',
  '/%5Cevil',
  '/%2f%2fevil',
  '/a%2Fb',
  '/a\0',
  '/%00',
  '/%0d%0aX: 1',
  '/%0A',
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/a b',
  '/a\tb',
  '/?a=\\',
  '/?a b',
  '/\x7f',
])('target %j is refused with 400', (target) => {
  expect(checkTarget(target)).toEqual({ status: 400 });
});

test('a target of 2048 characters passes, a longer one is 414', () => {
  expect(checkTarget(`/${'a'.repeat(2047)}`)).toBeUndefined();
  expect(checkTarget(`/${'a'.repeat(2048)}`)).toEqual({ status: 414 });
});

test('any target that passes is an address of this site, when joined to its origin', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', maxLength: 60 }), (text) => {
      const target = `/${text}`;
      if (checkTarget(target)) return;
      expect(new URL(site + target).origin).toBe(site);
    }),
    { numRuns: 5000 },
  );
});

test('exactly one Host of the list, in any case', () => {
  const allowed = new Set(['shop.test', '127.0.0.1:3002']);
  expect(checkHost(withHeaders({ host: 'shop.test' }), allowed)).toBeUndefined();
  expect(checkHost(withHeaders({ Host: 'SHOP.test', host: 'SHOP.test' }), allowed)).toEqual({
    status: 400,
  });
  expect(checkHost(withHeaders({}), allowed)).toEqual({ status: 400 });
  for (const host of [
    'evil.test',
    'shop.test:80',
    'user@shop.test',
    'shop.test.',
    '',
    'shop.test, evil.test',
    '127.0.0.1',
  ]) {
    expect(checkHost(withHeaders({ host }), allowed)).toEqual({ status: 421 });
  }
});

test.each([
  ['https://shop.test', 'shop.test:443', 'shop.test:80'],
  ['http://shop.test', 'shop.test:80', 'shop.test:443'],
  ['https://shop.test:8443', 'shop.test:8443', 'shop.test:443'],
  ['http://[::1]', '[::1]:80', '[::1]:443'],
])('%s answers to its default port, written out', (address, allowed, refused) => {
  const hosts = listHosts(new URL(address), ['127.0.0.1:3002']);
  for (const host of [new URL(address).host, allowed, '127.0.0.1:3002']) {
    expect(checkHost(withHeaders({ host }), hosts)).toBeUndefined();
  }
  expect(checkHost(withHeaders({ host: refused }), hosts)).toEqual({ status: 421 });
});

test('the framework’s internal endpoints are closed in any spelling', () => {
  const check = (target: string) => checkInternalEndpoints(new URL(site + target));
  for (const target of [
    '/?_data=routes/x',
    '/shop/cart?%5fdata=1',
    '/?a=1&_data',
    '/__manifest?p=/a',
    '/__manifest',
  ]) {
    expect(check(target)).toEqual({ status: 404 });
  }
  expect(check('/shop.data?_routes=root,shop.hr')).toBeUndefined();
  expect(check(`/shop.data?_routes=${'a,'.repeat(11)}`)).toEqual({ status: 400 });
  expect(check(`/shop.data?_routes=${'a'.repeat(501)}`)).toEqual({ status: 400 });
  expect(check(`/shop.data?${'_routes=a&'.repeat(11)}`)).toEqual({ status: 400 });
});

test.each(['TRACE', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'CONNECT', 'PROPFIND', 'get', ''])(
  'method %j is 405 everywhere, and Allow tells which ones are not',
  (method) => {
    expect(checkMethod(method, '/shop/cart')).toEqual({ status: 405, allow: 'GET, HEAD, POST' });
    expect(checkMethod(method, '/healthz')).toEqual({ status: 405, allow: 'GET, HEAD' });
    expect(checkMethod(method, '/assets/hero')).toEqual({ status: 405, allow: 'GET, HEAD' });
  },
);

test('GET and HEAD are allowed everywhere, POST only where there is an action', () => {
  for (const path of ['/', '/healthz', '/assets/x', '/api/products/cart']) {
    expect(checkMethod('GET', path)).toBeUndefined();
    expect(checkMethod('HEAD', path)).toBeUndefined();
  }
  for (const path of [
    '/shop/cart',
    '/en/shop/checkout',
    '/api/products/cart',
    '/payments/wspay/callback',
    '/payments/stripe/webhook',
  ]) {
    expect(checkMethod('POST', path)).toBeUndefined();
  }
  for (const path of [
    '/healthz',
    '/readyz',
    '/sitemap.xml',
    '/robots.txt',
    '/api/config',
    '/assets/hero',
  ]) {
    expect(checkMethod('POST', path)?.status, path).toBe(405);
  }
});

const form = 'application/x-www-form-urlencoded';

test.each([
  ['no length', { 'content-type': form }, 411],
  ['chunks', { 'content-type': form, 'transfer-encoding': 'chunked' }, 411],
  [
    'chunks with a length',
    { 'content-type': form, 'transfer-encoding': 'chunked', 'content-length': '3' },
    411,
  ],
  ['a signed length', { 'content-type': form, 'content-length': '+3' }, 400],
  ['a negative length', { 'content-type': form, 'content-length': '-1' }, 400],
  ['two lengths', { 'content-type': form, 'content-length': '3, 3' }, 400],
  ['an endless length', { 'content-type': form, 'content-length': '9'.repeat(11) }, 400],
  ['a byte too many', { 'content-type': form, 'content-length': String(64 * 1024 + 1) }, 413],
  ['no type', { 'content-length': '3' }, 415],
  ['plain text', { 'content-length': '3', 'content-type': 'text/plain' }, 415],
  ['JSON', { 'content-length': '3', 'content-type': 'application/json' }, 415],
  ['multipart', { 'content-length': '3', 'content-type': 'multipart/form-data; boundary=x' }, 415],
  [
    'a type that only begins like a form',
    { 'content-length': '3', 'content-type': `${form}x` },
    415,
  ],
])('a form with %s is refused with its status', (_, headers, status) => {
  expect(checkBody(withHeaders(headers as Record<string, string>), '/shop/cart')).toEqual({
    status,
  });
});

test('a form passes up to the limit, with parameters and in any case', () => {
  const check = (type: string, length: number, path = '/shop/cart') =>
    checkBody(withHeaders({ 'content-type': type, 'content-length': String(length) }), path);
  expect(check(form, 64 * 1024)).toBeUndefined();
  expect(check('Application/X-WWW-Form-Urlencoded ; charset=UTF-8', 0)).toBeUndefined();
  expect(check('application/json', 9, '/api/products/cart')).toBeUndefined();
  expect(check(form, 9, '/api/products/cart')).toEqual({ status: 415 });
  expect(check('application/json', 9, '/payments/wspay/callback')).toBeUndefined();
  expect(check(form, 9, '/payments/wspay/callback')).toBeUndefined();
  expect(check('application/json', 9, '/payments/wspay/return')).toEqual({ status: 415 });
  expect(check(form, 8 * 1024, '/payments/wspay/return')).toBeUndefined();
  expect(check(form, 8 * 1024 + 1, '/payments/wspay/return')).toEqual({ status: 413 });
});

const origins = [
  'http://shop.test',
  'https://evil.test',
  'http://sub.shop.test',
  'http://shop.test.evil',
  'null',
  '%%',
  undefined,
];
const sites = ['same-origin', 'same-site', 'cross-site', 'none', 'weird', undefined];
const matrix = origins.flatMap((origin) => sites.map((fetchSite) => ({ origin, fetchSite })));

test.each(matrix)('Origin $origin with Sec-Fetch-Site $fetchSite', ({ origin, fetchSite }) => {
  const headers = { ...(origin && { origin }), ...(fetchSite && { 'sec-fetch-site': fetchSite }) };
  const isOurs = fetchSite
    ? fetchSite === 'same-origin' || fetchSite === 'none'
    : origin === undefined || origin === site;
  const verdict = isOurs ? undefined : { status: 403 };
  for (const path of [
    '/shop/cart',
    '/shop/cart.data',
    '/en/shop/checkout',
    '/nobody',
    '/payments/wspay/callback.data',
  ]) {
    expect(checkOrigin(headers, path, new Set([site]))).toEqual(verdict);
  }
  expect(checkOrigin(headers, '/payments/wspay/callback', new Set([site]))).toBeUndefined();
});
