import type { PreloadedFont } from '~/routing/hotel-config';
import cardo from './fonts/cardo.woff2?url';
import ysabeau from './fonts/ysabeau.woff2?url';
import ysabeauCroatian from './fonts/ysabeau-hr.woff2?url';

/** Of the files in `fonts.css`, those that the first screen needs. */
export const preloadedFonts: readonly PreloadedFont[] = [
  // The text's font comes first: it is the larger one, and what visitors came to read.
  { href: ysabeau },
  { href: cardo },
  // Without preloading, the text's Croatian letters would arrive after it is laid out, and it would be laid out twice.
  { href: ysabeauCroatian, languages: ['hr'] },
];
