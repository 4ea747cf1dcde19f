import { expect, test } from 'vitest';
import { maskAddress, mentionsAddress } from '~/platform/mail/address-mention';

const ana = 'ana@example.com';

test.each([
  'ana@example.com',
  'Pišite na Ana@Example.com.',
  '<ana@example.com>',
  'mailto:ana@example.com?subject=x',
  'ana@example.com, ivo@example.com',
  'moja adresa je...ana@example.com',
  'ana@example.com-',
])('%j mentions the address', (text) => {
  expect(mentionsAddress(text, ana)).toBe(true);
  expect(maskAddress(text, ana)).not.toMatch(/ana@example\.com/i);
});

test.each([
  'diana@example.com',
  'ivo.ana@example.com',
  'ivo-ana@example.com',
  'ivo+ana@example.com',
  'ana@example.com.hr',
  'ana@example.company',
  'ana@example.com-shop.hr',
  'ana@exampleXcom',
])('%j is another address', (text) => {
  expect(mentionsAddress(text, ana)).toBe(false);
  expect(maskAddress(text, ana)).toBe(text);
});

test('an international domain is mentioned as it is stored and as it is typed', () => {
  const stored = 'ana@xn--mller-kva.de';
  const text = `Ana@Müller.de, ana@MÜLLER.DE, ${stored}, ana@muller.de, diana@müller.de`;
  expect(mentionsAddress('Pišite na ana@müller.de.', stored)).toBe(true);
  expect(mentionsAddress('ana@müller.de.hr', stored)).toBe(false);
  expect(maskAddress(text, stored)).toBe(
    '[erased], [erased], [erased], ana@muller.de, diana@müller.de',
  );
});

test('characters of regular expressions are literal in an address', () => {
  const odd = "o'a+b*c?d/e@example.com";
  expect(mentionsAddress(`write to ${odd}`, odd)).toBe(true);
  expect(mentionsAddress(odd.replace('*', 'x'), odd)).toBe(false);
});
