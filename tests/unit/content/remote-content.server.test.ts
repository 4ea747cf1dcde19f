import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toContract } from '~/content/content-contract';
import { connectBackend } from '~/content/content-backend.server';
import { createRemoteContent } from '~/content/remote-content.server';
import { json, startFakeBackend } from '../../support/content-backend';
import { makeSource } from '../../support/made-up-hotel/content';
import { makeJpeg } from '../../support/small-jpeg';

type Backend = Awaited<ReturnType<typeof startFakeBackend>>;
const ends: (() => unknown)[] = [];

/** In place of the time limit of a request, which a busy machine can reach: the test decides when it has passed. */
let limit: AbortController;
beforeEach(() => {
  limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => limit.signal);
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const source = makeSource();
const published = () =>
  structuredClone({
    revision: source.revision(),
    ...toContract(source.get()),
    images: Object.fromEntries(source.images()),
  });
type Published = ReturnType<typeof published>;
const changed = (change: (content: Published) => void) => {
  const copy = published();
  change(copy);
  return copy;
};
const priceOf = (content: Pick<Published, 'products'>) => content.products[0]!.variants[0]!;

function tempDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'remote-content-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function startBackend(answer: Parameters<typeof startFakeBackend>[0]): Promise<Backend> {
  const backend = await startFakeBackend(answer);
  ends.push(() => backend.stop());
  return backend;
}

function connect(url: string, dataDir = tempDir(), token?: string) {
  const log = { info: vi.fn(), warn: vi.fn() };
  const remote = createRemoteContent({
    backend: connectBackend({ url, token }),
    dataDir,
    log,
  });
  return { remote, log, dataDir };
}

test('the published content becomes the site’s; the request carries the token', async () => {
  const backend = await startBackend(json(published(), { etag: 'W/"1"' }));
  const { remote } = connect(`${backend.url}/`, undefined, 'secret-token');
  await remote.start();
  expect(remote.current().get()).toEqual(source.get());
  expect(remote.current().revision()).toBe(source.revision());
  expect(backend.seen).toHaveLength(1);
  expect(backend.seen[0]).toMatchObject({
    url: '/api/config',
    headers: { authorization: 'Bearer secret-token' },
  });
});

test('a later publish goes live; an unchanged one is answered with 304', async () => {
  const backend = await startBackend(json(published(), { etag: 'W/"1"' }));
  const { remote } = connect(backend.url);
  await remote.start();
  backend.answerWith((request, response) => {
    response.writeHead(request.headers['if-none-match'] === 'W/"1"' ? 304 : 500).end();
  });
  await remote.refresh();
  expect(remote.current().revision()).toBe(source.revision());
  backend.answerWith(json(changed((content) => (priceOf(content).priceCents += 100))));
  await remote.refresh();
  expect(priceOf(remote.current().get()).priceCents).toBe(priceOf(published()).priceCents + 100);
});

const garbage: Record<string, [Parameters<typeof startFakeBackend>[0], string]> = {
  'an error page': [(_, response) => response.writeHead(500).end('<h1>500</h1>'), 'answered 500'],
  'HTML instead of JSON': [
    (_, response) => response.end('<!doctype html><title>Log in</title>'),
    'not JSON',
  ],
  'truncated JSON': [
    (_, response) => response.end(JSON.stringify({ data: published() }).slice(0, 5000)),
    'not JSON',
  ],
  'a connection cut off in the middle': [
    (_, response) => {
      response.writeHead(200, { 'content-length': '100000' });
      response.write('{"data":', () => response.destroy());
    },
    '/api/config',
  ],
  'JSON without data': [(_, response) => response.end('{}'), 'without "data"'],
  'a redirect into the local network': [
    (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/api/config' }).end(),
    'answered 302',
  ],
  'a compressed answer above the limit': [
    (_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.end(gzipSync(Buffer.alloc(20 * 1024 * 1024, 0x20), { level: 1 }));
    },
    'more than',
  ],
  'arrays in arrays': [
    (_, response) => response.end(`{"data":${'['.repeat(50_000)}${']'.repeat(50_000)}}`),
    'expected object',
  ],
  'a missing language': [
    json(
      changed(
        (content) => delete (content.products[0]!.name as Partial<Record<string, string>>).de,
      ),
    ),
    'products.0 (spring-oil).name.de',
  ],
  'no restaurant, to which the menu leads': [
    json(changed((content) => delete (content as { restaurant?: unknown }).restaurant)),
    'restaurant: is missing',
  ],
  'a price of zero': [
    json(changed((content) => (priceOf(content).priceCents = 0))),
    'products.0 (spring-oil).variants.0 (spring-oil-250).priceCents',
  ],
  'a price as text': [
    json(changed((content) => Object.assign(priceOf(content), { priceCents: 'free' }))),
    'products.0 (spring-oil).variants.0 (spring-oil-250).priceCents',
  ],
  'two products at one address': [
    json(changed((content) => (content.products[1]!.slug = content.products[0]!.slug))),
    'products.1',
  ],
  'a picture that is missing': [
    json(changed((content) => (content.products[0]!.images[0]!.id = 'missing-picture'))),
    'products.0 (spring-oil).images.0 (missing-picture).id',
  ],
  'a mistake in the hotel’s own data, named as the contract names it': [
    json(changed((content) => (content.site.house.email = 'x'))),
    'site.house.email',
  ],
  'a picture’s hash that leads out of its folder': [
    json(changed((content) => (content.images.hero!.hash = '../../etc'))),
    'images.hero.hash',
  ],
};

test.each(Object.entries(garbage))(
  '%s is refused whole: the last good content stays',
  async (_, [answer, reason]) => {
    const backend = await startBackend(json(published()));
    const { remote, log, dataDir } = connect(backend.url);
    await remote.start();
    const kept = readFileSync(join(dataDir, 'content', 'snapshot.json'), 'utf8');
    backend.answerWith(answer);
    await remote.refresh();
    await remote.refresh();
    expect(remote.current().revision()).toBe(source.revision());
    expect(readFileSync(join(dataDir, 'content', 'snapshot.json'), 'utf8')).toBe(kept);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.warn.mock.calls[0]?.[0].reason).toContain(reason);
  },
);

