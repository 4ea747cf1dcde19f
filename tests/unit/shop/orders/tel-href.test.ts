import { expect, test } from 'vitest';
import { telHref } from '~/shop/orders/tel-href';

test.each([
  ['0171 234 5678', 'DE', 'tel:+491712345678'],
  ['091/234-5678', 'HR', 'tel:+385912345678'],
  ['00385 91 234 5678', 'DE', 'tel:+385912345678'],
  ['+385 91 234 5678', 'DE', 'tel:+385912345678'],
  // Italian landlines keep their zero abroad.
  ['02 1234 5678', 'IT', 'tel:+390212345678'],
])('%s typed for %s is dialled as %s', (phone, country, href) => {
  expect(telHref(phone, country)).toBe(href);
});

test('what is no number is dialled as it was typed, and nothing not at all', () => {
  expect(telHref('123456789012345678901', 'HR')).toBe('tel:123456789012345678901');
  expect(telHref('', 'HR')).toBeUndefined();
});
