import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import * as encoding from '~/platform/http/encoding';
import { PageCache } from '~/platform/http/page-cache';

vi.mock(import('~/platform/http/encoding'), { spy: true });

const page = (text: string) => Buffer.from(text);
const roomy = () => new PageCache(1_000_000);

test('a page is fresh for a minute and may be sent for five', () => {
  const cache = roomy();
  const kept = cache.set('a', [], page('hello'), 0);
  expect(kept.freshUntil).toBe(60_000);
  expect(cache.find('a', 299_999)).toBe(kept);
  expect(cache.find('a', 300_000)).toBeUndefined();
  expect(cache.find('b', 0)).toBeUndefined();
});

test('the tag changes with body and headers alone', () => {
  const cache = roomy();
  const tag = (text: string, head: string[] = []) => cache.set('a', head, page(text)).etag;
  expect(tag('hello')).toBe(tag('hello'));
  expect(tag('hello')).not.toBe(tag('hallo'));
  expect(tag('hello', ['vary', 'Cookie'])).not.toBe(tag('hello'));
  expect(tag('hello')).toMatch(/^W\/"[\w-]{22}"$/);
});

test('the same bytes are the same page and young again', () => {
  const cache = roomy();
  const first = cache.set('a', [], page('hello'), 0);
  expect(cache.set('a', [], page('hello'), 90_000)).toBe(first);
  expect(first.freshUntil).toBe(150_000);
  expect(cache.find('a', 389_999)).toBe(first);
});

test('memory is limited, compressed copies included; the least recently used page goes first', async () => {
  const cache = new PageCache(970);
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, [], page('x'.repeat(240)), 0);
  cache.find('a', 0);
  cache.set('e', [], page('x'.repeat(240)), 0);
  expect(cache.find('b', 0)).toBeUndefined();
  const last = cache.find('a', 0);
  if (!last) throw new Error('The page that was asked for is gone');
  expect(cache.find('c', 0)).toBeDefined();
  await cache.compress(last, 'gzip');
  expect(cache.find('d', 0)).toBeUndefined();
  expect(cache.find('c', 0)).toBeDefined();
  expect(cache.find('a', 0)).toBe(last);
});

test('a changed page replaces the previous one, whose bytes no longer count', async () => {
  const cache = new PageCache(600);
  const first = cache.set('a', [], page('hello'.repeat(99)), 0);
  cache.set('a', [], page('hallo'), 0);
  expect((await cache.compress(first, 'gzip')).body.length).toBeGreaterThan(0);
  cache.set('b', [], page('x'.repeat(595)), 0);
  expect(cache.find('a', 0)).toBeDefined();
  cache.drop('a');
  cache.drop('a');
  cache.set('c', [], page('xxxxx'), 0);
  expect(cache.find('b', 0)).toBeDefined();
  cache.set('d', [], page('x'), 0);
  expect(cache.find('c', 0)).toBeUndefined();
});

test('a page is compressed once per encoding, with encoding and length in the headers', async () => {
  const cache = roomy();
  const text = 'hello'.repeat(500);
  const kept = cache.set('a', ['vary', 'Cookie'], page(text));
  const [one, two] = await Promise.all([
    cache.compress(kept, 'gzip'),
    cache.compress(kept, 'gzip'),
  ]);
  expect(one).toBe(two);
  expect(kept.responses.get('gzip')).toBe(one);
  expect(gunzipSync(one.body).toString()).toBe(text);
  const tag = ['vary', 'Cookie', 'etag', kept.etag];
  const length = ['content-length', String(one.body.length)];
  expect(one.headers).toEqual([...tag, 'content-encoding', 'gzip', ...length]);
  expect(kept.responses.get('identity')?.headers).toEqual([...tag, 'content-length', '2500']);
});

test('Brotli is quick for the first visitor and stronger for the others', async () => {
  const text = Array.from({ length: 3000 }, (_, number) => `room ${number * 7919}`).join(' ');
  const cache = new PageCache(2 * text.length);
  const kept = cache.set('a', [], page(text), 0);
  const first = await cache.compress(kept, 'br');
  await cache.compressBest(kept);
  const best = kept.responses.get('br');
  expect(best?.body.length).toBeLessThan(first.body.length);
  expect(brotliDecompressSync(best?.body ?? '').toString()).toBe(text);
  await cache.compressBest(kept);
  expect(kept.responses.get('br')).toBe(best);
  // Nothing else of it counts any more: another page may fill the rest.
  cache.set('b', [], page('x'.repeat(2 * text.length - (best?.body.length ?? 0))), 0);
  expect(cache.find('a', 0)).toBe(kept);
  cache.set('c', [], page('x'), 0);
  expect(cache.find('b', 0)).toBeUndefined();
});

test('a page that is kept as Brotli alone is still sent to those who do not accept it', async () => {
  const cache = roomy();
  const text = 'hello'.repeat(500);
  const kept = cache.set('a', [], page(text));
  const plain = await cache.compress(kept, 'identity');
  await cache.compressBest(kept);
  expect([...kept.responses.keys()]).toEqual(['br']);
  expect(await cache.compress(kept, 'identity')).toEqual(plain);
  const zipped = await cache.compress(kept, 'gzip');
  expect(gunzipSync(zipped.body).toString()).toBe(text);
  // Nothing of it is kept but what is small.
  expect([...kept.responses.keys()]).toEqual(['br', 'gzip']);
});

test('names of object properties are no pages', () => {
  const cache = roomy();
  expect(cache.find('__proto__')).toBeUndefined();
  cache.set('constructor', [], page('x'));
  expect(cache.find('constructor')).toBeDefined();
});

test('an emptied cache has room for as much as before', () => {
  const cache = new PageCache(2);
  cache.set('a', [], page('x'));
  cache.clear();
  expect(cache.find('a')).toBeUndefined();
  cache.set('a', [], page('x'));
  cache.set('b', [], page('x'));
  expect(cache.find('a')).toBeDefined();
});

test('a page is compressed once for simultaneous requests and kept for later ones', async () => {
  const cache = roomy();
  const kept = cache.set('a', [], page('hello'.repeat(99)), 0);
  vi.mocked(encoding.compress).mockClear();
  const [first, ...others] = await Promise.all(
    Array.from({ length: 50 }, () => cache.compress(kept, 'gzip')),
  );
  expect(new Set([first, ...others, await cache.compress(kept, 'gzip')]).size).toBe(1);
  expect(encoding.compress).toHaveBeenCalledTimes(1);
  expect(gunzipSync(first?.body ?? '').toString()).toBe('hello'.repeat(99));
});

test('a failed compression fails for those who wait, and the next request tries again', async () => {
  const cache = roomy();
  const kept = cache.set('a', [], page('hello'), 0);
  vi.mocked(encoding.compress).mockRejectedValueOnce(new Error('no memory'));
  await expect(
    Promise.all([cache.compress(kept, 'br'), cache.compress(kept, 'br')]),
  ).rejects.toThrow('no memory');
  expect(brotliDecompressSync((await cache.compress(kept, 'br')).body).toString()).toBe('hello');
});
