import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { unlessStorageFails } from '~/platform/database/unless-storage-fails.server';
import { isOfCheckout } from './sibling-claims.server';
import { unlimitedStock, type StockCount, type StockLeft } from './stock-left';

type Cart = { lines: readonly { variantId: string }[]; checkout?: string | undefined };

/**
 * Reads the stock available to a cart, including the claims of its own unpaid order. If the database is unavailable,
 * stock counts as unlimited, because no order can be placed then either.
 * @param also a variant that is about to be added
 */
export async function readStockLeft(
  db: Kysely<Database>,
  { lines, checkout }: Cart,
  also?: string,
): Promise<StockLeft> {
  const variantIds = [...lines.map(({ variantId }) => variantId), ...(also ? [also] : [])];
  if (variantIds.length === 0) return unlimitedStock;
  const left = await unlessStorageFails(() => readLeft(db, variantIds, checkout));
  return left ?? unlimitedStock;
}

async function readLeft(
  db: Kysely<Database>,
  variantIds: readonly string[],
  checkout: string | undefined,
): Promise<StockLeft> {
  const rows = await db
    .selectFrom('stock')
    .select(['variant_id', 'pieces', 'few_from'])
    .where('variant_id', 'in', variantIds)
    .execute();
  const left = new Map(
    rows.map((row): [string, StockCount] => [
      row.variant_id,
      { left: row.pieces, fewFrom: row.few_from },
    ]),
  );
  if (left.size === 0 || !checkout) return left;
  for (const { variant_id, pieces } of await listOwnClaims(db, checkout)) {
    const count = left.get(variant_id);
    if (count) left.set(variant_id, { ...count, left: count.left + pieces });
  }
  return left;
}

/** The claims of a checkout's orders. */
async function listOwnClaims(db: Kysely<Database>, checkout: string) {
  const draft = await db
    .selectFrom('checkout_drafts')
    .select('submission_id')
    .where('id', '=', checkout)
    .executeTakeFirst();
  if (!draft) return [];
  return db
    .selectFrom('stock_claims')
    .innerJoin('orders', 'orders.id', 'stock_claims.order_id')
    .select(['stock_claims.variant_id', 'stock_claims.pieces'])
    .where(isOfCheckout(draft.submission_id))
    .where('orders.state', '=', 'pending')
    .execute();
}

/** The ids of the variants of which no piece is left. */
export async function listSoldOutVariants(db: Kysely<Database>): Promise<Set<string>> {
  const rows = await db.selectFrom('stock').select('variant_id').where('pieces', '<=', 0).execute();
  return new Set(rows.map(({ variant_id }) => variant_id));
}
