import { expect, test } from 'vitest';
import { chosenLanguage, signInHref, signInLinkHref } from '~/reception/sign-in/sign-in-href';

test.each([
  [{}, '/reception/sign-in'],
  [{ next: '/reception' }, '/reception/sign-in'],
  [
    { next: '/reception/orders', language: 'de' },
    '/reception/sign-in?next=%2Freception%2Forders&language=de',
  ],
  [{ language: 'it', sent: true }, '/reception/sign-in?language=it&sent='],
] as const)('the sign-in page with %j', (query, href) => {
  expect(signInHref(query)).toBe(href);
});

test.each([undefined, 'de'] as const)('a link keeps the chosen language: %s', (language) => {
  const url = new URL(signInLinkHref('x', language), 'https://hotel.example');
  expect(chosenLanguage(url)).toBe(language);
});

test('a language that the site does not have is none', () => {
  expect(chosenLanguage(new URL('https://hotel.example/reception/sign-in?language=fr'))).toBe(
    undefined,
  );
});
