import { afterEach, expect, test, vi } from 'vitest';
import { restoreCart } from '~/shop/cart/use-cart-mirror';

const lines = [{ productId: 'honey', variantId: 'honey-250', count: 2 }];

afterEach(() => vi.unstubAllGlobals());

/** What is left of the mirror if the cart that is restored from it is answered like this. */
async function restore(status: number): Promise<string | undefined> {
  const stored = new Map([['cart', JSON.stringify(lines)]]);
  vi.stubGlobal('localStorage', { removeItem: (key: string) => stored.delete(key) });
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  await restoreCart('/en/shop/cart', lines);
  return stored.get('cart');
}

test('lines that the cart refuses are forgotten', async () => {
  expect(await restore(400)).toBeUndefined();
});

// A proxy, a captive portal, a limit or a deployment: the lines were not read.
test.each([303, 403, 404, 429, 503])('after an answer %i they are kept', async (status) => {
  expect(await restore(status)).toBe(JSON.stringify(lines));
});
