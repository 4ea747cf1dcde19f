import type { Kysely } from 'kysely';
import type { Content } from '~/content/content-schema';
import type { PriorPrices } from '~/content/todays-prices';
import type { Database } from '~/platform/database/schema';
import { lowestPriceBefore } from './lowest-price';
import { type PricedItem, variantKey } from './priced-items';

/** SQLite limits the number of values in a statement. */
const rowsAtOnce = 100;

/** Records a day's prices that differ from the last recorded ones. Idempotent. */
export async function recordPrices(
  db: Kysely<Database>,
  items: readonly PricedItem[],
  day: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const last = await trx
      .selectFrom('price_history')
      .select(['item', 'cents'])
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('price_history')
          .select(({ fn }) => fn.max('id').as('id'))
          .groupBy('item'),
      )
      .execute();
    const known = new Map(last.map(({ item, cents }) => [item, cents]));
    const rows = items
      .filter(({ key, cents }) => known.get(key) !== cents)
      .map(({ key, cents }) => ({ item: key, cents, day, created_at: now.toISOString() }));
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      const some = rows.slice(from, from + rowsAtOnce);
      await trx.insertInto('price_history').values(some).execute();
    }
  });
}

/** The lowest price before each reduction in the content, past or future, by variant id. */
export async function readPriorPrices(
  db: Kysely<Database>,
  published: Content,
): Promise<PriorPrices> {
  const found = new Map<string, number>();
  for (const product of published.products) {
    for (const variant of product.variants) {
      if (!variant.specialPrice) continue;
      const changes = await db
        .selectFrom('price_history')
        .select(['day', 'cents'])
        .where('item', '=', variantKey(product, variant))
        .orderBy('id')
        .execute();
      const lowest = lowestPriceBefore(changes, variant.specialPrice.from);
      if (lowest !== undefined) found.set(variant.id, lowest);
    }
  }
  return found;
}
