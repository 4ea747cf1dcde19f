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
  const found = findOrnament(content, image.id);
  if (!found) throw new Error(`There is no picture "${image.id}"`);
  return { ...found, alt: image.alt[locale] };
}

/** A decorative picture beside a text; a hotel may have none of that name. */
export function findOrnament(content: ContentSource, id: string): PictureView | undefined {
  const info = content.imageInfo(id);
  return info && { id, alt: '', ...info };
}
