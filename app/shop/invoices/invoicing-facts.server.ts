import type { Transaction } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { chargedAt } from '~/shop/orders/charged-at.server';

/**
 * Since when the site has issued invoices. A later time than now was noted while the clock was ahead. It is not corrected: a
 * clock that is behind would move it before sales that other software has invoiced.
 */
export async function readSince(
  trx: Transaction<Database>,
  now: Date,
): Promise<string | undefined> {
  const period = await trx.selectFrom('invoicing_periods').select('since').executeTakeFirst();
  const at = now.toISOString();
  return period && (period.since < at ? period.since : at);
}

/** What had been refunded of an order before the site issued invoices, in cents. */
export async function readRefundedBefore(
  trx: Transaction<Database>,
  orderId: number,
  since: string,
): Promise<number> {
  const found = await trx
    .selectFrom('order_events')
    .select(({ fn }) => fn.max('refunded_cents').as('cents'))
    .where('order_id', '=', orderId)
    .where('created_at', '<', since)
    .executeTakeFirst();
  return found?.cents ?? 0;
}

/** When the order was charged; empty if its history does not say. */
export async function readChargedAt(trx: Transaction<Database>, orderId: number): Promise<string> {
  const order = await trx
    .selectFrom('orders')
    .select(chargedAt.as('charged_at'))
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  return order?.charged_at ?? '';
}
