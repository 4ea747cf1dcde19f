import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** One round of a slow connection's first packets (10 × 1,460 bytes). */
const maxFirstBytes = 14_600;
const maxScriptBytes = 120 * 1024;

async function weigh(address: string): Promise<number> {
  const answer = await fetch(new URL(address, site.url), { headers: { accept: 'text/html,*/*' } });
  expect(answer.status, address).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  // What `fetch` unpacked is packed again as the site packs its pages.
  return brotliCompressSync(bytes).length;
}

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

test.each(main)('%s and its styles fit into the first packets of a connection', async (path) => {
  const html = await (await fetch(site.url + path, { headers: { accept: 'text/html' } })).text();
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, url]) => url);
  expect(sheets.length).toBeGreaterThan(0);
  const weights = await Promise.all([path, ...sheets].map((address) => weigh(address ?? '')));
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(maxFirstBytes);
});

test.each(main.slice(0, 11))('the scripts of %s stay small', async (path) => {
  const html = await (await fetch(site.url + path, { headers: { accept: 'text/html' } })).text();
  const scripts = new Set(
    [...html.matchAll(/(?:href|src|import)[= ]+"(\/static\/[^"]+\.js)"/g)].map(([, url]) => url),
  );
  expect(scripts.size).toBeGreaterThan(3);
  const weights = await Promise.all([...scripts].map((address) => weigh(address ?? '')));
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(maxScriptBytes);
});
