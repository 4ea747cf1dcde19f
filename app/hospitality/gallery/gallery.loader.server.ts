import type { ContentSource } from '~/content/content';
import { requireSection } from '~/content/sections';
import { galleryCategories } from '~/content/vocabulary';
import { toPageHead } from '~/content/page-content';
import { toPicture } from '~/content/picture';
import type { Locale } from '~/i18n/locales';
import { layOutSheet, type SheetCell } from './contact-sheet';

/**
 * Loads the gallery. A picture of several categories is shown once.
 * @param wanted category from the query; one that is unknown or has no picture shows all pictures
 */
export function loadGallery(content: ContentSource, locale: Locale, wanted: string | null) {
  const { page, pictures } = requireSection(content, 'gallery');
  const categories = galleryCategories.filter((known) =>
    pictures.some(({ category: of }) => of === known),
  );
  const category = categories.find((known) => known === wanted);
  const shown = pictures
    .filter((entry) => !category || entry.category === category)
    .filter(
      (entry, index, all) => all.findIndex(({ image }) => image.id === entry.image.id) === index,
    )
    .map((entry) => ({
      image: toPicture(content, entry.image, locale),
      caption: entry.caption[locale],
    }));
  const cells = layOutSheet(shown.map(({ image }) => image));
  return {
    head: toPageHead(page, locale),
    categories,
    category,
    pictures: shown.map((entry, index) => ({ ...entry, cell: cells[index] as SheetCell })),
  };
}

export type GalleryPicture = ReturnType<typeof loadGallery>['pictures'][number];

export type GalleryView = ReturnType<typeof loadGallery>;
