import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { listEngineTests } from '../support/engine-tests';
import { type Import, listFiles, listImports, listModules, root } from '../support/source-files';

const modules = listModules('app');
const imports = modules.flatMap(listImports);
const show = ({ from, specifier }: Import) => `${from} → ${specifier}`;

test('every import of the application resolves to a file', () => {
  const missing = imports.filter(({ target }) => target && !existsSync(join(root, target)));
  expect(missing.map(show)).toEqual([]);
});

/** From the bottom up. Folders of one layer may not import each other; `hotel` is content and reached through it. */
const layers: readonly (readonly string[])[] = [
  ['i18n'],
  ['routing'],
  ['platform'],
  ['components'],
  ['content'],
  ['shop', 'hospitality'],
  ['site', 'reception'],
  ['routes', 'operator', 'emulators'],
  ['start'],
];

const homeShowsProducts = 'The home page shows three products with the shop’s own card.';

/** Imports against the layers, each with its reason. */
const exceptions = new Map([
  ['app/hospitality/home/goods-band.tsx → ~/shop/catalog/product-card', homeShowsProducts],
  [
    'app/hospitality/home/home.loader.server.ts → ~/shop/catalog/product-summary',
    homeShowsProducts,
  ],
  ['app/hospitality/home/goods-band.tsx → ~/shop/catalog/catalog.css?url', homeShowsProducts],
  [
    'app/hotel/texts/shipping.ts → ~/shop/delivery/delivery',
    'The shipping text quotes the tariff as the checkout computes it.',
  ],
]);

/** The framework's entry points may import every layer. */
const wiring = /^app\/(?:root|entry\.(?:client|server|loader))\.tsx?$/;

const partOf = (path: string) => /^app\/([^/]+)\//.exec(path)?.[1] ?? '';
const heightOf = (path: string) => layers.findIndex((layer) => layer.includes(partOf(path)));

test('every folder of the application belongs to a layer', () => {
  const folders = new Set(modules.map(partOf).filter(Boolean));
  const known = new Set([...layers.flat(), 'hotel']);
  expect([...folders].filter((folder) => !known.has(folder))).toEqual([]);
});

test('imports point downwards: to lower layers or within the same part', () => {
  const upwards = imports.filter(({ from, target }) => {
    if (!target || wiring.test(from) || heightOf(from) < 0 || heightOf(target) < 0) return false;
    if (heightOf(target) > heightOf(from)) return true;
    return heightOf(target) === heightOf(from) && partOf(target) !== partOf(from);
  });
  expect(upwards.map(show).filter((found) => !exceptions.has(found))).toEqual([]);
});

test('every exception is still needed, and there are at most five', () => {
  const found = new Set(imports.map(show));
  expect([...exceptions.keys()].filter((exception) => !found.has(exception))).toEqual([]);
  expect(exceptions.size).toBeLessThanOrEqual(5);
});

/** What the engine requires of every hotel beside its content. */
const hotelParts = ['hotel.config.js', 'mark.tsx', 'brand.css', 'fonts.ts'].map(
  (name) => `app/hotel/${name}`,
);

test('only content imports the hotel; other parts see only its settings, mark and fonts', () => {
  const hotelImports = imports.filter(
    ({ from, target }) =>
      target?.startsWith('app/hotel/') &&
      !from.startsWith('app/hotel/') &&
      !hotelParts.includes(target),
  );
  expect(hotelImports.filter(({ from }) => !from.startsWith('app/content/')).map(show)).toEqual([]);
});

test('the hotel imports what content is made of, and nothing that uses it', () => {
  const known = ['i18n', 'routing', 'platform', 'content', 'hotel'];
  const uses = imports.filter(
    ({ from, target }) => partOf(from) === 'hotel' && target && !known.includes(partOf(target)),
  );
  expect(uses.map(show).filter((found) => !exceptions.has(found))).toEqual([]);
});

test('payment provider emulators are imported only by the entry that starts them', () => {
  const users = imports.filter(({ target }) => target?.startsWith('app/emulators/'));
  expect(users.filter(({ from }) => !from.startsWith('app/emulators/')).map(show)).toEqual([]);
});

test('routes do not import each other', () => {
  const found = imports.filter(
    ({ from, target }) => partOf(from) === 'routes' && target && partOf(target) === 'routes',
  );
  expect(found.map(show)).toEqual([]);
});

