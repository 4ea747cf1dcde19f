import { expect, test } from 'vitest';
import { findClosure } from '~/site/frame/closure';

const words = { hr: 'hr', en: 'en', it: 'it', de: 'de' };
const closure = { from: '2026-11-16', reopens: '2027-04-01', title: words, text: words };
const at = (moment: string) => findClosure(closure, new Date(moment), 'de');

test('the notice stands from its first day until midnight before the reopening, in Zagreb', () => {
  expect(at('2026-11-15T22:59:59Z')).toBeUndefined();
  expect(at('2026-11-15T23:00:00Z')).toEqual({ id: '2026-11-16', title: 'de', text: 'de' });
  // Summer time has begun by then.
  expect(at('2027-03-31T21:59:59Z')).toBeDefined();
  expect(at('2027-03-31T22:00:00Z')).toBeUndefined();
});

test('without a closing there is no notice', () => {
  expect(findClosure(undefined, new Date('2026-12-01'), 'hr')).toBeUndefined();
});
