import { expect, test } from 'vitest';
import { pageQuery, pageSearch, readPageNumber } from '~/routing/page-number';

test.each([
  ['', 1],
  ['page=1', 1],
  ['page=2', 2],
  ['a=b&page=42', 42],
  ['page=0', undefined],
  ['page=02', undefined],
  ['page=-1', undefined],
  ['page=1.5', undefined],
  ['page=', undefined],
  ['page=two', undefined],
  ['page=99999', undefined],
])('%s asks for page %s', (query, page) => {
  expect(readPageNumber(new URLSearchParams(query))).toBe(page);
});

test.each([
  ['', ''],
  ['?page=2', '?page=2'],
  ['?page=10&utm_source=letter', '?page=10'],
  ['?page=1', ''],
  ['?page=02', ''],
  ['?page=2&page=3', ''],
  ['?page=2&a=b', ''],
  ['?page=99999', ''],
])('of %s, %s belongs to the page', (search, own) => {
  expect(pageSearch({ page: 'shop' }, search)).toBe(own);
  expect(pageSearch({ page: 'rooms' }, search)).toBe('');
});

test('the first page has no query', () => {
  expect([1, 2, 10].map(pageQuery)).toEqual([undefined, 'page=2', 'page=10']);
});
