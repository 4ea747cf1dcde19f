import { type Kysely, sql } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { OrderState } from '~/platform/database/stored-values';
import type { SearchedWord } from '~/platform/search/search-words';
import { hasTermPrefix } from '~/platform/search/term-prefix';
import { moneyBack } from './money-back.server';
import { openUnproven } from './open-withdrawal.server';
import { toSearchTerms } from './order-search';
import type { Order } from './orders.server';

/** Adds an order to the search index. Call it in the transaction that stores the order or its parcel's number. */
export async function indexOrder(trx: Kysely<Database>, order: Order): Promise<void> {
  const terms = toSearchTerms(order).map((term) => ({ term, order_id: order.id }));
  await trx
    .insertInto('order_search_terms')
    .values(terms)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const batch = 200;

/** Indexes orders stored by earlier versions, in small batches so that other work is not blocked. */
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
  /** Only orders with a lower id. */
  before?: number | undefined;
  limit: number;
};

/** The query for one page of orders, newest (highest id) first. */
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
      moneyBack.as('money_back'),
      openUnproven.as('open_unproven'),
    ])
    .orderBy('orders.id', 'desc')
    .limit(limit);
  if (state) query = query.where('state', '=', state);
  if (before !== undefined) query = query.where('orders.id', '<', before);
  if (first) {
    query = query.where('orders.id', 'in', (eb) =>
      eb.selectFrom('order_search_terms').select('order_id').where(hasTermPrefix(first)),
    );
  }
  for (const word of others) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_search_terms')
          .select(sql`1`.as('one'))
          .whereRef('order_id', '=', 'orders.id')
          .where(hasTermPrefix(word)),
      ),
    );
  }
  return query;
}

export type FoundOrder = Awaited<ReturnType<typeof searchOrders>>[number];

/** Loads one page of orders, newest first. */
export const searchOrders = (db: Kysely<Database>, search: OrderSearch) =>
  searchQuery(db, search).execute();
