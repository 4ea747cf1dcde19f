import { expect, test } from 'vitest';
import { formPage, readOwnPage, returnAddress } from '~/hospitality/newsletter/return-address';

const site = 'https://www.linden.example';
const back = (from: string[]) => returnAddress(readOwnPage(from, site));
const logged = (from: string) => formPage(readOwnPage([from], site));

test.each([
  ['/', '/?newsletter=sent#newsletter'],
  ['/de/unterkunft', '/de/unterkunft?newsletter=sent#newsletter'],
  ['/shop/checkout?step=review', '/shop/checkout?step=review&newsletter=sent#newsletter'],
  ['/galerija?category=rooms#x', '/galerija?category=rooms&newsletter=sent#newsletter'],
  ['/?newsletter=sent', '/?newsletter=sent#newsletter'],
])('a subscriber from %s goes back there', (from, address) => {
  expect(back([from])).toBe(address);
  expect(back([`${site}${from}`, '/shop'])).toBe(address);
});

test.each([
  '',
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test',
  '/\t/evil.test',
  '//own.invalid//shop',
  '//own.invalid//evil.test/shop',
  '/..//shop',
  '/shop//cart',
  '/de//unterkunft',
  '/\\own.invalid\\/shop',
  'javascript:alert(1)',
  '/no-such-page',
  '/assets/mark.svg',
  '/newsletter',
  '/en/newsletter/leave?token=x',
  `/shop?x=${'a'.repeat(1000)}`,
  '/%',
])('%j is no page to go back to', (from) => {
  expect(back([from])).toBeUndefined();
  expect(back([from, ''])).toBeUndefined();
});

test('without a referrer the subscriber goes to the page of the form', () => {
  expect(back(['', '/shop'])).toBe('/shop?newsletter=sent#newsletter');
  expect(back([`${site}.evil.test/`, '/shop'])).toContain('/shop?');
});

test('the log of consent names the page, and never a visitor’s own address', () => {
  expect(logged('/en/rooms?x=1')).toBe('');
  expect(logged('/en/accommodation?x=1')).toBe('/en/accommodation');
  expect(logged('/narudzba/secret-token')).toBe('order');
  expect(logged('https://evil.test/')).toBe('');
});
