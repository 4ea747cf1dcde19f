import { type Kysely, sql } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { OrderState } from '~/platform/database/stored-values';
import type { SearchedWord } from '~/platform/search/search-words';
import { termBeginsWith } from '~/platform/search/term-begins';
import { toSearchTerms } from './order-search';
import type { Order } from './orders.server';

/** Makes an order findable; in the transaction that stores it. */
export async function indexOrder(trx: Kysely<Database>, order: Order): Promise<void> {
  const terms = toSearchTerms(order).map((term) => ({ term, order_id: order.id }));
  await trx
    .insertInto('order_search_terms')
    .values(terms)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const batch = 200;

/** Makes the orders findable that were stored by an earlier version; a few at a time, so that others get their turn. */
export async function indexOlderOrders(db: Kysely<Database>): Promise<void> {
  for (;;) {
    const orders = await db
      .selectFrom('orders')
      .selectAll()
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('order_search_terms')
              .select('order_id')
              .whereRef('order_id', '=', 'orders.id'),
          ),
        ),
      )
      .limit(batch)
      .execute();
    if (orders.length === 0) return;
    await db.transaction().execute(async (trx) => {
      for (const order of orders) await indexOrder(trx, order);
    });
  }
}

export type OrderSearch = {
  words: readonly SearchedWord[];
  state?: OrderState | undefined;
  /** Only older orders than this id. */
  before?: number | undefined;
  limit: number;
};

/** The query of one page of orders, the newest first; the newest are those with the highest ids. */
export function searchQuery(
  db: Kysely<Database>,
  { words: [first, ...others], state, before, limit }: OrderSearch,
) {
  let query = db
    .selectFrom('orders')
    .select([
      'orders.id',
      'number',
      'state',
      'full_name',
      'total_cents',
      'created_at',
      'shipped_at',
      'delivery_country',
    ])
    .orderBy('orders.id', 'desc')
    .limit(limit);
  if (state) query = query.where('state', '=', state);
  if (before !== undefined) query = query.where('orders.id', '<', before);
  if (first) {
    query = query.where('orders.id', 'in', (terms) =>
      terms.selectFrom('order_search_terms').select('order_id').where(termBeginsWith(first)),
    );
  }
  for (const word of others) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_search_terms')
          .select(sql`1`.as('one'))
          .whereRef('order_id', '=', 'orders.id')
          .where(termBeginsWith(word)),
      ),
    );
  }
  return query;
}

export type FoundOrder = Awaited<ReturnType<typeof searchOrders>>[number];

/** One page of orders, the newest first. */
export const searchOrders = (db: Kysely<Database>, search: OrderSearch) =>
  searchQuery(db, search).execute();
