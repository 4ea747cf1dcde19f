import { expect, test } from 'vitest';
import { assetHref, assetSrcSet, isAssetPreset } from '~/routing/asset-href';

test('an address names preset and version', () => {
  const picture = { id: 'hero', width: 1680, hash: 'abc' };
  expect(assetHref(picture, 'sm')).toBe('/assets/hero?key=sm&v=abc');
});

test('a srcset offers every width that the picture has, the original’s included, and none twice', () => {
  const widthsOf = (width: number) =>
    assetSrcSet({ id: 'a', width, hash: 'h' })
      .split(', ')
      .map((entry) => entry.split(' ')[1]);
  expect(widthsOf(1680)).toEqual(['320w', '640w', '768w', '1024w', '1280w', '1536w']);
  expect(widthsOf(960)).toEqual(['320w', '640w', '768w', '960w']);
  expect(widthsOf(640)).toEqual(['320w', '640w']);
  expect(widthsOf(200)).toEqual(['200w']);
});

test('only the six names are presets', () => {
  for (const key of ['xs', 'sm', 'md', 'lg', 'xl', 'xxl']) expect(isAssetPreset(key)).toBe(true);
  for (const key of ['', 'XS', 'xs ', '__proto__', 'constructor', 'toString', 'w320']) {
    expect(isAssetPreset(key)).toBe(false);
  }
});