test('probable mistakes go live, so that no update turns a site off, and are logged', async () => {
  const mistaken = changed(({ site, rooms }) => {
    Object.assign(site.house, { tavrn: 'x' });
    Object.assign(rooms, { petsAlowed: true });
    delete site.house.tavern;
    delete rooms.petsAllowed;
  });
  const backend = await startBackend(json(mistaken));
  const { remote, log } = connect(backend.url);
  await remote.start();
  expect(log.warn.mock.calls).toEqual([
    [
      {
        warnings: [
          'site.house.tavrn: is not read; is it tavern?',
          'rooms.petsAlowed: is not read; is it petsAllowed?',
        ],
      },
      'The content has probable mistakes',
    ],
  ]);
});

test('a page that answers 404, because its part is missing, is named in the log', async () => {
  const partial = changed((content) => {
    delete (content as { tavern?: unknown }).tavern;
    delete content.site.texts.withdrawal;
  });
  const backend = await startBackend(json(partial));
  const { remote, log } = connect(backend.url);
  await remote.start();
  expect(log.warn.mock.calls.map(([{ warnings }]) => warnings)).toEqual([
    [
      'tavern: is missing: write it, or add "tavern" to withoutPages in hotel.config.js',
      'site.texts.withdrawal: is missing: write it',
    ],
  ]);
});

test('a backend that has not answered after three seconds is abandoned', async () => {
  const backend = await startBackend(json(published()));
  const { remote, log } = connect(backend.url);
  await remote.start();
  backend.answerWith(() => limit.abort(new DOMException('', 'TimeoutError')));
  await remote.refresh();
  expect(AbortSignal.timeout).toHaveBeenLastCalledWith(3_000);
  expect(log.warn.mock.calls[0]?.[0].reason).toContain('3000 ms');
  expect(remote.current().revision()).toBe(source.revision());
});

test('backend down at the start: the snapshot of the last run is served', async () => {
  const backend = await startBackend(json(published()));
  const first = connect(backend.url);
  await first.remote.start();
  await backend.stop();
  const second = connect(backend.url, first.dataDir);
  await second.remote.start();
  expect(second.remote.current().revision()).toBe(source.revision());
});

test('backend down and no usable snapshot: the start fails with one line', async () => {
  const dataDir = tempDir();
  const { remote } = connect('http://127.0.0.1:9', dataDir);
  await expect(remote.start()).rejects.toThrow(/^The content backend is unusable: [^\n]+$/);
  const other = connect('http://127.0.0.1:9', dataDir);
  const folder = join(dataDir, 'content');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'snapshot.json'), '{"products": [');
  await expect(other.remote.start()).rejects.toThrow('The content backend is unusable');
  expect(other.log.warn).toHaveBeenCalledWith(
    expect.anything(),
    expect.stringContaining('unusable'),
  );
});

test('simultaneous calls share one request', async () => {
  const backend = await startBackend(json(published()));
  const { remote } = connect(backend.url);
  await remote.start();
  await Promise.all(Array.from({ length: 50 }, () => remote.refresh()));
  expect(backend.seen.filter(({ url }) => url === '/api/config')).toHaveLength(2);
});

