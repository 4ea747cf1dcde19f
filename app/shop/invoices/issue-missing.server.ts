import { type Kysely, sql } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { chargedAt } from '~/shop/orders/charged-at.server';
import type { Order } from '~/shop/orders/orders.server';
import type { InvoiceService } from './invoice-service.server';

/** An order whose invoices do not add up to what was charged and not refunded. */
export type UninvoicedOrder = Pick<
  Order,
  'id' | 'number' | 'captured_cents' | 'refunded_cents' | 'updated_at'
>;

/**
 * Issues invoices that could not be issued together with their charge or refund, for example because invoicing was not
 * configured, and again those that a restored backup has lost. Orders charged before the site issued invoices are left
 * out.
 * @param since only orders that have changed since; going through all of them takes a while
 * @returns how many were issued, and the orders for which none could be issued yet
 */
export async function issueMissing(
  db: Kysely<Database>,
  service: Pick<InvoiceService, 'issue'>,
  now: Date,
  since?: Date,
): Promise<{ issued: number; left: UninvoicedOrder[] }> {
  const orders = await db
    .selectFrom('orders')
    .select(['orders.id', 'number', 'captured_cents', 'refunded_cents', 'updated_at'])
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
        where since <= ${chargedAt}))`,
    )
    .orderBy('orders.id')
    .execute();
  let issued = 0;
  const left: UninvoicedOrder[] = [];
  for (const order of orders) {
    const count = await db.transaction().execute((trx) => service.issue(trx, order.id, now));
    issued += count;
    if (count === 0) left.push(order);
  }
  return { issued, left };
}
