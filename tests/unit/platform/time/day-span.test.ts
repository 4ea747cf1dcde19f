import { expect, test } from 'vitest';
import { formatDaySpan } from '~/platform/time/day-span';

const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

test.each([
  ['hr', '9.–10. travnja 2027.'],
  ['en', '9–10 April 2027'],
  ['it', '9–10 aprile 2027'],
  ['de', '9.–10. April 2027'],
] as const)('%s names month and year once', (locale, words) => {
  expect(plain(formatDaySpan({ from: '2027-04-09', to: '2027-04-10' }, locale))).toBe(words);
});

test('a line does not begin with the dash', () => {
  expect(formatDaySpan({ from: '2027-04-30', to: '2027-05-01' }, 'en')).toContain('April\u00a0– ');
});

test('over the end of a month, over New Year, and a single day', () => {
  const english = (from: string, to: string) => plain(formatDaySpan({ from, to }, 'en'));
  expect(english('2027-04-30', '2027-05-01')).toBe('30 April – 1 May 2027');
  expect(english('2026-11-16', '2027-03-31')).toBe('16 November 2026 – 31 March 2027');
  expect(english('2027-12-24', '2027-12-24')).toBe('24 December 2027');
});
