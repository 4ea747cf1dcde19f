import { expect, test } from 'vitest';
import { findPrefetchRoute, hasRoom } from '~/features/frame/link-prefetch';

const origin = 'https://shop.example';
const find = (path: string) => findPrefetchRoute(new URL(path, origin).href, origin);

test('pages of ours are prepared in their own language', () => {
  expect(find('/shop')).toBe('shop.hr');
  expect(find('/de/shop?x=1#y')).toBe('shop.de');
  expect(find('/en/shop/bianchera')).toBe('product.en');
});

test.each(['/shop/cart', '/de/shop/checkout?step=review', '/success', '/en/fail', '/en/order/abc'])(
  '%s is a page of a purchase: never ahead of the click',
  (path) => {
    expect(find(path)).toBeUndefined();
  },
);

test.each([
  'https://other.example/shop',
  'https://shop.example.evil/shop',
  'mailto:a@b.example',
  'tel:+385',
  '/no-such-page',
])('%s is none of our pages', (address) => {
  expect(find(address)).toBeUndefined();
});

test('nothing is loaded ahead on connections that are slow, dear or gone', () => {
  expect(hasRoom(undefined, true)).toBe(true);
  expect(hasRoom({ effectiveType: '4g', saveData: false }, true)).toBe(true);
  expect(hasRoom({ effectiveType: '4g' }, false)).toBe(false);
  expect(hasRoom({ effectiveType: '4g', saveData: true }, true)).toBe(false);
  expect(hasRoom({ effectiveType: '2g' }, true)).toBe(false);
  expect(hasRoom({ effectiveType: 'slow-2g' }, true)).toBe(false);
});
