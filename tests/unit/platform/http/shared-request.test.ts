import { expect, test } from 'vitest';
import { savesData, readSharedCart, toSharedRequest } from '~/platform/http/shared-request';

test('a shared page is rendered from path, cart count and data saving alone', () => {
  const view = { path: '/de/shop/autumn-oil', cart: 7, savesData: true };
  const request = toSharedRequest({ ...view, key: 'x' } as typeof view, 'https://linden.test');
  expect(request.url).toBe('https://linden.test/de/shop/autumn-oil');
  expect(Object.fromEntries(request.headers)).toEqual({
    host: 'linden.test',
    accept: 'text/html',
    'save-data': 'on',
    'x-site-shared-cart': '7',
  });
});

test.each([
  ['none', { count: 0, known: false }],
  [0, { count: 0, known: true }],
  [12, { count: 12, known: true }],
] as const)('a cart of %s is read back from such a request', (cart, seen) => {
  const view = { path: '/', cart, savesData: false };
  expect(readSharedCart(toSharedRequest(view, 'https://linden.test'))).toEqual(seen);
});

test('a private request has the visitor’s own cart', () => {
  expect(readSharedCart(new Request('https://linden.test/'))).toBeUndefined();
});

test.each([
  [{ 'save-data': 'on' }, true],
  [{ 'save-data': 'ON' }, true],
  [{ 'save-data': 'off', ect: '2g' }, true],
  [{ ect: 'slow-2g' }, true],
  [{ ect: '3g' }, false],
  [{ ect: 'x2g' }, false],
  [{}, false],
])('%o saves data: %s', (headers, expected) => {
  expect(savesData(headers)).toBe(expected);
});
