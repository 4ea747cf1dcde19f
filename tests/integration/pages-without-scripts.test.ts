import { expect, test } from 'vitest';
import { getContent } from '../support/site-content';
import { getT } from '~/i18n/i18n.server';
import { locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { openScreens } from '../e2e/support/screen-paths';
import { contentDay } from '../support/content-day';
import { sharedSite } from '../support/site-for-tests';

const site = sharedSite({ clockAt: contentDay });

const read = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(site.url + path, { headers: { accept: 'text/html', ...headers } })).text();

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

test.each(locales)('in %s the seasonal closure is in the page', async (locale) => {
  const { closure } = getContent().get().site;
  if (!closure) return;
  const banner = new RegExp(
    `<aside class="strip closure-banner" aria-label="${closure.title[locale]}">[^]*?${closure.text[locale]}`,
  );
  const [thrifty, usual] = await Promise.all([
    read(href('shop', locale), { 'save-data': 'on' }),
    read(href('shop', locale)),
  ]);
  expect(thrifty).toMatch(banner);
  expect(thrifty).not.toContain('<noscript');
  expect(usual).toMatch(banner);
});

const slug = 'tradition-suite';

test.each(
  locales.flatMap((locale) => [
    [locale, href('rooms', locale)] as const,
    [locale, href('room', locale, { slug })] as const,
  ]),
)(
  'in %s the form for a stay on %s leads to the booking engine, or back with words',
  async (locale, path) => {
    const { booking } = getContent().get().site;
    const form = await read(path);
    expect(form).toContain(`action="${path}#stay"`);
    const ask = (stay: Record<string, string>) =>
      fetch(`${site.url}${path}?${new URLSearchParams(stay).toString()}`, { redirect: 'manual' });
    const nextYear = contentDay.getUTCFullYear() + 1;
    const good = await ask({ arrival: `${nextYear}-05-10`, departure: `${nextYear}-05-12` });
    expect(good.status).toBe(302);
    expect(good.headers.get('cache-control')).toBe('no-store');
    const to = new URL(good.headers.get('location') ?? '');
    expect(to.origin).toBe(new URL(booking.url).origin);
    expect(to.searchParams.get('from')).toBe(`${nextYear}-05-10`);
    expect(to.searchParams.get('to')).toBe(`${nextYear}-05-12`);
    const { errors } = getT(locale)('rooms:stay', { returnObjects: true });
    const backwards = await ask({ arrival: `${nextYear}-05-10`, departure: `${nextYear}-05-09` });
    expect(backwards.status).toBe(400);
    expect(backwards.headers.get('content-security-policy')).toContain(to.origin);
    const html = await backwards.text();
    expect(html).toContain('id="error-summary"');
    expect(html).toContain(errors.order);
    expect(html).toContain(`value="${nextYear}-05-10"`);
  },
);

test.each([
  ['restaurant', 'night'],
  ['tavern', 'night'],
  ['home', 'over'],
  ['shop', 'paper'],
] as const)('the page "%s" chooses its header: %s', async (page, look) => {
  expect(await read(href(page, 'it'))).toContain(`class="site-header site-header--${look}"`);
});
