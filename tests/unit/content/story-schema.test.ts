import { expect, test } from 'vitest';
import { getContent } from '../../support/site-content';
import { articleSchema } from '~/content/story-schema';
import { allSections } from '../../support/all-sections';

const words = { hr: 'Večer', en: 'Evening', it: 'Sera', de: 'Abend' };
const event = {
  name: words,
  lead: words,
  day: '2027-01-31',
  starts: '19:00',
  ends: '21:30',
  place: words,
};
const [article] = allSections(getContent().get()).news.articles;
const isTaken = (change: object) =>
  articleSchema.safeParse({ ...article, event: { ...event, ...change } }).success;

test('an event is free or has a price', () => {
  expect(isTaken({})).toBe(true);
  expect(isTaken({ priceCents: 1250 })).toBe(true);
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
  expect(isTaken(change)).toBe(false);
});
