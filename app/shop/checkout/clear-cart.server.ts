import type { AppLoadContext } from '@remix-run/node';
import type { Order } from '~/shop/orders/orders.server';
import { findDraft } from './drafts.server';

/**
 * Empties this browser's cart after its order was paid, and forgets the draft. A cart that belongs to another
 * checkout (an old link opened later, another browser) is left alone.
 * @returns the Set-Cookie header, or undefined when nothing is to be emptied
 */
export async function clearOrderedCart(
  context: Pick<AppLoadContext, 'cartCookie' | 'db'>,
  request: Request,
  order: Order,
): Promise<string | undefined> {
  const cart = context.cartCookie.read(request);
  const db = context.db;
  const draft = await findDraft(db, cart.checkout);
  if (!draft || !order.submission_id.startsWith(`${draft.submissionId}-`)) return undefined;
  // The row stays until its day is over: a reload before the cookie has arrived must find this cart again.
  await db
    .updateTable('checkout_drafts')
    .set({ fields: '{}', seen: null })
    .where('id', '=', draft.id)
    .execute();
  return context.cartCookie.write({ lines: [] });
}
