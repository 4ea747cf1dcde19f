import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'build/client/static';

// The build neither translates nor replaces these: what is in use must exist in Chrome 92, Firefox 98 and Safari 15.4.
const tooNew = [
  // Lookbehind: a script that contains it fails as a whole in Safari before 16.4.
  /\(\?<[=!]/,
  /AbortSignal\.(?:timeout|any)\b/,
  /\.(?:toSorted|toReversed|toSpliced|findLast|findLastIndex|isWellFormed|checkVisibility)\(/,
  /\b(?:Object\.(?:groupBy|hasOwn)|Map\.groupBy|Array\.fromAsync|Promise\.withResolvers|URL\.canParse)\b/,
  /\b(?:structuredClone|Intl\.Segmenter|Intl\.DurationFormat|URLPattern)\b/,
];

test('no script needs more than the oldest browsers that run scripts have', () => {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  const found = scripts.flatMap((name) => {
    const code = readFileSync(join(folder, name), 'utf8');
    return tooNew.flatMap((pattern) => {
      const [needed] = pattern.exec(code) ?? [];
      return needed === undefined ? [] : [`${name}: ${needed}`];
    });
  });
  expect(found).toEqual([]);
});

test('every sheet also hyphenates in Safari before 17', () => {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  const values = (prefix: string) =>
    sheets.flatMap((name) =>
      [
        ...readFileSync(join(folder, name), 'utf8').matchAll(
          new RegExp(`[{;]${prefix}hyphens:(\\w+)`, 'g'),
        ),
      ].map(([, value]) => `${name}: ${value}`),
    );
  expect(values('').length).toBeGreaterThan(5);
  expect(values('-webkit-')).toEqual(values(''));
});
