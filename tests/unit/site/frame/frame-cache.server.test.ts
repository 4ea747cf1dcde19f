import { expect, test } from 'vitest';
import { FrameCache } from '~/site/frame/frame-cache.server';

type Frame = NonNullable<Parameters<FrameCache['find']>[1]>;

/** Only the parts of a frame that the tests change; which ones there are does not matter. */
const frame = (change: Record<string, unknown> = {}) =>
  ({ siteUrl: 'https://shop.test', itemCount: 1, cartKnown: true, ...change }) as unknown as Frame;

const open = (frames: FrameCache, path: string, shown = frame(), method = 'GET') =>
  frames.find(new Request(`https://shop.test${path}`, { method }), shown);

test('a page’s frame is the same for every cart', () => {
  const frames = new FrameCache();
  const first = open(frames, '/shop/cart');
  first?.set('menu', 'words');
  const lines = [{ productId: 'a', variantId: 'b', count: 5 }];
  const other = frame({ itemCount: 5, cartLines: lines, cartKnown: false });
  expect(open(frames, '/shop/cart', other)).toBe(first);
});

test.each([
  ['the weather', { weather: { degrees: 20 } }],
  ['data saving', { scripts: false }],
  ['the hotel', { hotel: { name: 'Other' } }],
])('it is rendered anew after a change of %s', (_, change) => {
  const frames = new FrameCache();
  open(frames, '/shop/cart')?.set('menu', 'words');
  expect(open(frames, '/shop/cart', frame(change))).toEqual(new Map());
  expect(open(frames, '/shop/cart')).toEqual(new Map());
});

test('each page has its own', () => {
  const frames = new FrameCache();
  open(frames, '/shop/cart')?.set('menu', 'words');
  expect(open(frames, '/en/shop/cart')).toEqual(new Map());
  expect(open(frames, '/success')).toEqual(new Map());
});

test.each([
  ['/shop/cart?newsletter=sent', 'GET'],
  ['/shop/cart', 'POST'],
  ['/', 'GET'],
  [`/narudzba/${'a'.repeat(48)}`, 'GET'],
  ['/nowhere', 'GET'],
])('nothing is kept for %s (%s)', (path, method) => {
  expect(open(new FrameCache(), path, frame(), method)).toBeUndefined();
});
