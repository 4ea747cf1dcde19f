import type { ContentImage, Localized } from '../schema-parts';
import { pendingPictures } from './pictures/pending';
import { sitePictures } from './pictures/site';

const alts: Record<string, Localized> = {
  ...pendingPictures,
  ...sitePictures,
};

/**
 * A picture with its alternative text, which is written once however often the picture is shown.
 * @throws Error when nobody described the picture
 */
export function picture(id: string): ContentImage {
  const alt = alts[id];
  if (!alt) throw new Error(`The picture "${id}" has no alternative text`);
  return { id, alt };
}
