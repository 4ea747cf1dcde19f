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

test('a picture of two categories is in both, and once among all', () => {
  const { gallery } = makeContent();
  const pictures = gallery.pictures.flatMap((entry) =>
    entry.category === 'hotel' ? [entry, { ...entry, category: 'rooms' as const }] : entry,
  );
  const source = makeSource({ gallery: { ...gallery, pictures } });
  const idsOf = (category: string | null) =>
    loadGallery(source, 'hr', category).pictures.map(({ image }) => image.id);
  const all = idsOf(null);
  expect(all).toEqual(gallery.pictures.map(({ image }) => image.id));
  expect(idsOf('hotel').length).toBeGreaterThan(0);
  expect(idsOf('rooms')).toEqual(expect.arrayContaining(idsOf('hotel')));
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
