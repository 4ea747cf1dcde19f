import type { ContentSource } from '~/content/content';
import { requireSection } from '~/content/sections';
import { type GalleryCategory, galleryCategories } from '~/content/vocabulary';
import { toPageHead } from '~/content/page-content';
import { toPicture } from '~/content/picture';
import type { Locale } from '~/i18n/locales';
import { layOutSheet, type SheetCell } from './contact-sheet';

/**
 * Loads the gallery.
 * @param wanted category from the query; an unknown one shows all pictures
 */
export function loadGallery(content: ContentSource, locale: Locale, wanted: string | null) {
  const { page, pictures } = requireSection(content, 'gallery');
  const category = galleryCategories.find((known): known is GalleryCategory => known === wanted);
  const shown = pictures
    .filter((entry) => !category || entry.category === category)
    .map((entry) => ({
      image: toPicture(content, entry.image, locale),
      caption: entry.caption[locale],
    }));
  const cells = layOutSheet(shown.map(({ image }) => image));
  return {
    head: toPageHead(page, locale),
    category,
    pictures: shown.map((entry, index) => ({ ...entry, cell: cells[index] as SheetCell })),
  };
}

export type GalleryPicture = ReturnType<typeof loadGallery>['pictures'][number];

export type GalleryView = ReturnType<typeof loadGallery>;
