import { join } from 'node:path';
import postcss from 'postcss';
import { expect, it, test } from 'vitest';
import { brandRoles, findBrandProblems, readBrand } from '../../tools/hotel-brand.mjs';
import { listFiles, root } from '../support/source-files';
import { readFileSync } from 'node:fs';

const sheets = readBrand(join(root, 'tests', 'fixtures', 'hotel'));

const findProblems = (from: string, to: string) =>
  findBrandProblems(
    Object.fromEntries(
      Object.entries(sheets).map(([path, text]) => [path, text.replaceAll(from, to)]),
    ),
  );

test('both hotels are right', () => {
  expect(findBrandProblems(sheets)).toEqual([]);
  expect(findBrandProblems(readBrand(join(root, 'app', 'hotel')))).toEqual([]);
});

test('the roles are those that the engine reads and does not set itself', () => {
  const engine = listFiles('app', /\.css$/)
    .filter((path) => !path.startsWith('app/hotel/'))
    .map((path) => readFileSync(join(root, path), 'utf8'));
  const read = new Set<string>();
  const set = new Set<string>();
  for (const text of engine)
    postcss.parse(text).walkDecls(({ prop, value }) => {
      if (prop.startsWith('--')) set.add(prop);
      for (const [, role = ''] of value.matchAll(/var\((--[\w-]+)\)/g)) read.add(role);
    });
  expect([...read].filter((role) => !set.has(role)).toSorted()).toEqual(brandRoles.toSorted());
});

it.each([
  ['--veil:', '--viel:', '--veil is missing; is it --viel?'],
  ['--shadow:', '--umbra:', '--shadow is missing'],
  [
    '--brand: #2f4a44',
    '--brand: 2f4a44',
    '--brand takes a colour such as "#2b1a24"; it is "2f4a44"',
  ],
  ['--line: #1c272438', '--line: grau', '--line takes a colour such as "#2b1a24"; it is "grau"'],
  [
    '--footer-ink: #d3ddd6',
    '--footer-ink: #555',
    '--footer-ink needs a contrast of at least 4.5:1 on --inverse, so that text can be read; #555555 on #1b2a28 has 1.99:1',
  ],
])('%s → %s', (from, to, problem) => {
  expect(findProblems(from, to)).toEqual([problem]);
});

test('a mistake of syntax is named with its line', () => {
  expect(() => findBrandProblems({ 'hotel/brand.css': '@layer tokens {\n  :root {\n}' })).toThrow(
    'hotel/brand.css:1:1: Unclosed block',
  );
});

it.each([
  ['--line: #1c272438', '--line: rgb(28 39 36 / 22%)'],
  ['--accent: #7a3f6b', '--accent: var(--secondary)'],
  ['--on-brand: #fafcf9', '--on-brand: #fff'],
  ['--line: #1c272438;', '--line: #1c272438 /* a hairline */;'],
  ['--line: #1c272438', '--line: color-mix(\n  in srgb,\n  #1c2724 22%,\n  transparent\n)'],
])('%s → %s is right', (from, to) => {
  expect(findProblems(from, to)).toEqual([]);
});
