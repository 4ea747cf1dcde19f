import { expect, test } from 'vitest';
import { findPrefetchRoute } from '~/site/frame/link-prefetch';

const origin = 'https://shop.example';
const find = (path: string) => findPrefetchRoute(new URL(path, origin), origin);

test('pages of the site are prefetched in their own language', () => {
  expect(find('/shop')).toBe('shop.hr');
  expect(find('/de/shop?x=1#y')).toBe('shop.de');
  expect(find('/en/shop/spring-oil')).toBe('product.en');
});

test.each(['/shop/cart', '/de/shop/checkout?step=review', '/success', '/en/fail', '/en/order/abc'])(
  '%s is a page of a purchase and never prefetched',
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
])('%s is no page of the site', (address) => {
  expect(find(address)).toBeUndefined();
});
