import { expect, test } from 'vitest';
import { galleryCategories } from '~/content/vocabulary';
import { loadGallery } from '~/hospitality/gallery/gallery.loader.server';
import { getContent } from '../../../support/site-content';

test('the categories together are all pictures, each picture once', () => {
  const all = loadGallery(getContent(), 'hr', null).pictures.map(({ image }) => image.id);
  expect(all.length).toBeGreaterThanOrEqual(24);
  expect(new Set(all).size).toBe(all.length);
  const parts = galleryCategories.map((category) => loadGallery(getContent(), 'hr', category));
  expect(parts.map(({ category }) => category)).toEqual([...galleryCategories]);
  expect(parts.flatMap(({ pictures }) => pictures.map(({ image }) => image.id)).sort()).toEqual(
    all.toSorted(),
  );
});

test.each(['', 'Hotel', 'goods', '__proto__', 'hotel,rooms'])(
  'an unknown category (%j) shows everything',
  (wanted) => {
    const gallery = loadGallery(getContent(), 'de', wanted);
    expect(gallery.category).toBeUndefined();
    expect(gallery.pictures).toHaveLength(loadGallery(getContent(), 'de', null).pictures.length);
  },
);
