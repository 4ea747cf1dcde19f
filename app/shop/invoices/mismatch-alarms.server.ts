import type { Kysely } from 'kysely';
import type { MailSettings } from '~/content/mails/mail-settings.server';
import type { Database } from '~/platform/database/schema';
import { enqueue, isEnqueued } from '~/platform/mail/outbox.server';
import { hourMs } from '~/platform/time/durations';
import type { UninvoicedOrder } from './issue-missing.server';
import { mismatchKey, renderMismatchAlarm } from './mails/invoice-mails.server';

/** Rates that are not stored yet and an unreadable journal are usually put right by then. */
const patienceMs = hourMs;

/** How many alarms are queued in one round; the next round queues more. */
const maxAlarms = 20;

/**
 * Queues an email to staff for each order whose invoices have not matched its payment for an hour: once, and again only
 * if the amounts change.
 * @returns whether any was queued
 */
export async function queueMismatchAlarms(
  db: Kysely<Database>,
  orders: readonly UninvoicedOrder[],
  options: MailSettings,
  now: Date,
): Promise<boolean> {
  const before = new Date(now.getTime() - patienceMs).toISOString();
  let queued = 0;
  for (const order of orders.filter(({ updated_at: at }) => at <= before)) {
    if (queued === maxAlarms) break;
    if (await isEnqueued(db, mismatchKey(order))) continue;
    const invoicedCents = await sumInvoiced(db, order.id);
    const mail = await renderMismatchAlarm({ ...order, invoicedCents }, options);
    await enqueue(db, mail, { now });
    queued += 1;
  }
  return queued > 0;
}

async function sumInvoiced(db: Kysely<Database>, orderId: number): Promise<number> {
  const rows = await db
    .selectFrom('invoices')
    .select('total_cents')
    .where('order_id', '=', orderId)
    .execute();
  return rows.reduce((sum, { total_cents: cents }) => sum + cents, 0);
}
