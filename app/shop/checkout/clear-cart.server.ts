import type { AppLoadContext } from '@remix-run/node';
import { draftSubmissionIdOf } from '~/shop/orders/new-order';
import type { Order } from '~/shop/orders/orders.server';
import { findDraft } from './drafts.server';

/**
 * Empties this browser's cart after its order was paid, and clears the draft. A cart that belongs to another checkout
 * (an old link, or another browser) is left alone.
 * @returns the Set-Cookie header, or undefined if there is nothing to empty
 */
export async function clearOrderedCart(
  context: Pick<AppLoadContext, 'cartCookie' | 'db'>,
  request: Request,
  order: Order,
  now: Date,
): Promise<string | undefined> {
  const cart = context.cartCookie.read(request);
  const db = context.db;
  const draft = await findDraft(db, cart.checkout, now);
  if (draft?.submissionId !== draftSubmissionIdOf(order.submission_id)) return undefined;
  // The row is kept until it expires, because a reload before the new cookie has arrived must find this cart again.
  await db
    .updateTable('checkout_drafts')
    .set({ fields: '{}', seen: null })
    .where('id', '=', draft.id)
    .execute();
  return context.cartCookie.write({ lines: [] });
}
