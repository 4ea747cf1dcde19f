import { expect, test } from 'vitest';
import { cartAddress } from '~/shop/cart/cart-address';

test.each([
  ['?country=DE', '?country=DE'],
  ['?a=1&country=HR&intent=empty', '?country=HR'],
  ['', ''],
  ['?country=', ''],
  ['?country=//evil.test', ''],
  ['?country=de%0d%0aX', ''],
])('of the query "%s" the cart’s address keeps "%s"', (search, kept) => {
  expect(cartAddress('de', search)).toBe(`/de/shop/cart${kept}`);
});
