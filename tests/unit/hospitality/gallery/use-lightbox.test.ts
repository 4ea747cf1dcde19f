import { expect, test } from 'vitest';
import { stepIndex } from '~/hospitality/gallery/use-lightbox';

test('the pictures form a ring in both directions', () => {
  expect(stepIndex(0, 1, 3)).toBe(1);
  expect(stepIndex(2, 1, 3)).toBe(0);
  expect(stepIndex(0, -1, 3)).toBe(2);
  expect(stepIndex(0, -1, 1)).toBe(0);
});
