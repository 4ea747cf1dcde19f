import { expect, test } from 'vitest';
import { galleryCategories } from '~/content/vocabulary';
import { loadGallery } from '~/hospitality/gallery/gallery.loader.server';
import { makeContent, makeSource } from '../../../support/made-up-hotel/content';

const content = makeSource();

test('the categories together are all pictures, each picture once', () => {
  const all = loadGallery(content, 'hr', null).pictures.map(({ image }) => image.id);
  expect(all).toHaveLength(content.get().gallery.pictures.length);
  expect(new Set(all).size).toBe(all.length);
  const parts = galleryCategories.map((category) => loadGallery(content, 'hr', category));
  expect(parts.map(({ category }) => category)).toEqual([...galleryCategories]);
  expect(parts.flatMap(({ pictures }) => pictures.map(({ image }) => image.id)).sort()).toEqual(
    all.toSorted(),
  );
});

test('a category without pictures is not offered, and shows everything', () => {
  const { gallery } = makeContent();
  const pictures = gallery.pictures.filter(({ category }) => category !== 'restaurant');
  const view = loadGallery(makeSource({ gallery: { ...gallery, pictures } }), 'hr', 'restaurant');
  expect(view.categories).toEqual(['hotel', 'rooms', 'experiences']);
  expect(view.pictures).toHaveLength(pictures.length);
});

test.each(['', 'Hotel', 'goods', '__proto__', 'hotel,rooms'])(
  'an unknown category (%j) shows everything',
  (wanted) => {
    const gallery = loadGallery(content, 'de', wanted);
    expect(gallery.category).toBeUndefined();
    expect(gallery.pictures).toHaveLength(loadGallery(content, 'de', null).pictures.length);
  },
);
