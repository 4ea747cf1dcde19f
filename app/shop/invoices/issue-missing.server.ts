import { type Kysely, sql } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { InvoiceService } from './invoice-service.server';

/**
 * Issues invoices that could not be issued together with their charge or refund, for example because invoicing was not
 * configured, and again those that a restored backup has lost. Orders charged before the site issued invoices are left
 * out.
 * @param since only orders that have changed since; going through all of them takes a while
 * @returns how many were issued, and for how many orders none could be issued yet
 */
export async function issueMissing(
  db: Kysely<Database>,
  service: Pick<InvoiceService, 'issue'>,
  now: Date,
  since?: Date,
): Promise<{ issued: number; left: number }> {
  const orders = await db
    .selectFrom('orders')
    .select('orders.id')
    .where('state', 'in', ['captured', 'refunded'])
    .where('captured_cents', '>', 0)
    .$if(since !== undefined, (query) =>
      query.where('updated_at', '>=', since?.toISOString() ?? ''),
    )
    .where(
      sql<boolean>`(captured_cents - refunded_cents != coalesce((select sum(invoices.total_cents) from invoices where invoices.order_id = orders.id), 0)
        or refunded_cents = captured_cents and not exists (select 1 from invoices where invoices.order_id = orders.id))`,
    )
    .where(
      sql<boolean>`(exists (select 1 from invoices where invoices.order_id = orders.id)
        or exists (select 1 from lost_invoices where key = orders.number || ':charged')
        or exists (select 1 from invoicing_periods
        where since <= (select min(created_at) from order_events where order_id = orders.id and to_state in ('captured', 'refunded'))))`,
    )
    .orderBy('orders.id')
    .execute();
  let issued = 0;
  let left = 0;
  for (const { id } of orders) {
    const count = await db.transaction().execute((trx) => service.issue(trx, id, now));
    issued += count;
    left += count === 0 ? 1 : 0;
  }
  return { issued, left };
}
