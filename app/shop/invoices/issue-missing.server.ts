import { type Kysely, sql } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { InvoiceService } from './invoice-service.server';

/**
 * Issues what could not be issued when the money moved: nothing was set up then, or the provider was asked by something that
 * issues nothing. Orders that were charged before the site issued invoices are left alone.
 * @returns how many were issued
 */
export async function issueMissing(
  db: Kysely<Database>,
  service: Pick<InvoiceService, 'issue'>,
  now: Date,
): Promise<number> {
  const orders = await db
    .selectFrom('orders')
    .select('orders.id')
    .where('state', 'in', ['captured', 'refunded'])
    .where('captured_cents', '>', 0)
    .where(
      sql<boolean>`captured_cents - refunded_cents != coalesce((select sum(invoices.total_cents) from invoices where invoices.order_id = orders.id), 0)
        or refunded_cents = captured_cents and not exists (select 1 from invoices where invoices.order_id = orders.id)`,
    )
    .where(
      sql<boolean>`exists (select 1 from invoices where invoices.order_id = orders.id) or exists (select 1 from invoicing_periods
        where since <= (select min(created_at) from order_events where order_id = orders.id and to_state in ('captured', 'refunded')))`,
    )
    .orderBy('orders.id')
    .execute();
  let count = 0;
  for (const { id } of orders) {
    count += await db.transaction().execute((trx) => service.issue(trx, id, now));
  }
  return count;
}
