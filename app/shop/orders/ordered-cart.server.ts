import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { isStorageError } from '~/platform/database/storage-error';
import { isSettled } from './order-states';

/**
 * Whether the checkout that a cart belongs to became an order that is paid or decided: the cart's lines were bought then, however
 * often a browser sends them again. False where the database cannot be read: nothing is taken from a cart on a guess.
 * @param checkout the key in the cart's cookie
 */
export async function wasOrdered(
  db: Kysely<Database>,
  checkout: string | undefined,
): Promise<boolean> {
  if (!checkout) return false;
  try {
    const draft = await db
      .selectFrom('checkout_drafts')
      .select('submission_id')
      .where('id', '=', checkout)
      .executeTakeFirst();
    if (!draft) return false;
    const orders = await db
      .selectFrom('orders')
      .select('state')
      // The submission ids of a checkout's orders begin with its key.
      .where('submission_id', '>=', `${draft.submission_id}-`)
      .where('submission_id', '<', `${draft.submission_id}~`)
      .execute();
    return orders.some(({ state }) => isSettled(state));
  } catch (error) {
    if (!isStorageError(error)) throw error;
    return false;
  }
}
