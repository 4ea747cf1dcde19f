import type { Kysely } from 'kysely';
import type { ContentSource } from '~/content/content';
import { type StockLevel, toStockLevel } from '~/content/stock-levels';
import type { Locale } from '~/i18n/locales';
import type { Database } from '~/platform/database/schema';

/** The stock of a variant. */
export type StockItem = {
  variantId: string;
  productName: string;
  variantName: string;
  /** For sale; null for unlimited. */
  pieces: number | null;
  fewFrom: number | null;
  level: StockLevel;
  /** In orders that are being paid, and in paid orders that have not been shipped. */
  held: number;
};

/** Lists the stock of every variant, in content order. */
export async function listStock(
  db: Kysely<Database>,
  content: ContentSource,
  locale: Locale,
): Promise<StockItem[]> {
  const rows = await db.selectFrom('stock').selectAll().execute();
  const counted = new Map(rows.map((row) => [row.variant_id, row]));
  const held = await countHeld(db);
  return content.get().products.flatMap((product) =>
    product.variants.map((variant): StockItem => {
      const row = counted.get(variant.id);
      return {
        variantId: variant.id,
        productName: product.name[locale],
        variantName: variant.name[locale],
        pieces: row?.pieces ?? null,
        fewFrom: row?.few_from ?? null,
        level: row ? toStockLevel(row.pieces, row.few_from) : 'plenty',
        held: held.get(variant.id) ?? 0,
      };
    }),
  );
}

/** Counts pieces that are still on the shelf but no longer for sale. */
async function countHeld(db: Kysely<Database>): Promise<Map<string, number>> {
  const claims = await db
    .selectFrom('stock_claims')
    .innerJoin('orders', 'orders.id', 'stock_claims.order_id')
    .select(['variant_id', 'pieces', 'returned'])
    .where('orders.shipped_at', 'is', null)
    .where('orders.state', 'in', ['pending', 'authorised', 'captured', 'review'])
    .execute();
  const held = new Map<string, number>();
  for (const { variant_id, pieces, returned } of claims)
    held.set(variant_id, (held.get(variant_id) ?? 0) + pieces - returned);
  return held;
}

/** The latest stock movements of a variant, newest first. */
export function listMovements(db: Kysely<Database>, variantId: string) {
  return db
    .selectFrom('stock_movements')
    .leftJoin('orders', 'orders.id', 'stock_movements.order_id')
    .select([
      'stock_movements.id',
      'stock_movements.change',
      'stock_movements.reason',
      'stock_movements.note',
      'stock_movements.created_at',
      'orders.number',
    ])
    .where('stock_movements.variant_id', '=', variantId)
    .orderBy('stock_movements.id', 'desc')
    .limit(20)
    .execute();
}

export type StockMovement = Awaited<ReturnType<typeof listMovements>>[number];
