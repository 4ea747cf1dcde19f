import { expect, test } from 'vitest';
import { findAssetQuery, listAssetHeaders } from '~/content/asset-response';

const file = {
  path: '/x',
  contentType: 'image/avif',
  width: 320,
  name: 'a-123-xs.avif',
  hash: '123',
  standIn: false,
} as const;

test('a query has key and v, each at most once, and nothing else', () => {
  const read = (query: string) => findAssetQuery(new URLSearchParams(query));
  expect(read('')).toEqual({});
  expect(read('key=sm')).toEqual({ key: 'sm' });
  expect(read('v=1&key=sm')).toEqual({ key: 'sm', v: '1' });
  for (const query of [
    'key=sm&key=sm',
    'v=1&v=1',
    'key=sm&w=9',
    'Key=sm',
    'key[]=sm',
    '__proto__=1',
  ]) {
    expect(read(query)).toBeUndefined();
  }
});

test('a picture is cached for good only when it is the version in its address', () => {
  const cacheOf = (...asked: Parameters<typeof listAssetHeaders>) =>
    listAssetHeaders(...asked)['Cache-Control'];
  const forGood = 'public, max-age=31536000, immutable';
  expect(cacheOf(file, undefined)).toBe(forGood);
  expect(cacheOf(file, '123')).toBe(forGood);
  expect(cacheOf(file, '124')).toBe('public, max-age=60');
  expect(cacheOf({ ...file, standIn: true }, '123')).toBe('public, max-age=60');
});

test('caches keep one copy for each format that browsers ask for', () => {
  expect(listAssetHeaders(file, '123')).toMatchObject({ Vary: 'Accept', ETag: '"a-123-xs.avif"' });
});
