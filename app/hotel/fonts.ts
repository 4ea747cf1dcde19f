import type { PreloadedFont } from '~/routing/hotel-config';
import cardo from './fonts/cardo-l.woff2?url';
import cardoCroatian from './fonts/cardo-x.woff2?url';
import ysabeau from './fonts/ysabeau-l.woff2?url';
import ysabeauCroatian from './fonts/ysabeau-x.woff2?url';

/** Of the files in `fonts.css`, those that the first screen needs. */
export const preloadedFonts: readonly PreloadedFont[] = [
  // The text's font comes first: it is the larger one, and what visitors came to read.
  { href: ysabeau },
  { href: cardo },
  // Without preloading, the Croatian letters would arrive after the first text is laid out, and it would be laid out
  // twice.
  { href: cardoCroatian, languages: ['hr'] },
  { href: ysabeauCroatian, languages: ['hr'] },
];
