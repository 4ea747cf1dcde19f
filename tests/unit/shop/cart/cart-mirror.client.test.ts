import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseMirror, readMirror, writeMirror } from '~/shop/cart/cart-mirror.client';

const line = { productId: 'spring-oil', variantId: 'spring-oil-500', count: 2 };

function stubStorage(initial: Record<string, string> = {}) {
  const entries = new Map(Object.entries(initial));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
  return entries;
}

beforeEach(() => {
  stubStorage();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('only the specified shape is read', () => {
  const text = JSON.stringify([{ ...line, name: 'Spring oil', price: 1 }]);
  expect(parseMirror(text)).toEqual([line]);
  expect(parseMirror('[]')).toEqual([]);
});

test.each([
  ['no JSON', '{oops'],
  ['no list', '{"0":{}}'],
  ['null', 'null'],
  ['a null line', '[null]'],
  ['a missing field', '[{"productId":"a","count":1}]'],
  ['a number for an id', '[{"productId":1,"variantId":"b","count":1}]'],
  ['markup for an id', '[{"productId":"<b>","variantId":"b","count":1}]'],
  ['an id that is too long', `[{"productId":"${'a'.repeat(65)}","variantId":"b","count":1}]`],
  ['count 0', JSON.stringify([{ ...line, count: 0 }])],
  ['count 100', JSON.stringify([{ ...line, count: 100 }])],
  ['half a piece', JSON.stringify([{ ...line, count: 1.5 }])],
  ['a count in words', JSON.stringify([{ ...line, count: '2' }])],
  ['51 lines', JSON.stringify(Array.from({ length: 51 }, () => line))],
])('unreadable: %s', (_, text) => {
  expect(parseMirror(text)).toBeUndefined();
  const entries = stubStorage({ cart: text });
  expect(readMirror()).toEqual([]);
  expect(entries.has('cart')).toBe(false);
});

test('50 lines are not too many', () => {
  const lines = Array.from({ length: 50 }, () => line);
  expect(parseMirror(JSON.stringify(lines))).toHaveLength(50);
});

test('a written cart is read back; an empty cart leaves no entry', () => {
  const entries = stubStorage();
  writeMirror([line]);
  expect(entries.get('cart')).toBe(
    '[{"productId":"spring-oil","variantId":"spring-oil-500","count":2}]',
  );
  expect(readMirror()).toEqual([line]);
  writeMirror([]);
  expect([...entries]).toEqual([]);
});

test('reading without a cart writes nothing', () => {
  const entries = stubStorage();
  expect(readMirror()).toEqual([]);
  expect([...entries]).toEqual([]);
});

test('forbidden or full storage is no error', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readMirror()).toEqual([]);
  expect(() => writeMirror([line])).not.toThrow();
  expect(() => writeMirror([])).not.toThrow();
});
