import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loader } from '~/routes/resources/asset';
import { makeLoadContext } from '../../../support/load-context';
import { makeSiteContent, masters } from '../../../support/made-up-hotel/content';

const root = mkdtempSync(join(tmpdir(), 'test-asset-route-'));
const dataDir = join(root, 'data');
const picture = join(root, 'picture.jpg');
const pictures = new Map([...masters].map(([id, master]) => [id, { ...master, path: picture }]));
const content = makeSiteContent({}, pictures);
const context = makeLoadContext({ env: { DATA_DIR: dataDir }, content });

beforeAll(async () => {
  mkdirSync(dataDir);
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 400, height: 500, channels: 3, background: '#7a8450', noise } as const;
  await sharp({ create }).jpeg().toFile(picture);
  // The first request starts the encoding; a picture in another format stands in until it is done.
  while ((await ask('spring-oil', '?key=xs', avif)).headers.get('content-type') !== 'image/avif') {
    await setTimeout(50);
  }
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

function ask(id: string, query = '', init: RequestInit = {}) {
  const request = new Request(`http://localhost/assets/x${query}`, init);
  return loader({ request, params: { id }, context });
}

const avif = { headers: { Accept: 'image/avif,image/webp,*/*' } };

test('a picture is sent with the headers that make it safe to cache', async () => {
  const response = await ask('spring-oil', '?key=xs', avif);
  expect(response.status).toBe(200);
  const bytes = await response.arrayBuffer();
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(bytes.byteLength),
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'image/avif',
    etag: expect.stringMatching(/^"spring-oil-[0-9a-f]{12}-xs\.avif"$/),
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  [{ Accept: 'image/webp' }, 'image/webp'],
  [{ Accept: '*/*' }, 'image/jpeg'],
  [{}, 'image/jpeg'],
])('Accept %j gives %s', async (headers, type) => {
  const response = await ask('spring-oil', '?key=xs', { headers });
  expect(response.headers.get('content-type')).toBe(type);
});

test('HEAD has the headers and no body', async () => {
  const response = await ask('spring-oil', '?key=xs', { method: 'HEAD', ...avif });
  expect(response.status).toBe(200);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(500);
  expect(response.body).toBeNull();
});

test('a client that has the picture gets 304 with the same headers', async () => {
  const first = await ask('spring-oil', '?key=xs', avif);
  const etag = first.headers.get('etag') ?? '';
  const again = await ask('spring-oil', '?key=xs', {
    headers: { ...avif.headers, 'If-None-Match': etag },
  });
  expect(again.status).toBe(304);
  expect(again.body).toBeNull();
  for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy']) {
    expect(again.headers.get(name)).toBe(first.headers.get(name));
  }
});

test('the current version is cached for good, any other briefly', async () => {
  const hash = content.current().imageInfo('spring-oil')?.hash;
  const right = await ask('spring-oil', `?key=xs&v=${hash}`, avif);
  expect(right.headers.get('cache-control')).toContain('immutable');
  const other = await ask('spring-oil', '?key=xs&v=000000000000', avif);
  expect(other.status).toBe(200);
  expect(other.headers.get('cache-control')).toBe('public, max-age=60');
});

test.each([
  ['unknown', '?key=xs'],
  ['..%2f', '?key=xs'],
  ['../spring-oil', '?key=xs'],
  ['spring-oil\0', '?key=xs'],
  ['__proto__', ''],
  ['x'.repeat(1024), ''],
  ['spring-oil', '?key=xxxl'],
  ['spring-oil', '?key='],
  ['spring-oil', '?key=__proto__'],
  ['spring-oil', '?key=xs&key=xs'],
  ['spring-oil', '?key=xs&w=99999'],
])('%.20j%s is not found', async (id, query) => {
  const before = readdirSync(dataDir, { recursive: true });
  const response = await ask(id, query, avif);
  expect(readdirSync(dataDir, { recursive: true })).toEqual(before);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ errors: [{ message: expect.any(String) }] });
});
