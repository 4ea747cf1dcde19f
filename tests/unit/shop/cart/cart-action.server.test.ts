import { describe, expect, test } from 'vitest';
import type { CartSession } from '~/shop/cart/cart.server';
import { changeCart } from '~/shop/cart/cart-action.server';
import { correctStock } from '~/shop/stock/correct-stock.server';
import { makeLoadContext } from '../../../support/load-context';
import { openMemoryDatabase } from '../../../support/memory-database';

const line = { productId: 'spring-oil', variantId: 'spring-oil-500', count: 2 };

/** The cart after a change, and the response. */
async function change(
  body: Record<string, string>,
  sent?: Omit<CartSession, 'known'>,
  pieces?: number,
) {
  const db = await openMemoryDatabase();
  const context = makeLoadContext({ db });
  if (pieces !== undefined) {
    const { variantId } = line;
    const correction = { variantId, pieces, basePieces: null, fewFrom: 3, note: '' };
    await correctStock(db, { ...correction, now: new Date() });
  }
  const toRequest = (header: string | undefined) =>
    new Request('http://shop.test/de/shop/cart', {
      headers: { cookie: header?.split(';')[0] ?? '' },
      method: 'POST',
      body: new URLSearchParams(body),
    });
  const before = sent && (await context.cartCookie.write(sent));
  const { actionData, cookie } = await changeCart(context, toRequest(before));
  return { actionData, cart: cookie ? context.cartCookie.read(toRequest(cookie)) : undefined };
}

test('a country is chosen once and kept by every other change', async () => {
  const chosen = await change({ intent: 'country', country: 'AT' }, { lines: [line] });
  expect(chosen.cart).toEqual({ lines: [line], country: 'AT', known: true });
  for (const intent of ['add', 'increase', 'decrease', 'remove', 'empty']) {
    const { count: _, ...which } = line;
    const { cart } = await change({ intent, ...which }, { lines: [line], country: 'AT' });
    expect([intent, cart?.country]).toEqual([intent, 'AT']);
  }
});

test.each(['US', 'at', ''])('country %j is refused', async (country) => {
  const { actionData, cart } = await change({ intent: 'country', country }, { lines: [line] });
  expect(actionData).toMatchObject({ ok: false, problem: 'invalid' });
  expect(cart).toBeUndefined();
});

test('a country alone makes no cart: the mirror may still bring one back', async () => {
  const { actionData, cart } = await change({ intent: 'country', country: 'AT' });
  expect(actionData.ok).toBe(true);
  expect(cart).toBeUndefined();
});

test.each(['increase', 'decrease', 'remove'])(
  'a line of a page whose cart has gone makes no cart: %s',
  async (intent) => {
    const { productId, variantId } = line;
    const { actionData, cart } = await change({ intent, productId, variantId });
    expect(actionData.ok).toBe(true);
    expect(cart).toBeUndefined();
    expect((await change({ intent: 'empty' })).cart).toMatchObject({ lines: [], known: true });
  },
);

test('of the mirror’s lines those come back that are still sold, and only into a cart that is gone', async () => {
  const gone = { productId: 'gone', variantId: 'gone-1', count: 1 };
  const restore = (lines: unknown[]) => ({ intent: 'restore', lines: JSON.stringify(lines) });
  const { cart } = await change(restore([gone, line]));
  expect(cart).toMatchObject({ lines: [line], known: true });
  expect((await change(restore([gone]))).cart).toMatchObject({ lines: [], known: true });
  const other = { ...line, count: 1 };
  expect((await change(restore([line]), { lines: [other] })).cart?.lines).toEqual([other]);
});

test.each([
  ['add', 5, { problem: 'stock', left: 4 }],
  ['add', 4, undefined],
  ['increase', undefined, { problem: 'stock', left: 4 }],
])('%s to %j of four pieces: %j', async (intent, count, refused) => {
  const body = { intent, productId: line.productId, variantId: line.variantId };
  const added = { ...body, ...(count && { count: String(count) }) };
  const { actionData, cart } = await change(added, { lines: [{ ...line, count: 4 }] }, 4);
  if (refused) expect(actionData).toMatchObject({ ok: false, ...refused });
  else expect(cart?.lines).toEqual([{ ...line, count: 4 }]);
});

test('a sold-out size is not added; a cart with too many is reduced to what is left', async () => {
  const body = { productId: line.productId, variantId: line.variantId };
  const { actionData } = await change({ ...body, intent: 'add' }, { lines: [] }, 0);
  expect(actionData).toMatchObject({ ok: false, problem: 'soldOut' });
  const many = { lines: [{ ...line, count: 9 }] };
  const { cart } = await change({ ...body, intent: 'decrease' }, many, 3);
  expect(cart?.lines).toEqual([line]);
});

