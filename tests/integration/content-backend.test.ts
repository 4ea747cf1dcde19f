import { createServer, request as httpRequest, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { href } from '~/routing/href';
import { locales } from '~/i18n/locales';
import { json, startFakeBackend } from '../support/content-backend';
import { goToPayment, payWith } from '../support/journey';
import { Shopper } from '../support/shopper';
import { type Site, startSite } from '../support/site';

/** The example weather changes by the minute: two sites that asked for it one after the other may show different degrees. */
const noWeather = { WEATHER_URL: 'http://127.0.0.1:9', WEATHER_API_KEY: 'none' };

let backend: Site;
let site: Site;
/** A proxy between the two, so that a test can take the backend down and bring it back. */
let proxy: Server;
let mode: 'open' | 'down' | 'slow' | 'html' = 'open';
const passed: string[] = [];

beforeAll(async () => {
  backend = await startSite({ env: noWeather });
  proxy = createServer((request, response) => {
    passed.push(`${request.method} ${request.url}`);
    if (mode === 'down') return void request.socket.destroy();
    if (mode === 'html') return void response.end('<!doctype html><title>Log in</title>');
    if (mode === 'slow') return void setTimeout(() => response.end('{}'), 60_000).unref();
    const { host: _, ...headers } = request.headers;
    const forward = httpRequest(
      backend.url + request.url,
      { method: request.method, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    forward.on('error', () => response.destroy());
    request.pipe(forward);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  site = await startSite({ env: { CONTENT_URL: `http://127.0.0.1:${port}`, ...noWeather } });
});

afterAll(async () => {
  await site?.stop();
  await backend?.stop();
  proxy.closeAllConnections();
  proxy.close();
});

const html = { accept: 'text/html' };
/** A page and its data, without what differs between two sites: their URLs and hashes of them. */
const pageOf = async (from: Site, path: string) => {
  const answer = await fetch(from.url + path, { headers: html });
  const page = await answer.text();
  const [address = ''] = /\/page-scripts\/[\w-]+\.js/.exec(page) ?? [];
  const script = await (await fetch(from.url + address)).text();
  const text = (page.replace(address, '') + script).replaceAll(from.url, '');
  return { status: answer.status, text: text.replaceAll(String(from.port), '') };
};

test('one instance of the site serves as the content backend of a second: the pages are the same', async () => {
  for (const locale of locales) {
    for (const path of [href('home', locale), href('shop', locale), href('rooms', locale)]) {
      const [own, copied] = await Promise.all([pageOf(backend, path), pageOf(site, path)]);
      expect(copied.status).toBe(200);
      expect(copied.text).toBe(own.text);
    }
  }
  expect(passed).toContain('GET /api/config');
});

test('pictures come through the second site, in its own formats', async () => {
  const answer = await fetch(`${site.url}/assets/bianchera?key=xs`, {
    headers: { accept: 'image/avif,image/webp' },
  });
  expect(answer.status).toBe(200);
  // WebP stands in until the AVIF has been made.
  expect(answer.headers.get('content-type')).toMatch(/^image\/(?:webp|avif)$/);
  expect(passed).toContain('GET /assets/bianchera');
});

test('placing an order fetches the current prices from the backend', async () => {
  passed.length = 0;
  const buyer = new Shopper(site.url);
  const end = await payWith(buyer, await goToPayment(buyer, 'en'), 'succeeds');
  expect(end.url).toContain('/en/success');
  expect(passed).toContain('POST /api/products/cart');
});

test.each(['down', 'slow', 'html'] as const)(
  'backend %s: the shop keeps selling',
  async (fault) => {
    mode = fault;
    const began = Date.now();
    const { status } = await pageOf(site, '/en/shop');
    expect(status).toBe(200);
    expect(Date.now() - began).toBeLessThan(30_000);
    const buyer = new Shopper(site.url);
    const end = await payWith(buyer, await goToPayment(buyer, 'de'), 'succeeds');
    expect(end.url).toContain('/de/success');
    mode = 'open';
  },
);

test('a picture that cannot be fetched is a 503, not an error page, and is served later', async () => {
  mode = 'down';
  const lost = await fetch(`${site.url}/assets/sapun-od-maslinova-ulja?key=xs`);
  expect(lost.status).toBe(503);
  mode = 'open';
  const found = await fetch(`${site.url}/assets/sapun-od-maslinova-ulja?key=xs`);
  expect(found.status).toBe(200);
});

test('backend down at the start: the last known content is served', async () => {
  const { dataDir } = site;
  const env = { CONTENT_URL: 'http://127.0.0.1:9' };
  const began = Date.now();
  const second = await startSite({ dataDir, env });
  try {
    expect(Date.now() - began).toBeLessThan(30_000);
    expect((await pageOf(second, '/it/shop')).status).toBe(200);
  } finally {
    await second.stop();
  }
});

test('many products are shown on pages with addresses of their own', async () => {
  const { data } = (await (await fetch(`${backend.url}/api/config`)).json()) as {
    data: { products: { id: string; slug: string; variants: { id: string }[]; related: [] }[] };
  };
  const copies = [1, 2].flatMap((copy) =>
    data.products.map(({ id, slug, variants, ...product }) => ({
      ...product,
      id: `${id}-${copy}`,
      slug: `${slug}-${copy}`,
      variants: variants.map((variant) => ({ ...variant, id: `${variant.id}-${copy}` })),
      picturedVariant: undefined,
      related: [],
    })),
  );
  const many = await startFakeBackend(json({ ...data, products: [...data.products, ...copies] }));
  const shop = await startSite({ env: { CONTENT_URL: many.url } });
  try {
    for (const locale of locales) {
      const path = href('shop', locale);
      const [first, second] = [await pageOf(shop, path), await pageOf(shop, `${path}?page=2`)];
      expect(first.text).toContain(`<link rel="canonical" href="${path}"/>`);
      expect(first.text).toContain(`<link rel="next" href="${path}?page=2"/>`);
      expect(second.text).toContain(`<link rel="canonical" href="${path}?page=2"/>`);
      expect(second.text).toContain(`<link rel="prev" href="${path}"/>`);
      expect(second.text.match(/<link rel="alternate"[^>]*\?page=2"/g)).toHaveLength(5);
      expect(second.text).toMatch(/<title>[^<]* 2(?: \|[^<]*)?<\/title>/);
      expect(second.text).toMatch(/<h1>[^<]* 2<\/h1>/);
      expect(second.text).toContain('"position":25');
      for (const { text } of [first, second]) {
        expect(text.match(/<article class="good"/g)?.length).toBeLessThanOrEqual(24);
      }
      expect((await pageOf(shop, `${path}?page=3`)).status).toBe(404);
    }
    const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text();
    expect(sitemap).not.toContain('?page=');
  } finally {
    await shop.stop();
    await many.stop();
  }
});

test('no backend and no stored content: the start fails with one line', async () => {
  await expect(startSite({ env: { CONTENT_URL: 'http://127.0.0.1:9' } })).rejects.toThrow(
    /exit code 69[\s\S]*The content backend is unusable: \/api\/config did not answer/,
  );
});
