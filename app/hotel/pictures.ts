import type { ContentImage, Localized } from '~/content/value-schema';
import { daysPictures } from './pictures/days';
import { hotelPictures } from './pictures/hotel';
import { placesPictures } from './pictures/places';
import { roomsPictures } from './pictures/rooms';
import { sitePictures } from './pictures/site';

const alts: Record<string, Localized> = {
  ...sitePictures,
  ...placesPictures,
  ...daysPictures,
  ...roomsPictures,
  ...hotelPictures,
};

/**
 * A picture with its alternative text, which is written once however often the picture is shown.
 * @throws Error when the picture has no description
 */
export function picture(id: string): ContentImage {
  const alt = alts[id];
  if (!alt) throw new Error(`The picture "${id}" has no alternative text in pictures.ts`);
  return { id, alt };
}
