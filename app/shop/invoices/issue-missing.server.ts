import { type Kysely, sql } from 'kysely';
import { runEach } from '~/platform/jobs/run-each';
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
 * @returns how many were issued, the orders whose invoices do not add up even so, and what failed
 */
export async function issueMissing(
  db: Kysely<Database>,
  service: Pick<InvoiceService, 'issue'>,
  now: Date,
  since?: Date,
): Promise<{ issued: number; left: UninvoicedOrder[]; failure: Error | undefined }> {
  const orders = await selectUninvoiced(db)
    .$if(since !== undefined, (query) =>
      query.where('updated_at', '>=', since?.toISOString() ?? ''),
    )
    .orderBy('orders.id')
    .execute();
  const found = new Set(orders);
  let issued = 0;
  const issue = (order: UninvoicedOrder) =>
    db.transaction().execute(async (trx) => {
      const count = await service.issue(trx, order.id, now);
      const rest = selectUninvoiced(trx).where('orders.id', '=', order.id);
      return { count, isComplete: (await rest.executeTakeFirst()) === undefined };
    });
  const failure = await runEach(
    orders.map((order) => async () => {
      const { count, isComplete } = await issue(order);
      issued += count;
      if (isComplete) found.delete(order);
    }),
  ).then(
    () => undefined,
    (error: Error) => error,
  );
  return { issued, left: [...found], failure };
}

/** The charged orders whose invoices do not add up, and that the site has to invoice. */
function selectUninvoiced(db: Kysely<Database>) {
  return db
    .selectFrom('orders')
    .select(['orders.id', 'number', 'captured_cents', 'refunded_cents', 'updated_at'])
    .where('state', 'in', ['captured', 'refunded'])
    .where('captured_cents', '>', 0)
    .where(
      sql<boolean>`(captured_cents - refunded_cents != coalesce((select sum(invoices.total_cents) from invoices where invoices.order_id = orders.id), 0)
        or refunded_cents = captured_cents and not exists (select 1 from invoices where invoices.order_id = orders.id))`,
    )
    .where(
      sql<boolean>`(exists (select 1 from invoices where invoices.order_id = orders.id)
        or exists (select 1 from lost_invoices where key = orders.number || ':charged')
        or exists (select 1 from invoicing_periods
        where since <= ${chargedAt}))`,
    );
}
