import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runGuards } from '~/shop/checkout/guards.server';
import { type Locale, localePrefix, locales } from '~/i18n/locales';
import { buildRoutes } from '~/routing/build-routes';
import { isLeftOut } from '~/routing/list-pages';
import { alternates, findForeignPath, href, matchPath, type ParamsArgument } from '~/routing/href';
import { paths, withoutPages, languages } from '#hotel/hotel.config.js';
import { pageIds, pageRow, pathPattern as patternOf } from '~/routing/paths';
import { type PageId, type PageRow, pageTable } from '~/routing/page-table';
import { resources } from '~/routing/resources';
import { canonicalPath } from '~/platform/http/canonical';
import { sampleCart } from '../support/sample-cart';
import { root } from '../support/source-files';

const rows = pageIds.map((page) => [page, pageRow(page)] as const);
const cases = rows.flatMap(([page]) => locales.map((locale) => [page, locale] as const));

function paramsOf(page: PageId): Record<string, string> {
  const names = patternOf(page, 'hr').matchAll(/:(\w+)/g);
  return Object.fromEntries([...names].map(([, name = '']) => [name, `a-${name}-1`]));
}

const hrefOf = (page: PageId, locale: Locale) =>
  href(page, locale, ...([paramsOf(page)] as unknown as ParamsArgument<PageId>));

test.each(rows)('page %s has a path in every language, with the same parameters', (page) => {
  const names = (locale: Locale) => patternOf(page, locale).match(/:\w+/g) ?? [];
  for (const locale of locales) {
    expect(patternOf(page, locale)).toMatch(/^\/(?:(?::?[a-z0-9-]+)(?:\/:?[a-z0-9-]+)*)?$/);
    expect(names(locale)).toEqual(names('hr'));
  }
});

test('no two pages share a path in one language, nor a page and a resource', () => {
  for (const locale of locales) {
    const shape = (path: string) => path.replace(/:\w+/g, ':');
    const paths = rows.map(([page]) => localePrefix(locale) + shape(patternOf(page, locale)));
    paths.push(...Object.values(resources).map(({ path }) => shape(path)));
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  }
});

test('no path without prefix begins with the prefix of a language', () => {
  for (const [page] of rows) {
    const [, first = ''] = patternOf(page, 'hr').split('/');
    expect(locales as string[]).not.toContain(first);
  }
});

test.each(cases)('page %s in %s: its path resolves to it', (page, locale) => {
  const address = hrefOf(page, locale);
  expect(matchPath(address)).toEqual({ page, locale, params: paramsOf(page) });
  expect(canonicalPath(address)).toBeUndefined();
  expect(alternates({ page, params: paramsOf(page) })[locale]).toBe(address);
});

test.each(cases)(
  'page %s in %s: its path in another language redirects to the right one',
  (page, locale) => {
    for (const other of locales) {
      const path = patternOf(page, other).replace(/:(\w+)/g, (_, name: string) => `a-${name}-1`);
      const foreign = `${localePrefix(locale)}${path === '/' ? '' : path}` || '/';
      const own = matchPath(foreign);
      if (own) {
        expect(own).toMatchObject({ page, locale });
        expect(findForeignPath(foreign)).toBeUndefined();
      } else {
        expect(findForeignPath(foreign)).toBe(hrefOf(page, locale));
        expect(canonicalPath(foreign)).toBe(hrefOf(page, locale));
      }
    }
  },
);

test('every route file exists and has the exports of its kind', () => {
  for (const [, { file }] of rows) {
    const source = readFileSync(join(root, 'app', file), 'utf8');
    expect(source, file).toMatch(/export default function/);
  }
  for (const { file } of Object.values(resources)) {
    expect(existsSync(join(root, 'app', file)), file).toBe(true);
    // A default export would make it a page: Remix then checks origins itself and renders the document.
    expect(readFileSync(join(root, 'app', file), 'utf8'), file).not.toMatch(/export default/);
  }
});

test('resources that accept a body declare it in the table, and only they have an action', () => {
  for (const resource of Object.values(resources)) {
    const source = readFileSync(join(root, 'app', resource.file), 'utf8');
    expect(/export (async function|const|function) action/.test(source), resource.file).toBe(
      'accepts' in resource,
    );
  }
});

const emptyCart = { ...sampleCart([]), weightGrams: 0 };

/** What a guard throws for an empty cart; undefined if it lets the page open. */
function findRedirect(name: string): unknown {
  try {
    runGuards({ locale: 'en', pricedCart: emptyCart }, [name]);
    return undefined;
  } catch (response) {
    return response;
  }
}

test('every guard in the table exists; an unknown name is a 500', () => {
  const named = rows.flatMap(([, { guards }]) => guards ?? []);
  expect(named.length).toBeGreaterThan(0);
  for (const name of named) expect(findRedirect(name)).toMatchObject({ status: 303 });
  expect(findRedirect('unknown')).toMatchObject({
    status: 500,
    statusText: 'Unknown middleware',
  });
});

test('pages get one route per language, resources one, and every language a catch-all', () => {
  const built = new Map<string, { path: string | undefined; file: string }>();
  buildRoutes(
    (define) =>
      define((path, file, options) => {
        expect(built.has(options?.id ?? ''), options?.id).toBe(false);
        built.set(options?.id ?? '', { path, file });
      }),
    { languages, paths, withoutPages },
  );
  for (const [page, locale] of cases) {
    const path = built.get(`${page}.${locale}`)?.path;
    const wanted = `${localePrefix(locale)}${patternOf(page, locale)}`.replace(/\/$/, '');
    expect(path ?? '').toBe(wanted.slice(1));
  }
  for (const locale of locales) {
    expect(built.get(`splat.${locale}`)?.path).toBe(`${localePrefix(locale)}/*`.slice(1));
  }
  expect(built.size).toBe(cases.length + Object.keys(resources).length + locales.length);
});

test('a part belongs to a page that may be left out', () => {
  const parents = Object.values<PageRow>(pageTable).flatMap(({ partOf }) => partOf ?? []);
  expect(new Set(parents)).toEqual(
    new Set(['restaurant', 'packages', 'news', 'shop', 'newsletter']),
  );
  for (const parent of parents) expect(pageRow(parent as PageId).isOptional, parent).toBe(true);
});

test('a hotel without a page has neither its routes nor its resources, and may have paths of its own', () => {
  const built = new Map<string, string | undefined>();
  buildRoutes((define) => define((path, _file, options) => built.set(options?.id ?? '', path)), {
    languages: ['en', 'de'],
    paths: { tavern: { hr: '/a', en: '/pub', it: '/c', de: '/kneipe' } },
    withoutPages: ['priceList', 'wellness', 'packages'],
  });
  expect(built.get('tavern.en')).toBe('pub');
  expect(built.get('tavern.de')).toBe('de/kneipe');
  for (const id of [
    'wellness.en',
    'priceList.de',
    'price-list.current',
    'packageReservation.en',
    'tavern.hr',
  ]) {
    expect(built.has(id), id).toBe(false);
  }
});

test('a page that is part of two is left out with both', () => {
  expect(isLeftOut('withdrawal', ['shop'])).toBe(false);
  expect(isLeftOut('withdrawal', ['packages'])).toBe(false);
  expect(isLeftOut('withdrawal', ['packages', 'shop'])).toBe(true);
});