test('the application imports nothing from the tests or the tools', () => {
  const outside = imports.filter(({ target }) => target && !/^(app|translations)\//.test(target));
  expect(outside.map(show)).toEqual([]);
});

test('pure files never import server or browser files', () => {
  const isPure = (path: string) =>
    path.endsWith('.ts') &&
    !/\.(server|client)\.ts$/.test(path) &&
    !path.startsWith('app/platform/http/') &&
    !path.startsWith('app/platform/env/') &&
    !path.startsWith('app/operator/') &&
    // Started by `server.ts` alone.
    !path.startsWith('app/emulators/') &&
    // Remix removes their loaders and actions from the browser bundle.
    !path.startsWith('app/routes/');
  // Entries run in the browser, and so do the effects of hooks.
  const forbiddenTo = (path: string) =>
    /^app\/entry\.|\/use-[^/]+$/.test(path) ? /\.server(\.tsx?)?$/ : /\.(server|client)(\.tsx?)?$/;
  const impure = imports.filter(
    ({ from, target = '', typeOnly }) =>
      isPure(from) && !typeOnly && forbiddenTo(from).test(target),
  );
  expect(impure.map(show)).toEqual([]);
});

test('screens and components never import server files, which would leak secrets to the browser', () => {
  const leaks = imports.filter(
    ({ from, target, typeOnly }) =>
      /^app\/(?!routes\/|entry\.|root).*(?<!\.server)\.tsx$/.test(from) &&
      !typeOnly &&
      /\.server\.tsx?$/.test(target ?? ''),
  );
  expect(leaks.map(show)).toEqual([]);
});

test('the page table and the route builder import only what Vite’s config bundler can resolve', () => {
  const table = imports.filter(({ from }) => from === 'app/routing/page-table.ts');
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

test('folders of the shop do not import each other in circles', () => {
  const folderOf = (path: string) => /^app\/shop\/([^/]+)\/.*\.tsx?$/.exec(path)?.[1];
  const graph = new Map<string, string[]>();
  for (const { from, target } of imports) {
    const [folder, other] = [folderOf(from), folderOf(target ?? '')];
    if (folder && other && other !== folder)
      graph.set(folder, [...(graph.get(folder) ?? []), other]);
  }
  expect(graph.get('payments')).toContain('orders');
  expect(findCycle(graph)).toEqual([]);
});

test('the core of payments imports none of the folders that build on it', () => {
  const above = /^app\/shop\/payments\/(?:jobs|providers|reviews)\//;
  const upwards = imports.filter(
    ({ from, target }) => from.startsWith('app/shop/payments/core/') && above.test(target ?? ''),
  );
  expect(upwards.map(show)).toEqual([]);
  expect(imports.some(({ from }) => above.test(from))).toBe(true);
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

test('names are kebab-case, with no catch-all folders and no barrel files', () => {
  const files = [...listFiles('app'), ...listFiles('tests'), ...listFiles('translations')];
  const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
  expect(files.filter((path) => !kebab.test(basename(path)))).toEqual([]);
  const folders = new Set(files.flatMap((path) => path.split('/').slice(0, -1)));
  for (const folder of ['utils', 'util', 'helpers', 'lib', 'common', 'misc', 'shared']) {
    expect(folders.has(folder), folder).toBe(false);
  }
  expect(files.filter((path) => /(^|\/)index\.tsx?$/.test(path))).toEqual([]);
});

test('unit tests of the engine open no hotel: of the one that is built they see its settings alone', () => {
  const files = listEngineTests();
  expect(files.length).toBeGreaterThan(200);
  const openers = files
    .flatMap(listImports)
    .filter(
      ({ target }) => target?.startsWith('app/hotel/') && target !== 'app/hotel/hotel.config.js',
    );
  expect(openers.map(show)).toEqual([]);
});

test('every unit test has its source at the mirrored path', () => {
  const sources = new Set([...modules, ...listFiles('app', /\.js$/)]);
  const orphans = listFiles('tests/unit', /\.test\.tsx?$/).filter((path) => {
    const name = path.replace(/^tests\/unit/, 'app').replace(/\.test\.tsx?$/, '');
    // `settle.server.random.test.ts` is a second test of `settle.server.ts`.
    const candidates = [name, name.replace(/\.[a-z-]+$/, '')];
    return !candidates.some((stem) =>
      ['.ts', '.tsx', '.js'].some((ending) => sources.has(stem + ending)),
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
