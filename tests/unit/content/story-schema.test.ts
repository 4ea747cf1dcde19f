import { expect, test } from 'vitest';
import { articleSchema } from '~/content/story-schema';
import { makeArticle } from '../../support/made-up-hotel/pages';
import { words as localize } from '../../support/made-up-hotel/words';

const words = localize('Evening');
const event = {
  name: words,
  lead: words,
  day: '2027-01-31',
  starts: '19:00',
  ends: '21:30',
  place: words,
};
const article = makeArticle();
const isAccepted = (change: object) =>
  articleSchema.safeParse({ ...article, event: { ...event, ...change } }).success;

test('an event is free or has a price', () => {
  expect(isAccepted({})).toBe(true);
  expect(isAccepted({ priceCents: 1250 })).toBe(true);
});

test.each([
  { ends: '19:00' },
  { ends: '01:00' },
  { starts: '7pm' },
  { day: '2027-02-31' },
  { priceCents: 0 },
  { priceCents: 12.5 },
  { name: { ...words, it: undefined } },
  { place: { ...words, de: ' ' } },
])('an event with %j is not published', (change) => {
  expect(isAccepted(change)).toBe(false);
});
