import { expect, test } from 'vitest';
import { pictureSizes } from '~/components/ui/picture-sizes';

test('a phone with a pixel ratio of three loads a picture for nearly two', () => {
  expect(pictureSizes('(max-width: 820px) 92vw, (max-width: 1440px) 48vw, 690px')).toBe(
    '(max-width: 820px) and (min-resolution: 2.5dppx) 53vw, (max-width: 820px) 87vw, (max-width: 1440px) 48vw, 690px',
  );
});

test('slots of fixed width stay unchanged', () => {
  for (const sizes of ['9rem', '100vw', '(max-width: 62rem) 1px, 30vw']) {
    expect(pictureSizes(sizes)).toBe(sizes);
  }
});
