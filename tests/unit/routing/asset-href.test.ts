import { expect, test } from 'vitest';
import { assetPresets } from '~/features/content/content';
import { assetHref, assetSrcSet, presetWidths } from '~/routing/asset-href';

test('the widths are those of the image service', () => {
  expect(presetWidths).toEqual(assetPresets);
});

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