const asSold = (content: Published) =>
  content.products.slice(0, 1).map(({ id, variants }) => ({
    id,
    variants: variants.map((variant) => ({
      id: variant.id,
      price: variant.priceCents,
      weight: variant.weightGrams,
      available: variant.available,
    })),
  }));

test('an order asks for the current prices; a new price goes live before the order is placed', async () => {
  const dearer = changed((content) => (priceOf(content).priceCents += 500));
  const backend = await startBackend(json(published()));
  const { remote } = connect(backend.url);
  await remote.start();
  const { id } = dearer.products[0]!;
  const sell = (content: Published) =>
    backend.answerWith((request, response) =>
      json(request.url === '/api/config' ? content : asSold(content))(request, response),
    );
  sell(published());
  await remote.confirm([id]);
  expect(backend.seen.map(({ url }) => url)).toEqual(['/api/config', '/api/products/cart']);
  sell(dearer);
  await remote.confirm([id]);
  expect(priceOf(remote.current().get()).priceCents).toBe(priceOf(dearer).priceCents);
  await backend.stop();
  await remote.confirm([id]);
  expect(remote.current().findProduct(id)).toBeDefined();
});

test('a new price goes live before the order even while an answer with the old one is under way', async () => {
  const dearer = changed((content) => (priceOf(content).priceCents += 500));
  const backend = await startBackend(json(published()));
  const { remote } = connect(backend.url);
  await remote.start();
  let answerOld = () => {};
  const asked = new Promise<void>((resolve) => {
    backend.answerWith((request, response) => {
      answerOld = () => json(published())(request, response);
      resolve();
    });
  });
  const poll = remote.refresh();
  await asked;
  backend.answerWith((request, response) => {
    if (request.url === '/api/config') return json(dearer)(request, response);
    json(asSold(dearer))(request, response);
    setImmediate(answerOld);
  });
  await remote.confirm([dearer.products[0]!.id]);
  await poll;
  expect(priceOf(remote.current().get()).priceCents).toBe(priceOf(dearer).priceCents);
});

test('simultaneous orders of the same goods share one question; an empty cart asks none', async () => {
  const backend = await startBackend(json(published()));
  const { remote } = connect(backend.url);
  await remote.start();
  backend.answerWith(json([]));
  const questions = () => backend.seen.filter(({ url }) => url === '/api/products/cart').length;
  await remote.confirm([]);
  expect(questions()).toBe(0);
  await Promise.all(
    Array.from({ length: 50 }, (_, index) => remote.confirm(index % 2 ? ['a', 'b'] : ['b', 'a'])),
  );
  expect(questions()).toBe(1);
  // A later order is not content with an earlier answer.
  await remote.confirm(['a', 'b']);
  expect(questions()).toBe(2);
});

test('originals are fetched once, when needed', async () => {
  const jpeg = makeJpeg(1536, 10);
  const backend = await startBackend(json(published()));
  const { remote, dataDir } = connect(backend.url);
  await remote.start();
  const hero = remote.masters().get('hero');
  if (!hero) throw new Error('The content has no hero');
  backend.answerWith((_, response) => response.writeHead(404).end());
  await expect(remote.fetchMaster('hero', hero)).rejects.toThrow('/assets/hero answered 404');
  backend.answerWith((_, response) => response.end(jpeg));
  await Promise.all(Array.from({ length: 20 }, () => remote.fetchMaster('hero', hero)));
  await remote.fetchMaster('hero', hero);
  expect(readdirSync(join(dataDir, 'content', 'images'))).toEqual([`hero-${hero.hash}.jpg`]);
  expect(backend.seen.filter(({ url }) => url === '/assets/hero')).toHaveLength(2);
});

test('a publish removes originals that it does not name, unless they were downloaded within a day', async () => {
  const backend = await startBackend(json(published()));
  const { remote, dataDir } = connect(backend.url);
  await remote.start();
  const images = join(dataDir, 'content', 'images');
  const now = remote.masters().get('hero')?.path ?? 'none';
  const [old, recent] = [join(images, 'hero-000000.jpg'), join(images, 'hero-111111.jpg')];
  mkdirSync(images, { recursive: true });
  for (const path of [now, old, recent]) writeFileSync(path, 'jpeg');
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  for (const path of [now, old]) utimesSync(path, daysAgo(2), daysAgo(2));
  backend.answerWith(json(changed((content) => (priceOf(content).priceCents += 100))));
  await remote.refresh();
  expect([now, old, recent].map((path) => existsSync(path))).toEqual([true, false, true]);
});
