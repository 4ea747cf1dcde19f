import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { frameNamespaces, namespaces } from '~/i18n/options';
import { listFiles, listImports, root } from '../support/source-files';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Modules that a browser loads for a file, without server modules and types. */
function listParts(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const { target, typeOnly } of listImports(path)) {
    if (!target || typeOnly || /\.server\.tsx?$|\.css|\.woff2/.test(target)) continue;
    if (/\.tsx?$/.test(target)) listParts(target, found);
  }
  return found;
}

/** Namespaces that a module uses: `useTranslation('rooms')`, `t('rooms:crumb')`. */
function namedIn(text: string): string[] {
  const calls = [...text.matchAll(/useTranslation\(([^)]*)\)|\bt\('(\w+):/g)];
  const names = calls.flatMap(([, list = '', prefix = '']) => [
    prefix,
    ...list.split(/[[\]'",\s]+/),
  ]);
  return names.filter((name) => (namespaces as readonly string[]).includes(name));
}

const usedBy = (path: string) =>
  new Set(
    [...listParts(path)]
      .flatMap((part) => namedIn(read(part)))
      .filter((name) => !(frameNamespaces as readonly string[]).includes(name)),
  );

const declaredBy = (path: string) => {
  const [, list = ''] = /i18n: \[([^\]]*)\]/.exec(read(path)) ?? [];
  return new Set(list.split(/[',\s]+/).filter(Boolean));
};

// The staff's desk has no scripts, and so needs no texts in the browser.
const pages = listFiles('app/routes', /\.tsx$/).filter(
  (path) => !path.endsWith('styleguide.tsx') && !path.startsWith('app/routes/reception/'),
);

test('the frame declares the namespaces it uses', () => {
  expect([...usedBy('app/root.tsx')]).toEqual([]);
});

test.each(pages)('%s declares exactly the namespaces its screen uses', (path) => {
  expect([...declaredBy(path)].sort()).toEqual([...usedBy(path)].sort());
});

test('browsers can load the texts of their pages, and no others', () => {
  const excluded = [...read('app/i18n/i18n.client.ts').matchAll(/'!\*\*\/\{([\w,]+)\}\.json'/g)];
  const kept = [
    ...new Set([...frameNamespaces, ...pages.flatMap((path) => [...declaredBy(path)])]),
  ];
  const texts = listFiles('translations/hr', /\.json$/).map((path) => basename(path, '.json'));
  expect([...excluded.flatMap(([, names = '']) => names.split(',')), ...kept].sort()).toEqual(
    texts.sort(),
  );
});
