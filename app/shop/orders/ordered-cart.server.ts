import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { unlessStorageFails } from '~/platform/database/unless-storage-fails.server';
import { listCheckoutOrders } from './order-siblings.server';
import { isSettled } from './order-states';

/**
 * Whether a cart's checkout became an order that is paid or decided. Its lines have then been bought, even if a browser
 * sends them again. False if the database is unavailable, because a cart must not be emptied on a guess.
 * @param checkout the key in the cart's cookie
 */
export async function wasOrdered(
  db: Kysely<Database>,
  checkout: string | undefined,
): Promise<boolean> {
  if (!checkout) return false;
  const isOrdered = await unlessStorageFails(async () => {
    const draft = await db
      .selectFrom('checkout_drafts')
      .select('submission_id')
      .where('id', '=', checkout)
      .executeTakeFirst();
    if (!draft) return false;
    const orders = await listCheckoutOrders(db, draft.submission_id);
    return orders.some(({ state }) => isSettled(state));
  });
  return isOrdered ?? false;
}
