import { beforeAll, expect, test } from 'vitest';
import { getT } from '~/i18n/i18n.server';
import { requireComplete } from '../support/complete-text';
import { getContent } from '../support/site-content';
import { localeFromPathname, type Locale, locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { findGluedText } from '../support/glued-text';
import { decode, readText } from '../support/html-forms';
import { sharedSite } from '../support/site-for-tests';

type Page = { path: string; status: number; html: string; links: string[]; pictures: string[] };

const site = sharedSite();
const pages = new Map<string, Page>();

const attributes = (html: string, tag: string, name: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*?\\s${name}="([^"]*)"`, 'g'))].map(
    ([, value = '']) => decode(value),
  );

const own = (address: string, base: string): URL | undefined => {
  if (!/^(https?:)?\//.test(address) && !/^[?#.]/.test(address)) return undefined;
  const url = new URL(address, base);
  return url.origin === site.url ? url : undefined;
};

async function read(path: string): Promise<Page> {
  const response = await fetch(site.url + path, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
  });
  const html = requireComplete(await response.text());
  const base = site.url + path;
  const srcSets = [
    ...attributes(html, 'img', 'srcSet'),
    ...attributes(html, 'source', 'srcSet'),
  ].flatMap((set) => set.split(', ').map((entry) => entry.split(' ')[0] ?? ''));
  const pictures = [...attributes(html, 'img', 'src'), ...srcSets];
  return {
    path,
    status: response.status,
    html,
    links: attributes(html, 'a', 'href').flatMap((link) => own(link, base)?.href ?? []),
    pictures: [...new Set(pictures.flatMap((picture) => own(picture, base)?.href ?? []))],
  };
}

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Addresses in the sitemap. */
let sitemapPaths: string[] = [];

/** Every page reachable by links from the home page of each language. */
beforeAll(async () => {
  // Read here: after a test that searches all pages for seconds, the site has closed its idle connections unnoticed.
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
  sitemapPaths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => pathOf(loc));
  let next = locales.map((locale) => href('home', locale));
  while (next.length > 0) {
    const read5 = next.splice(0, 5);
    const found = await Promise.all(read5.map(read));
    for (const page of found) pages.set(page.path, page);
    const known = new Set([...pages.keys(), ...next]);
    for (const path of found.flatMap(({ links }) => links.map(pathOf))) {
      if (/^\/(?:assets|cjenik)\//.test(path) || known.has(path)) continue;
      known.add(path);
      next.push(path);
    }
  }
});

const isPage = ({ path }: Page) => !/^\/(?:healthz|readyz|sitemap|robots)/.test(path);
const all = () => [...pages.values()].filter(isPage);
test('no link is broken', () => {
  const broken = all().filter(({ status }) => status !== 200);
  expect(broken.map(({ path, status }) => `${status} ${path}`)).toEqual([]);
  expect(pages.size).toBeGreaterThan(200);
});

test('every page states in its language that the shop is a demonstration', async () => {
  const unlinked = ['success', 'fail', 'newsletterConfirm', 'newsletterLeave', 'notFound'] as const;
  const others = locales.flatMap((locale) => unlinked.map((page) => href(page, locale)));
  for (const { path, html } of [...all(), ...(await Promise.all(others.map(read)))]) {
    const t = getT(localeFromPathname(path));
    const [, label, text = ''] =
      /<aside [^>]*class="strip demo-banner[^"]*"[^>]*aria-label="([^"]*)"[^>]*>([\s\S]*?)<\/aside>/.exec(
        html,
      ) ?? [];
    expect({ path, label }).toEqual({ path, label: t('demo.title') });
    expect(readText(text), path).toContain(t('demo.text').replaceAll('\u00a0', ' '));
  }
});

test('no page is an orphan: everything in the sitemap is linked', () => {
  expect(sitemapPaths.filter((path) => !pages.has(path))).toEqual([]);
});

test('no link leads to a redirect or to a page of another language by accident', () => {
  for (const page of all()) {
    const locale = localeFromPathname(page.path);
    const main = /<main\b[\s\S]*<\/main>/.exec(page.html)?.[0] ?? '';
    const foreign = attributes(main, 'a', 'href')
      .flatMap((link) => own(link, site.url + page.path)?.pathname ?? [])
      .filter((path) => !/^\/(?:assets|cjenik)\//.test(path))
      .filter((path) => localeFromPathname(path) !== locale);
    expect({ page: page.path, foreign }).toEqual({ page: page.path, foreign: [] });
  }
});

test('iOS makes no links of numbers, which would be another page than the scripts expect', () => {
  const linking = all().filter(
    ({ html }) => !html.includes('<meta name="format-detection" content="telephone=no'),
  );
  expect(linking.map(({ path }) => path)).toEqual([]);
});

test('no picture is missing', async () => {
  const pictures = new Set(all().flatMap((page) => page.pictures));
  // Sizes are encoded on demand; the smallest proves that the picture exists.
  const smallest = [...pictures].filter(
    (url) => !url.includes('/assets/') || url.includes('key=xs'),
  );
  for (const url of smallest) {
    const response = await fetch(url, { headers: { accept: 'image/jpeg' } });
    await response.arrayBuffer();
    expect(`${response.status} ${pathOf(url)}`).toBe(`200 ${pathOf(url)}`);
  }
  expect(smallest.length).toBeGreaterThan(60);
});

test('every linked fragment exists', () => {
  for (const page of all()) {
    const lost = page.links
      .map((link) => new URL(link))
      .filter(({ hash }) => hash.length > 1)
      .filter((url) => !pages.get(pathOf(url.href))?.html.includes(` id="${url.hash.slice(1)}"`));
    expect(lost.map(String), page.path).toEqual([]);
  }
});

const references =
  /\s(?:for|form|list|headers|aria-(?:labelledby|describedby|controls|owns|details))="([^"]*)"/gi;

