import type { Locale } from '~/i18n/locales';
import type { ContentSource, ImageInfo } from './content';
import type { ContentImage } from './schema-parts';

/** A picture with all that a page needs to show it. */
export type PictureView = { id: string; alt: string } & ImageInfo;

/**
 * A published picture in one language.
 * @throws Error when the content names a picture that does not exist
 */
export function viewImage(
  content: ContentSource,
  image: ContentImage,
  locale: Locale,
): PictureView {
  return { ...findImage(content, image.id), alt: image.alt[locale] };
}

/**
 * A picture of the house's own, which says nothing by itself.
 * @throws Error when there is no such picture
 */
export function findImage(content: ContentSource, id: string): PictureView {
  const info = content.imageInfo(id);
  if (!info) throw new Error(`There is no picture "${id}"`);
  return { id, alt: '', ...info };
}
