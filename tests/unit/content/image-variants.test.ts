import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assetPresets } from '~/routing/asset-href';
import { chooseFormats, findPreset, listPresets, widthOf } from '~/content/image-variants';
import { cpuTimeMs } from '../../support/cpu-time';

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,image/avif', 'avif'],
  ['image/avif;q=0.1, image/webp', 'avif'],
  ['IMAGE/AVIF ; Q=0.5', 'avif'],
  ['image/avif;q=0,image/webp', 'webp'],
  ['image/avif;q=0.000, image/webp;q=0 ,*/*', 'jpg'],
  ['image/avif;level=1;q=0,image/webp;q=x', 'jpg'],
  ['image/webp,*/*', 'webp'],
  ['image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'jpg'],
  ['image/jpeg', 'jpg'],
  ['*/*', 'jpg'],
  ['', 'jpg'],
  ['image/avifx,ximage/webp,;;,,=', 'jpg'],
])('Accept %j gives %s', (accept, format) => {
  expect(chooseFormats(accept).best).toBe(format);
});

test.each([
  ['image/avif,image/webp,*/*', 'webp'],
  ['image/avif,*/*', 'jpg'],
  ['image/webp,*/*', 'webp'],
  ['*/*', 'jpg'],
])('with Accept %j the quickest format is %s', (accept, format) => {
  expect(chooseFormats(accept).quick).toBe(format);
});

test('a hostile Accept header costs next to nothing', () => {
  const accept = 'image/avif;q=0,'.repeat(1000) + ';'.repeat(4000) + ' '.repeat(4000);
  expect(cpuTimeMs(() => chooseFormats(accept))).toBeLessThan(50);
});

test.each([
  ['xs', 960, 'xs', 320],
  ['md', 960, 'md', 768],
  ['lg', 960, 'lg', 960],
  ['xl', 960, 'lg', 960],
  ['xxl', 960, 'lg', 960],
  [undefined, 960, 'lg', 960],
  [undefined, 1680, 'xxl', 1536],
  ['xxl', 1536, 'xxl', 1536],
  ['xl', 640, 'sm', 640],
  [undefined, 200, 'xs', 200],
  ['xxl', 200, 'xs', 200],
] as const)('key %s of a picture %i px wide is %s, %i px', (key, original, preset, width) => {
  expect(findPreset(key, original)).toBe(preset);
  expect(widthOf(preset, original)).toBe(width);
});

test.each(['', 'XS', 'w=99999', '__proto__', 'constructor', 'xs,sm'])('%j is no preset', (key) => {
  expect(findPreset(key, 960)).toBeUndefined();
});

test('no preset enlarges, and every preset gives the width promised, for every picture', () => {
  const keys = fc.constantFrom(...(Object.keys(assetPresets) as (keyof typeof assetPresets)[]));
  fc.assert(
    fc.property(keys, fc.integer({ min: 1, max: 10_000 }), (key, original) => {
      const preset = findPreset(key, original);
      if (!preset) throw new Error('no preset');
      expect(listPresets(original)).toContain(preset);
      expect(widthOf(preset, original)).toBe(Math.min(assetPresets[key], original));
    }),
  );
});
