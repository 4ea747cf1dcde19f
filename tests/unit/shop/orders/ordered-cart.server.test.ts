import { expect, test } from 'vitest';
import type { OrderState } from '~/platform/database/stored-values';
import { changeCart } from '~/shop/cart/cart-action.server';
import { loadCart } from '~/shop/cart/cart.loader.server';
import { saveDraft, startDraft } from '~/shop/checkout/drafts.server';
import { createOrder } from '~/shop/orders/orders.server';
import { makeLoadContext } from '../../../support/load-context';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder, nextSubmissionId } from '../../../support/new-order';

const line = { productId: 'spring-oil', variantId: 'spring-oil-500', count: 2 };

/** A browser that sends the cart of a checkout again, whose order is in a state by now. */
async function sendAgain(state?: OrderState) {
  const db = await openMemoryDatabase();
  const context = makeLoadContext({ db });
  const draft = startDraft();
  await saveDraft(db, draft, new Date());
  if (state) {
    const { order } = await createOrder(
      db,
      makeNewOrder({ submissionId: nextSubmissionId(draft.submissionId) }),
      new Date(),
    );
    await db.updateTable('orders').set({ state }).where('id', '=', order.id).execute();
  }
  const header = await context.cartCookie.write({ lines: [line], checkout: draft.id });
  const cookie = header?.split(';')[0] ?? '';
  const request = (body?: Record<string, string>) =>
    new Request('http://shop.test/de/shop/cart?from=menu', {
      headers: { cookie },
      ...(body && { method: 'POST', body: new URLSearchParams(body) }),
    });
  return { context, request };
}

test.each(['authorised', 'captured', 'refunded'] as const)(
  'a cart whose order is %s is emptied, however often it is sent',
  async (state) => {
    const { context, request } = await sendAgain(state);
    const answer = (await loadCart(context, request()).catch(
      (error: unknown) => error,
    )) as Response;
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/de/shop/cart?from=menu');
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const emptied = context.cartCookie.read(
      new Request('http://shop.test/', { headers: { cookie } }),
    );
    expect(emptied).toEqual({ lines: [], known: true });
  },
);

test.each([undefined, 'pending', 'failed', 'abandoned'] as const)(
  'a cart whose order is %s is kept',
  async (state) => {
    const { context, request } = await sendAgain(state);
    expect((await loadCart(context, request())).lines).toEqual([line]);
  },
);

test('a page that was still open adds to an empty cart, not to what was bought', async () => {
  const { context, request } = await sendAgain('authorised');
  const added = { intent: 'add', productId: 'clay-bowl', count: '1' };
  const product = context.content.current().findProduct('clay-bowl');
  const variantId = product?.variants[0]?.id ?? '';
  const { cookie } = await changeCart(context, request({ ...added, variantId }));
  const sent = new Request('http://shop.test/', {
    headers: { cookie: cookie?.split(';')[0] ?? '' },
  });
  expect(context.cartCookie.read(sent).lines).toEqual([
    { productId: 'clay-bowl', variantId, count: 1 },
  ]);
});

test('without a database a cart is kept', async () => {
  const { request } = await sendAgain('authorised');
  const context = makeLoadContext();
  expect((await loadCart(context, request())).lines).toEqual([line]);
});
