import { expect, test } from 'vitest';
import { findDoubts } from '~/content/content-doubts';
import { makeContent } from '../../support/made-up-hotel/content';

function listDoubts(change: (content: any) => void): string[] {
  const content = makeContent();
  change(content);
  return findDoubts(content, content);
}

test('the made-up hotel leaves no doubt', () => {
  expect(listDoubts(() => {})).toEqual([]);
});

test('the rooms and suites of the hotel are as many as those of its kinds', () => {
  expect(listDoubts(({ site }) => (site.hotel.rooms = 8))).toEqual([
    'site.hotel: rooms 8 + suites 1 are 9, but the counts of rooms.kinds, 4 + 1, are 5',
  ]);
  expect(listDoubts(({ rooms }) => (rooms.kinds = []))).toEqual([]);
});