test('ids are unique, and every referenced id exists', () => {
  for (const { path, html } of all()) {
    const bare = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
    const ids = [...bare.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);
    const doubled = ids.filter((id, index) => ids.indexOf(id) !== index);
    const lost = [...bare.matchAll(references)]
      .flatMap(([, names = '']) => names.split(/\s+/))
      .filter((name) => !ids.includes(name));
    expect({ path, doubled, lost }).toEqual({ path, doubled: [], lost: [] });
  }
});

test('words that stand beside each other are kept apart by more than a tag', () => {
  const glued = all().flatMap(({ path, html }) =>
    findGluedText(html).map((words) => `${path}: ${words}`),
  );
  expect(glued).toEqual([]);
});

test('every linked page is in the sitemap, has its canonical there, or is noindex', () => {
  const listed = new Set(sitemapPaths);
  for (const { path, html } of all()) {
    const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    const isHidden = html.includes('<meta name="robots" content="noindex"/>');
    expect(isHidden || canonical !== undefined, path).toBe(true);
    if (canonical && !isHidden) expect(listed.has(pathOf(canonical)), path).toBe(true);
    else expect(listed.has(path), path).toBe(false);
  }
});

/** All longer texts of the content by language, except those that are the same in two languages. */
function listContentTexts(): Record<Locale, Set<string>> {
  const texts: Record<Locale, Set<string>> = {
    hr: new Set(),
    en: new Set(),
    it: new Set(),
    de: new Set(),
  };
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const record = value as Record<string, unknown>;
    if (locales.every((locale) => typeof record[locale] === 'string')) {
      for (const locale of locales) {
        for (const line of (record[locale] as string).split(/\n\s*\n/)) {
          const same = locales.some(
            (other) => other !== locale && record[other] === record[locale],
          );
          if (line.length > 24 && !same) texts[locale].add(line.trim());
        }
      }
      return;
    }
    Object.values(record).forEach(walk);
  };
  const { site: facts, ...rest } = getContent().get();
  // The seller's court is named in Croatian in every language.
  const { seller: _seller, ...others } = facts;
  walk({ ...rest, others });
  return texts;
}

test('no page shows a text of another language', () => {
  const texts = listContentTexts();
  for (const page of all()) {
    const locale = localeFromPathname(page.path);
    const shown = readText(page.html);
    const strangers = locales
      .filter((other) => other !== locale)
      .flatMap((other) => [...texts[other]].filter((text) => shown.includes(text)))
      .filter((text) => !texts[locale].has(text));
    expect(strangers.slice(0, 3), page.path).toEqual([]);
  }
});

test('no page loads anything from another origin', () => {
  for (const { path, html } of all()) {
    const loaded = [
      ...attributes(html, 'img', 'src'),
      ...attributes(html, 'script', 'src'),
      ...attributes(html, 'source', 'srcSet'),
      ...attributes(html, 'iframe', 'src'),
      ...[
        ...html.matchAll(/<link rel="(?:stylesheet|preload|icon|manifest|modulepreload)"[^>]*>/g),
      ].flatMap(([link]) => attributes(link, 'link', 'href')),
    ];
    const foreign = loaded.filter(
      (address) => /^(https?:)?\/\//.test(address) && !address.startsWith(site.url),
    );
    expect(foreign, path).toEqual([]);
  }
});
