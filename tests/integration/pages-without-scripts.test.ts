import { afterAll, beforeAll, expect, test } from 'vitest';
import { getContent } from '../support/site-content';
import { getT } from '~/i18n/i18n.server';
import { locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { openScreens } from '../e2e/support/screen-paths';
import { readText } from '../support/html-forms';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const read = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(site.url + path, { headers: { accept: 'text/html', ...headers } })).text();

test.each(locales)('every page in %s states that the shop is a demonstration', async (locale) => {
  const t = getT(locale);
  for (const path of [...Object.values(openScreens(locale)), href('notFound', locale)]) {
    const html = await read(path);
    const [, label, text = ''] =
      /<aside [^>]*class="demo-banner[^"]*"[^>]*aria-label="([^"]*)"[^>]*>([\s\S]*?)<\/aside>/.exec(
        html,
      ) ?? [];
    expect({ path, label }).toEqual({ path, label: t('demo.title') });
    expect(readText(text), path).toContain(t('demo.text').replaceAll('\u00a0', ' '));
  }
});

test.each([
  ['save-data', 'on'],
  ['ect', '2g'],
  ['ect', 'slow-2g'],
])('a data-saving connection (%s: %s) gets pages without scripts', async (name, value) => {
  for (const path of Object.values(openScreens('en'))) {
    const html = await read(path, { [name]: value });
    expect(html, path).not.toMatch(/<script(?![^>]*application\/ld\+json)/);
    expect(html, path).not.toContain('modulepreload');
  }
  expect(await read(href('home', 'en'))).toMatch(/<script[^>]*type="module"/);
});

test.each(locales)(
  'in %s the seasonal closure is in the page where no scripts run',
  async (locale) => {
    const { closure } = getContent().get().site;
    if (!closure) return;
    const banner = new RegExp(
      `<aside class="closure-banner" aria-label="${closure.title[locale]}">[^]*?${closure.text[locale]}`,
    );
    const [thrifty, usual] = await Promise.all([
      read(href('shop', locale), { 'save-data': 'on' }),
      read(href('shop', locale)),
    ]);
    expect(thrifty).toMatch(banner);
    expect(thrifty).not.toContain('<noscript');
    expect(/<noscript>([^]*?)<\/noscript>/.exec(usual)?.[1]).toMatch(banner);
  },
);
