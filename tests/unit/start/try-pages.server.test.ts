import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { defaultLocale, locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { findFailingPage } from '~/start/try-pages.server';

const siteUrl = 'https://www.example.com';

/** A site that answers one path in its own way, and all others well. */
function makeSite(path?: string, status = 500) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.headers.host}${request.url}`);
    if (request.url !== path) return response.end('fine');
    return status === 0 ? response.destroy() : response.writeHead(status).end();
  });
  onTestFinished(() => void server.close());
  return { server, requests };
}

const lastShop = href('shop', locales.at(-1) ?? defaultLocale);

test('the home page and the shop are requested in every language, under the site’s own name', async () => {
  const { server, requests } = makeSite();
  expect(await findFailingPage(server, siteUrl)).toBeUndefined();
  const paths = (['home', 'shop'] as const).flatMap((page) =>
    locales.map((locale) => href(page, locale)),
  );
  expect(requests).toEqual(paths.map((path) => `www.example.com${path}`));
  // It opens afterwards.
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

test('a page that answers 5xx fails, and one that leads elsewhere does not', async () => {
  const redirect = makeSite(lastShop, 303);
  expect(await findFailingPage(redirect.server, siteUrl)).toBeUndefined();
  const failing = makeSite(lastShop, 503);
  expect(await findFailingPage(failing.server, siteUrl)).toBe(`${lastShop} answered 503`);
  const broken = makeSite(lastShop, 0);
  expect(await findFailingPage(broken.server, siteUrl)).toContain(`${lastShop} failed: `);
});
