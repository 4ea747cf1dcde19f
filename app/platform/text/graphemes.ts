const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** In UTF-16 code units. `Intl.Segmenter` takes time quadratic in the length of its text, so it gets only slices. */
const sliceLength = 256;

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

/**
 * The characters of a text as people count them: an emoji is one (grapheme clusters of UAX #29). Linear in the length
 * of what is read, and lazy. A cluster of more than 256 code units counts as several.
 */
export function* readGraphemes(text: string): Generator<string, void, undefined> {
  let start = 0;
  while (start < text.length) {
    const cut = start + sliceLength;
    const end = isHighSurrogate(text.charCodeAt(cut - 1)) ? cut + 1 : cut;
    const found = Array.from(segmenter.segment(text.slice(start, end)), ({ segment }) => segment);
    // The last one may go on in the next slice.
    if (end < text.length && found.length > 1) found.pop();
    for (const grapheme of found) {
      yield grapheme;
      start += grapheme.length;
    }
  }
}
