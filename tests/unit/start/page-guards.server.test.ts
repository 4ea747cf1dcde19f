import { createRequestHandler, type LoaderFunctionArgs } from '@remix-run/node';
import { expect, test, vi } from 'vitest';
import type { PageId } from '~/routing/page-table';
import { loadCheckoutPage } from '~/shop/checkout/checkout.loader.server';
import { guardPages } from '~/start/page-guards.server';
import { makeLoadContext } from '../../support/load-context';
import { openMemoryDatabase } from '../../support/memory-database';
import { makeServerBuild } from '../../support/server-build';

const say = (text: string) => ({ loader: () => new Response(text) });

const build = makeServerBuild({
  root: { id: 'root', path: '', module: {} },
  'checkout.en': {
    id: 'checkout.en',
    parentId: 'root',
    path: 'en/shop/checkout',
    module: say('pay'),
  },
  'rooms.en': { id: 'rooms.en', parentId: 'root', path: 'en/accommodation', module: say('rooms') },
  'room.en': { id: 'room.en', parentId: 'root', path: 'en/accommodation/x', module: say('room') },
  'faq.en': { id: 'faq.en', parentId: 'root', path: 'en/faq', module: {} },
});

const context = makeLoadContext();
const oil = { productId: 'spring-oil', variantId: 'spring-oil-500', count: 1 };
const header = await context.cartCookie.write({ lines: [oil] });
const cookie = header?.split(';')[0] ?? '';

function ask(path: string, cart = '', guards?: Partial<Record<PageId, string[]>>) {
  const guarded = guards ? guardPages(build, (page) => guards[page] ?? []) : guardPages(build);
  const request = new Request(`http://shop.test${path}`, { headers: { cookie: cart } });
  return createRequestHandler(guarded, 'production')(request, context);
}

test('the checkout opens with a cart, and leads to the cart without', async () => {
  expect(await (await ask('/en/shop/checkout', cookie)).text()).toBe('pay');
  const refused = await ask('/en/shop/checkout');
  expect([refused.status, refused.headers.get('location')]).toEqual([303, '/en/shop/cart']);
});

test('the checkout and its guard together read the stock once', async () => {
  const db = await openMemoryDatabase();
  const selectFrom = vi.spyOn(db, 'selectFrom');
  const loader = async ({ context: given, request }: LoaderFunctionArgs) => {
    const { data } = await loadCheckoutPage(given, request);
    return new Response(data.view.step);
  };
  const route = { id: 'checkout.en', path: 'checkout', module: { loader } };
  const guarded = guardPages(makeServerBuild({ 'checkout.en': route }));
  const request = new Request('http://shop.test/checkout', { headers: { cookie } });
  const page = await createRequestHandler(guarded, 'production')(request, { ...context, db });
  expect(await page.text()).toBe('data');
  const tables = selectFrom.mock.calls.map(([table]) => table);
  expect(tables.filter((table) => table === 'stock')).toEqual(['stock']);
});

test('the guards of any row run, and only those', async () => {
  const guards = { rooms: ['cart-not-empty'], faq: ['cart-not-empty'] };
  expect((await ask('/en/accommodation', '', guards)).status).toBe(303);
  expect((await ask('/en/faq', '', guards)).status).toBe(303);
  expect(await (await ask('/en/accommodation', cookie, guards)).text()).toBe('rooms');
  expect(await (await ask('/en/accommodation/x', '', guards)).text()).toBe('room');
});

test('an unknown name is answered with 500', async () => {
  const response = await ask('/en/accommodation', cookie, { rooms: ['nobody'] });
  expect([response.status, response.statusText]).toEqual([500, 'Unknown middleware']);
  expect(await response.text()).toBe('Unknown middleware');
});
