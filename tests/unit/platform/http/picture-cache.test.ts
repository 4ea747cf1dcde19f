import { expect, onTestFinished, test, vi } from 'vitest';
import { PictureCache } from '~/platform/http/picture-cache';
import { serve } from '../../../support/serve';

const forGood = 'public, max-age=31536000, immutable';
const forNow = 'public, max-age=60';

const picture = (bytes: string, cacheControl = forGood) =>
  new Response(bytes, {
    headers: { 'Cache-Control': cacheControl, 'Content-Type': 'image/webp', ETag: '"tag"' },
  });

/** A server that tries the picture cache first, as the site's does. */
async function open(respond = vi.fn(async () => picture('bytes'))) {
  let revision: string | null = 'r1';
  const cache = new PictureCache({
    pictures: {
      folder: '/assets/',
      chooseFile: (accept) => (accept.includes('avif') ? 'avif' : 'jpg'),
      respond,
    },
    revision: () => revision,
    securityHeaders: { 'X-Content-Type-Options': 'nosniff', 'Content-Type': 'text/plain' },
  });
  const { url, close } = await serve((request, response) => {
    const target = request.url ?? '/';
    const ready = cache.find(target, request.headers);
    if (ready) return cache.send(ready, request, response);
    void cache.respond('id', new URL(target, 'http://localhost'), request).then((made) => {
      if (made instanceof Response) response.writeHead(made.status, { 'x-made': 'response' }).end();
      else cache.send(made, request, response);
    });
  });
  onTestFinished(close);
  const get = (path: string, init?: RequestInit) => fetch(url + path, init);
  const publish = (next: string | null) => (revision = next);
  return { respond, get, cache, publish };
}

test('a picture that never changes is read once and has its own headers and the site’s', async () => {
  const { respond, get } = await open();
  for (let count = 0; count < 2; count += 1) {
    const response = await get('/assets/a?v=1');
    expect(await response.text()).toBe('bytes');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': forGood,
      'content-length': '5',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
  }
  expect(respond).toHaveBeenCalledTimes(1);
});

test('a client with a copy gets 304, and HEAD no body', async () => {
  const { get } = await open();
  await get('/assets/a?v=1');
  const held = await get('/assets/a?v=1', { headers: { 'If-None-Match': '"tag"' } });
  expect([held.status, await held.text(), held.headers.get('content-length')]).toEqual([
    304,
    '',
    null,
  ]);
  const head = await get('/assets/a?v=1', { method: 'HEAD' });
  expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([
    200,
    '',
    '5',
  ]);
});

test('browsers that get another file do not get the cached one', async () => {
  const { respond, get } = await open();
  await get('/assets/a?v=1', { headers: { Accept: 'image/avif' } });
  await get('/assets/a?v=1', { headers: { Accept: 'image/avif,*/*' } });
  expect(respond).toHaveBeenCalledTimes(1);
  await get('/assets/a?v=1', { headers: { Accept: 'image/jpeg' } });
  expect(respond).toHaveBeenCalledTimes(2);
});

test.each([
  ['a stand-in', () => picture('bytes', forNow)],
  ['an error', () => new Response('none', { status: 404 })],
])('%s is not cached', async (_, make) => {
  const { respond, get } = await open(vi.fn(async () => make()));
  for (let count = 0; count < 2; count += 1) {
    expect((await get('/assets/a')).headers.get('x-made')).toBe('response');
  }
  expect(respond).toHaveBeenCalledTimes(2);
});

test('nothing outlives a publish, and nothing is cached in development', async () => {
  const { respond, get, publish } = await open();
  await get('/assets/a?v=1');
  publish('r2');
  await get('/assets/a?v=1');
  expect(respond).toHaveBeenCalledTimes(2);
  publish(null);
  await get('/assets/a?v=1');
  await get('/assets/a?v=1');
  expect(respond).toHaveBeenCalledTimes(4);
});

test('thousands of large pictures stay within the limit of memory', async () => {
  const large = 'x'.repeat(900_000);
  const { respond, get } = await open(vi.fn(async () => picture(large)));
  for (let count = 0; count < 45; count += 1) await (await get(`/assets/a?v=${count}`)).text();
  await (await get('/assets/a?v=44')).text();
  expect(respond).toHaveBeenCalledTimes(45);
  await (await get('/assets/a?v=0')).text();
  expect(respond).toHaveBeenCalledTimes(46);
});

test('a path below the folder is a picture’s when it holds an id and nothing else', async () => {
  const { cache } = await open();
  const paths = ['/assets/a', '/assets/', '/assets/a/b', '/assets', '/shop/assets/a'];
  expect(paths.map((path) => cache.findId(path))).toEqual(['a', ...Array(4).fill(undefined)]);
});
