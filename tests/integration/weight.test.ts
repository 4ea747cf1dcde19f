import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { expect, test } from 'vitest';
import { locales } from '~/i18n/locales';
import { frameNamespaces } from '~/i18n/options';
import { href } from '~/routing/href';
import { sharedSite } from '../support/site-for-tests';

const site = sharedSite();

/** About the initial TCP congestion window (10 packets). */
const maxFirstBytes = 14 * 1024;
/** Decision 0060: every page knows all routes, those of the desk among them; 140 KB is the limit of the product. */
const maxScriptBytes = 133 * 1024;
/** Before the first interaction. */
const maxUntouchedBytes = 6 * 1024;

/** Style sheets and scripts are shared by most pages: each is compressed once. */
const weights = new Map<string, Promise<number>>();

function weigh(address: string): Promise<number> {
  const known = weights.get(address) ?? weighNow(address);
  weights.set(address, known);
  return known;
}

async function weighNow(address: string): Promise<number> {
  const response = await fetch(new URL(address, site.url), {
    headers: { accept: 'text/html,*/*' },
  });
  expect(response.status, address).toBe(200);
  // `fetch` has decompressed it; it is compressed again as the site does.
  return compressedLength(await response.arrayBuffer());
}

/** Asynchronous, as the site disconnects clients that stop reading. */
const compressedLength = async (content: ArrayBuffer | string) =>
  (await promisify(brotliCompress)(content)).length;

const main = locales.flatMap((locale) => [
  href('home', locale),
  href('rooms', locale),
  href('room', locale, { slug: 'suite-cavalier' }),
  href('restaurant', locale),
  href('packages', locale),
  href('experiences', locale),
  href('heritage', locale),
  href('gallery', locale),
  href('contact', locale),
  href('shop', locale),
  href('product', locale, { slug: 'bianchera' }),
]);

test.each(main)(
  '%s and its critical styles fit into the first packets of a connection',
  async (path) => {
    const html = await (await fetch(site.url + path, { headers: { accept: 'text/html' } })).text();
    // Render-blocking: the style sheets in the head that are not for print.
    const [head = ''] = html.split('</head>');
    const sheets = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)].map(
      ([, url]) => url,
    );
    expect(sheets.length).toBeGreaterThan(0);
    const all = await Promise.all([path, ...sheets].map((address) => weigh(address ?? '')));
    expect(add(all)).toBeLessThanOrEqual(maxFirstBytes);
  },
);

test.each(main)('%s loads one small script until the first interaction', async (path) => {
  const html = await (await fetch(site.url + path, { headers: { accept: 'text/html' } })).text();
  expect(html).not.toMatch(/modulepreload|as="script"/);
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = '']) => !attributes.includes('application/ld+json'),
  );
  const inline = scripts.map(([, , text = '']) => text).filter(Boolean);
  const linked = scripts.flatMap(([, attributes = '']) => / src="([^"]+)"/.exec(attributes) ?? []);
  const loaded = await Promise.all(linked.filter((found) => found.startsWith('/')).map(weigh));
  expect(loaded).toHaveLength(1);
  const written = await Promise.all(inline.map(compressedLength));
  expect(add([...written, ...loaded])).toBeLessThan(maxUntouchedBytes);
});

/** Every script that a page loads on the first interaction, imports included, and separately its translations. */
async function findScripts(path: string) {
  const html = await (await fetch(site.url + path, { headers: { accept: 'text/html' } })).text();
  const [, own = ''] = /data-src="([^"]+)"/.exec(html) ?? [];
  const scripts = new Set([own]);
  const texts = new Map<string, string>();
  const namespaces = new Set<string>(frameNamespaces);
  for (const address of scripts) {
    const code = await (await fetch(new URL(address, site.url))).text();
    const absolute = (target: string) => new URL(target, new URL(address, site.url)).pathname;
    const imports = [
      ...code.matchAll(/(?:from|import)\s*"([^"]+\.js)"/g),
      ...code.matchAll(/import\("([^"]*\/entry\.client-[^"]+\.js)"\)/g),
    ];
    for (const [, target = ''] of imports) scripts.add(absolute(target));
    const files = code.matchAll(/translations\/hr\/(\w+)\.json":.{0,40}?import\("([^"]+)"\)/g);
    for (const [, namespace = '', target = ''] of files) texts.set(namespace, absolute(target));
    // Declared in the `handle` of its routes.
    for (const [, list = ''] of code.matchAll(/\bi18n:\[([^\]]*)\]/g)) {
      for (const [, namespace = ''] of list.matchAll(/"(\w+)"/g)) namespaces.add(namespace);
    }
  }
  const textFiles = new Set(texts.values());
  return {
    scripts: [...scripts].filter((address) => !textFiles.has(address)),
    texts: [...namespaces].map((namespace) => texts.get(namespace) ?? ''),
    /** Named by the page's script, so that they need not wait for the application. */
    named: [...scripts].filter((address) => textFiles.has(address)),
  };
}

const add = (weights: number[]) => weights.reduce((sum, weight) => sum + weight, 0);

test.each(main.slice(0, 11))('the scripts of %s stay small', async (path) => {
  const { scripts, texts, named } = await findScripts(path);
  expect(
    [...scripts].filter((address) => /\/(?:libraries|entry\.client)-/.test(address)),
  ).toHaveLength(2);
  const coded = await Promise.all([...scripts].map(weigh));
  const texted = await Promise.all(texts.map(weigh));
  expect(texts).not.toContain('');
  expect(named.toSorted()).toEqual(texts.toSorted());
  expect(add(coded) + add(texted)).toBeLessThanOrEqual(maxScriptBytes);
});

test.each([
  href('room', 'hr', { slug: 'suite-cavalier' }),
  href('product', 'hr', { slug: 'bianchera' }),
])('only the server makes the structured data of %s', async (path) => {
  const { scripts } = await findScripts(path);
  const code = await Promise.all(
    scripts.map(async (address) => (await fetch(new URL(address, site.url))).text()),
  );
  expect(code.join('')).not.toContain('"Offer"');
});

test('a page’s own translations are counted as well', async () => {
  const { texts } = await findScripts(href('restaurant', 'hr'));
  expect(texts.length).toBeGreaterThan(frameNamespaces.length);
});