test('what is no longer sold leaves the cart with the next change on a page that has said so', async () => {
  const gone = { productId: 'winter-oil', variantId: 'winter-oil-500', count: 1 };
  const other = { productId: 'autumn-oil', variantId: 'autumn-oil-500', count: 1 };
  const { count: _, ...which } = line;
  const changes = [
    { intent: 'increase', ...which },
    { intent: 'decrease', ...which },
    { intent: 'remove', ...which },
    { intent: 'country', country: 'AT' },
  ];
  for (const body of changes) {
    const { cart } = await change(body, { lines: [line, gone, other] });
    expect([body.intent, cart?.lines]).toEqual([body.intent, expect.not.arrayContaining([gone])]);
    expect(cart?.lines).toContainEqual(other);
  }
  // A product's own page has not said so.
  const { cart } = await change({ intent: 'add', ...which, count: '1' }, { lines: [gone] });
  expect(cart?.lines).toContainEqual(gone);
  // It may be back in stock tomorrow.
  const soldOut = await change({ intent: 'country', country: 'AT' }, { lines: [line, gone] }, 0);
  expect(soldOut.cart?.lines).toEqual([line]);
});

describe('the numbers of the cart page', () => {
  const other = { productId: 'autumn-oil', variantId: 'autumn-oil-500', count: 1 };
  const lines = [line, other];

  test.each(['country', 'update', 'checkout'])('%s saves all of them', async (intent) => {
    const typed = { 'counts.spring-oil-500': '7', 'counts.autumn-oil-500': '3' };
    const values = { intent, country: 'AT', ...typed };
    const { actionData, cart } = await change(values, { lines });
    expect(actionData).toMatchObject({ ok: true, intent });
    expect(cart).toMatchObject({
      lines: [
        { ...line, count: 7 },
        { ...other, count: 3 },
      ],
      country: 'AT',
    });
  });

  test.each([
    // German readers are presumed to be in Germany.
    ['update', 'DE', undefined, undefined],
    ['checkout', 'DE', undefined, undefined],
    ['country', 'DE', undefined, 'DE'],
    ['checkout', 'DE', 'AT', 'DE'],
    ['checkout', 'AT', undefined, 'AT'],
    ['checkout', '', 'AT', 'AT'],
  ])(
    '%s with %j shown and %j chosen before: %j is chosen',
    async (intent, country, before, after) => {
      const { cart } = await change({ intent, country }, { lines, country: before });
      expect(cart?.country).toBe(after);
    },
  );

  test('of no cart make none: the mirror may still bring one back', async () => {
    const typed = { 'counts.spring-oil-500': '7', country: 'AT' };
    expect((await change({ intent: 'checkout', ...typed })).cart).toBeUndefined();
  });

  test('one that is out of bounds is refused in its field, and none is saved', async () => {
    const typed = { 'counts.spring-oil-500': '7', 'counts.autumn-oil-500': '0' };
    const { actionData, cart } = await change({ intent: 'update', ...typed }, { lines });
    expect(actionData).toMatchObject({ ok: false, problem: 'count' });
    expect(Object.keys(actionData.result.error ?? {})).toEqual(['counts.autumn-oil-500']);
    expect(actionData.result.initialValue).toMatchObject({ counts: { 'spring-oil-500': '7' } });
    expect(cart).toBeUndefined();
  });

  test('one above the stock is refused in its field, and none is saved', async () => {
    const typed = { 'counts.spring-oil-500': '5', 'counts.autumn-oil-500': '3' };
    const { actionData, cart } = await change({ intent: 'checkout', ...typed }, { lines }, 4);
    expect(actionData).toMatchObject({ ok: false, problem: 'stock', left: 4 });
    expect(actionData.result.error).toEqual({ 'counts.spring-oil-500': ['stock'] });
    expect(cart).toBeUndefined();
  });

  test('one that the page showed reduced to the stock is no refusal', async () => {
    const many = [{ ...line, count: 9 }, other];
    const typed = { 'counts.spring-oil-500': '3', 'counts.autumn-oil-500': '2' };
    const { cart } = await change({ intent: 'update', ...typed }, { lines: many }, 3);
    expect(cart?.lines.map(({ count }) => count)).toEqual([3, 2]);
  });

  test('what is no longer sold refuses nothing, and leaves the cart', async () => {
    const gone = { productId: 'winter-oil', variantId: 'winter-oil-500', count: 1 };
    const typed = { 'counts.spring-oil-500': '3' };
    const { cart } = await change({ intent: 'checkout', ...typed }, { lines: [gone, line] });
    expect(cart?.lines).toEqual([{ ...line, count: 3 }]);
  });

  test('none at all is nothing to save', async () => {
    const { actionData, cart } = await change({ intent: 'checkout' }, { lines });
    expect(actionData.ok).toBe(true);
    expect(cart?.lines).toEqual(lines);
  });

  test('a line that has left the cart meanwhile does not come back', async () => {
    const typed = { 'counts.spring-oil-500': '2', 'counts.autumn-oil-500': '3' };
    const { cart } = await change({ intent: 'checkout', ...typed }, { lines: [line] });
    expect(cart?.lines).toEqual([line]);
  });
});
