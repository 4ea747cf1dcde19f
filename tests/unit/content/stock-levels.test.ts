import { expect, test } from 'vitest';
import { toStockLevel } from '~/content/stock-levels';
import { makeSiteContent } from '../../support/made-up-hotel/content';

test.each([
  [-1, 3, 'out'],
  [0, 3, 'out'],
  [1, 3, 'few'],
  [3, 3, 'few'],
  [4, 3, 'plenty'],
  [1, 0, 'plenty'],
] as const)('%i pieces, few from %i: %s', (pieces, fewFrom, level) => {
  expect(toStockLevel(pieces, fewFrom)).toBe(level);
});

test('pages are invalidated when a stock level changes, pictures are not', () => {
  const content = makeSiteContent();
  const [before, revision] = [content.pageRevision(), content.current().revision()];
  content.setStockLevels(new Map([['spring-oil-500', 'few']]));
  const few = content.pageRevision();
  expect(content.current().stockLevel('spring-oil-500')).toBe('few');
  expect(content.current().stockLevel('spring-oil-250')).toBe('plenty');
  content.setStockLevels(new Map([['spring-oil-500', 'few']]));
  expect(content.pageRevision()).toBe(few);
  content.setStockLevels(new Map([['spring-oil-500', 'out']]));
  expect(new Set([before, few, content.pageRevision()]).size).toBe(3);
  expect(content.current().revision()).toBe(revision);
});
