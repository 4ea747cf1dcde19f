import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Import, listFiles, listImports, listModules, root } from '../support/source-files';

const modules = listModules('app');
const imports = modules.flatMap(listImports);
const inside = (folder: string) => (path: string | undefined) => path?.startsWith(folder) ?? false;
const show = ({ from, specifier }: Import) => `${from} → ${specifier}`;

/** Wiring: the places where the parts are put together and which therefore know them all. */
const wiring = new Set([
  'app/root.tsx',
  'app/entry.server.tsx',
  'app/entry.client.tsx',
  'app/server/start.server.ts',
]);

function offenders(from: string, to: string, isAllowed: (found: Import) => boolean = () => false) {
  return imports
    .filter((found) => inside(from)(found.from) && !wiring.has(found.from))
    .filter((found) => inside(to)(found.target) && !isAllowed(found))
    .map(show);
}

test('every import of the application leads to a file that is there', () => {
  const missing = imports.filter(({ target }) => target && !existsSync(join(root, target)));
  expect(missing.map(show)).toEqual([]);
});

test('features import no route', () => {
  expect(offenders('app/features/', 'app/routes/')).toEqual([]);
});

test('components know no subject: they import no feature and no route', () => {
  expect(offenders('app/components/', 'app/features/')).toEqual([]);
  expect(offenders('app/components/', 'app/routes/')).toEqual([]);
});

test('the server layer imports no feature and no route; types are erased and harmless', () => {
  expect(offenders('app/server/', 'app/features/', ({ typeOnly }) => typeOnly)).toEqual([]);
  expect(offenders('app/server/', 'app/routes/')).toEqual([]);
});

test('routing and languages import no feature, no route and no component', () => {
  for (const from of ['app/routing/', 'app/i18n/']) {
    for (const to of ['app/features/', 'app/routes/', 'app/components/']) {
      expect(offenders(from, to)).toEqual([]);
    }
  }
});

test('the operator’s commands are wiring: they call features, and nobody calls them', () => {
  for (const from of ['components', 'features', 'i18n', 'routes', 'routing', 'server']) {
    expect(offenders(`app/${from}/`, 'app/operator/')).toEqual([]);
  }
  expect(offenders('app/operator/', 'app/routes/')).toEqual([]);
  expect(offenders('app/operator/', 'app/components/')).toEqual([]);
});

test('routes do not import each other', () => {
  expect(offenders('app/routes/', 'app/routes/')).toEqual([]);
});

test('the application imports nothing from the tests or the tools', () => {
  const outside = imports.filter(({ target }) => target && !/^(app|translations)\//.test(target));
  expect(outside.map(show)).toEqual([]);
});

test('pure files never import server or browser files', () => {
  const isPure = (path: string) =>
    path.endsWith('.ts') &&
    !/\.(server|client)\.ts$/.test(path) &&
    !path.startsWith('app/server/') &&
    !path.startsWith('app/operator/') &&
    // Loaders and actions live there: Remix takes them out of what the browser gets.
    !path.startsWith('app/routes/');
  const impure = imports.filter(
    ({ from, target, typeOnly }) =>
      isPure(from) && !typeOnly && /\.server(\.tsx?)?$/.test(target ?? ''),
  );
  expect(impure.map(show)).toEqual([]);
});

test('screens and components never import server files, or the browser would be sent secrets', () => {
  const leaks = imports.filter(
    ({ from, target, typeOnly }) =>
      /^app\/(features|components|routing|i18n)\/.*\.tsx$/.test(from) &&
      !typeOnly &&
      /\.server\.tsx?$/.test(target ?? ''),
  );
  expect(leaks.map(show)).toEqual([]);
});

test('the path table and the route builder import only what Vite’s config bundler can read', () => {
  const table = imports.filter(({ from }) => from === 'app/routing/paths.ts');
  expect(table.map(show)).toEqual([]);
  const builder = imports.filter(({ from }) => from === 'app/routing/build-routes.ts');
  expect(builder.filter(({ specifier }) => specifier.startsWith('~')).map(show)).toEqual([]);
});

test('there are no circular imports', () => {
  const graph = new Map<string, string[]>();
  for (const { from, target, typeOnly } of imports) {
    if (target && !typeOnly) graph.set(from, [...(graph.get(from) ?? []), target]);
  }
  expect(findCycle(graph)).toEqual([]);
});

function findCycle(graph: ReadonlyMap<string, string[]>): string[] {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (node: string): string[] => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return [];
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next);
      if (cycle.length > 0) return cycle;
    }
    path.pop();
    done.add(node);
    return [];
  };
  for (const node of graph.keys()) {
    const cycle = visit(node);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

test('names are kebab-case, no folder is a drawer, no file is a barrel', () => {
  const files = [...listFiles('app'), ...listFiles('tests'), ...listFiles('translations')];
  const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
  expect(files.filter((path) => !kebab.test(basename(path)))).toEqual([]);
  const folders = new Set(files.flatMap((path) => path.split('/').slice(0, -1)));
  for (const drawer of ['utils', 'util', 'helpers', 'lib', 'common', 'misc', 'shared']) {
    expect(folders.has(drawer), drawer).toBe(false);
  }
  expect(files.filter((path) => /(^|\/)index\.tsx?$/.test(path))).toEqual([]);
});

test('every unit test has its source at the mirrored path', () => {
  const orphans = listFiles('tests/unit', /\.test\.tsx?$/).filter((path) => {
    const name = path.replace(/^tests\/unit/, 'app').replace(/\.test\.tsx?$/, '');
    // `settle.server.random.test.ts` is a second test of `settle.server.ts`.
    const candidates = [name, name.replace(/\.[a-z-]+$/, '')];
    return !candidates.some(
      (stem) => modules.includes(`${stem}.ts`) || modules.includes(`${stem}.tsx`),
    );
  });
  expect(orphans).toEqual([]);
});

test('no module of the application is longer than 250 lines', () => {
  const lengths = modules.map((path) => ({
    path,
    lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1,
  }));
  expect(lengths.filter(({ lines }) => lines > 250)).toEqual([]);
});
