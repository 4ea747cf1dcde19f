import { type Kysely, sql } from 'kysely';

/** Parcels handed over before are found by their numbers too. Orders that are still to be indexed get all their terms then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into order_search_terms (term, order_id)
    select lower(tracking_number), id from orders where tracking_number is not null
      and exists (select 1 from order_search_terms where order_id = orders.id)
    on conflict do nothing`.execute(db);
}
