import type { Locale } from '~/i18n/locales';
import type { ContentSource, ImageInfo } from './content';
import type { ContentImage } from './value-schema';

/** A picture with everything that is needed to render it. */
export type Picture = { id: string; alt: string } & ImageInfo;

/**
 * A published picture in one language.
 * @throws Error if the content refers to a picture that does not exist
 */
export function toPicture(content: ContentSource, image: ContentImage, locale: Locale): Picture {
  const found = findOrnament(content, image.id);
  if (!found) throw new Error(`There is no picture "${image.id}"`);
  return { ...found, alt: image.alt[locale] };
}

/** A decorative picture beside a text; undefined if the hotel has none with that name. */
export function findOrnament(content: ContentSource, id: string): Picture | undefined {
  const info = content.imageInfo(id);
  return info && { id, alt: '', ...info };
}
