import { expect, test } from 'vitest';
import { findClosure } from '~/site/frame/closure';
import { atHotel } from '../../../support/hotel-clock';

const words = { hr: 'hr', en: 'en', it: 'it', de: 'de' };
const closure = { from: '2026-11-16', reopens: '2027-04-01', title: words, text: words };
const at = (moment: string) => findClosure(closure, atHotel(moment), 'de');

test('the notice is shown from its first day until midnight before the reopening, on the hotel’s clock', () => {
  expect(at('2026-11-15T23:59:59')).toBeUndefined();
  expect(at('2026-11-16T00:00')).toEqual({ id: '2026-11-16', title: 'de', text: 'de' });
  // Summer time has begun by then.
  expect(at('2027-03-31T23:59:59')).toBeDefined();
  expect(at('2027-04-01T00:00')).toBeUndefined();
});

test('without a closure there is no notice', () => {
  expect(findClosure(undefined, new Date('2026-12-01'), 'hr')).toBeUndefined();
});
