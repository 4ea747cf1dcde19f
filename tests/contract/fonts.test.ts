import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { listFiles, root } from '../support/source-files';

type Face = { family: string; file: string; ranges: (readonly [number, number])[] };

/** The web fonts of a sheet; local fallbacks have no range. */
function readFaces(path: string): Face[] {
  const faces: Face[] = [];
  postcss.parse(readFileSync(join(root, path), 'utf8')).walkAtRules('font-face', (rule) => {
    const values = new Map<string, string>();
    rule.walkDecls(({ prop, value }) => void values.set(prop, value));
    const range = values.get('unicode-range');
    if (range === undefined) return;
    const ranges = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
      ([, first = '', last = first]) =>
        [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
    );
    const [, file = ''] = /url\('\.\/([^']+)'\)/.exec(values.get('src') ?? '') ?? [];
    faces.push({ family: values.get('font-family') ?? '', file, ranges });
  });
  return faces;
}

const usual = readFaces('app/hotel/fonts.css');
const rare = readFaces('app/hotel/fonts-rare.css');
const has = (letter: number) => (face: Face) =>
  face.ranges.some(([first, last]) => letter >= first && letter <= last);
const families = [...new Set(usual.map(({ family }) => family))];

test('every file of a web font is declared once', () => {
  const files = listFiles('app/hotel/fonts', /\.woff2$/);
  const declared = [...usual, ...rare].map(({ file }) => `app/hotel/${file}`);
  expect(declared.sort()).toEqual(files);
});

// Overlapping ranges would fetch two files for one letter.
test.each(families)('each letter of Latin-1 has one file of %s', (family) => {
  const own = [...usual, ...rare].filter((face) => face.family === family);
  const softHyphen = 0xad;
  for (let letter = 0x20; letter <= 0xff; letter += 1) {
    if ((letter > 0x7e && letter < 0xa0) || letter === softHyphen) continue;
    expect(own.filter(has(letter)), `${family}, U+${letter.toString(16)}`).toHaveLength(1);
  }
});

// Each weight and size of a typeface costs a phone milliseconds of the first layout: its glyphs are drawn anew.
test('text is drawn in the two weights of its font, headings in the one of theirs', () => {
  const weights = new Map<string, string[]>();
  for (const path of listFiles('app', /\.css$/)) {
    postcss
      .parse(readFileSync(join(root, path), 'utf8'))
      .walkDecls(/^font(?:-weight)?$/, (found) => {
        const [, weight = found.value] = /^(\d+|bold|normal)\b/.exec(found.value) ?? [];
        if (weight === 'inherit') return;
        const siblings = (found.parent?.nodes ?? []).filter(({ type }) => type === 'decl');
        const isHeading = siblings.some((each) => each.toString().includes('--display'));
        const name = `${isHeading ? 'heading' : 'text'} ${weight}`;
        weights.set(name, [...(weights.get(name) ?? []), `${path}: ${found.toString()}`]);
      });
  }
  for (const usualOne of ['text 450', 'text 600', 'heading 400']) weights.delete(usualOne);
  expect(Object.fromEntries(weights)).toEqual({});
});

// They would be fetched late, or be drawn in another typeface.
test.each(families)('texts have no letters outside the usual files of %s', (family) => {
  const own = usual.filter((face) => face.family === family);
  /** Soft hyphen and word joiner, which are never drawn; and that of `kôd`, in mails only. */
  const ignored = '\u00ad\u2060ô';
  const texts = [...listFiles('translations', /\.json$/), ...listFiles('app/hotel', /\.tsx?$/)];
  const strangers = texts.flatMap((path) => {
    const letters = new Set(readFileSync(join(root, path), 'utf8'));
    return [...letters]
      .filter((letter) => letter > '~' && !ignored.includes(letter))
      .filter((letter) => !own.some(has(letter.codePointAt(0) ?? 0)))
      .map((letter) => `${path}: ${letter} U+${letter.codePointAt(0)?.toString(16)}`);
  });
  expect(strangers).toEqual([]);
});
