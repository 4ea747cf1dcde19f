import { expect, test } from 'vitest';
import { mailtoHref } from '~/routing/mailto-href';

test('subject and lines survive encoding, with any characters', () => {
  const lines = ['Dan: ', 'Ime & prezime?', 'Alergije: 100 % „orašasti plodovi” #1'];
  const href = mailtoHref('info@linden.example', 'Stol: Šparoge & tartufi', lines);
  const url = new URL(href);
  expect(url.protocol + url.pathname).toBe('mailto:info@linden.example');
  expect(url.searchParams.get('subject')).toBe('Stol: Šparoge & tartufi');
  expect(url.searchParams.get('body')?.split('\r\n')).toEqual(lines);
  // Mail programs do not decode a plus: spaces must be %20 (RFC 6068).
  expect(href).not.toContain('+');
});
