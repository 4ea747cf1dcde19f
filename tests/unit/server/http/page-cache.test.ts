import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PageCache } from '~/server/http/page-cache';

const page = (text: string) => Buffer.from(text);

test('a page is found for a minute', () => {
  const cache = new PageCache();
  cache.keep('a', {}, page('hello'), 0);
  expect(cache.find('a', 59_999)).toBeDefined();
  expect(cache.find('a', 60_000)).toBeUndefined();
  expect(cache.find('b', 0)).toBeUndefined();
});

test('the tag changes with the bytes and only with them', () => {
  const cache = new PageCache();
  const tag = (text: string) => cache.keep('a', {}, page(text)).etag;
  expect(tag('hello')).toBe(tag('hello'));
  expect(tag('hello')).not.toBe(tag('hallo'));
  expect(tag('hello')).toMatch(/^W\/"[\w-]{22}"$/);
});

test('a thousand pages are kept, then the oldest go; a page kept anew is the youngest', () => {
  const cache = new PageCache();
  for (let number = 0; number < 1000; number++) cache.keep(`${number}`, {}, page('x'), 0);
  cache.keep('0', {}, page('x'), 0);
  cache.keep('1000', {}, page('x'), 0);
  expect(cache.find('0', 0)).toBeDefined();
  expect(cache.find('1', 0)).toBeUndefined();
  expect(cache.find('2', 0)).toBeDefined();
});

test('a page is packed once per coding', async () => {
  const cache = new PageCache();
  const kept = cache.keep('a', {}, page('hello'.repeat(500)));
  const packed = await cache.body(kept, 'gzip');
  expect(gunzipSync(packed).toString()).toBe('hello'.repeat(500));
  expect(await cache.body(kept, 'gzip')).toBe(packed);
  expect((await cache.body(kept, 'identity')).toString()).toBe('hello'.repeat(500));
});

test('Brotli is packed quickly for the first visitor and better for the others, until the bytes change', async () => {
  const cache = new PageCache();
  const text = Array.from({ length: 3000 }, (_, number) => `room ${number * 7919}`).join(' ');
  const kept = cache.keep('a', {}, page(text), 0);
  const first = await cache.body(kept, 'br');
  await expect.poll(async () => (await cache.body(kept, 'br')).length).toBeLessThan(first.length);
  const best = await cache.body(kept, 'br');
  expect(brotliDecompressSync(best).toString()).toBe(text);
  const again = cache.keep('a', {}, page(text), 60_000);
  expect(await cache.body(again, 'br')).toBe(best);
  const changed = cache.keep('a', {}, page(`${text}!`), 120_000);
  expect(brotliDecompressSync(await cache.body(changed, 'br')).toString()).toBe(`${text}!`);
});

test('names of objects’ own are no pages', () => {
  const cache = new PageCache();
  expect(cache.find('__proto__')).toBeUndefined();
  cache.keep('constructor', {}, page('x'));
  cache.clear();
  expect(cache.find('constructor')).toBeUndefined();
});
