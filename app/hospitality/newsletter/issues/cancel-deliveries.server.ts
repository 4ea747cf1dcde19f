import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { withdrawMails } from '~/platform/mail/outbox-withdrawal.server';

/**
 * Cancels what an unsubscribed address has yet to receive of issues being sent: its waiting deliveries, and emails in
 * the outbox that no mail server has accepted yet.
 */
export async function cancelDeliveries(
  trx: Kysely<Database>,
  subscriptionId: number,
): Promise<void> {
  const own = () =>
    trx
      .updateTable('newsletter_deliveries')
      .set({ state: 'left' })
      .where('subscription_id', '=', subscriptionId);
  // Before the outbox is read: an email that is being queued concurrently is then in it.
  await own().where('state', '=', 'waiting').execute();
  const queued = await trx
    .selectFrom('newsletter_deliveries')
    .select('mail_key')
    .where('subscription_id', '=', subscriptionId)
    .where('state', '=', 'queued')
    .execute();
  const keys = queued.flatMap(({ mail_key }) => mail_key ?? []);
  const withdrawn = await withdrawMails(trx, { keys }, 'unsubscribed');
  if (withdrawn.length > 0) await own().where('mail_key', 'in', withdrawn).execute();
}
