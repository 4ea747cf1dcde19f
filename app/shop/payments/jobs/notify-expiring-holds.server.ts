import { runEach } from '~/platform/jobs/run-each';
import { enqueue } from '~/platform/mail/outbox.server';
import { expiringWithinMs } from '~/shop/orders/order-task';
import { annotateOrder, type Order } from '~/shop/orders/orders.server';
import type { PaymentDependencies } from '~/shop/payments/core/payment-dependencies';

/**
 * Sends staff one reminder for each hold that expires soon: two days before its end (day five of a seven-day hold), or
 * immediately if the whole hold is shorter than two days.
 */
export async function notifyExpiringHolds(dependencies: PaymentDependencies): Promise<void> {
  const { db, now } = dependencies;
  const soon = new Date(now().getTime() + expiringWithinMs).toISOString();
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('state', '=', 'authorised')
    .where('warned_at', 'is', null)
    .where('capture_before', '<=', soon)
    .orderBy('id')
    .execute();
  await runEach(orders.map((order) => () => notifyExpiringHold(dependencies, order)));
}

async function notifyExpiringHold(dependencies: PaymentDependencies, order: Order): Promise<void> {
  const { db, now, renderMails, onMail } = dependencies;
  const at = now();
  const captureBefore = new Date(order.capture_before ?? at);
  const mails = await renderMails(order.id, [{ kind: 'warning', captureBefore }]);
  const isReminded = await db.transaction().execute(async (trx) => {
    const still = await trx
      .selectFrom('orders')
      .select('id')
      .where('id', '=', order.id)
      .where('state', '=', 'authorised')
      .where('warned_at', 'is', null)
      .executeTakeFirst();
    if (!still) return false;
    const changes = { warned_at: at.toISOString() };
    await annotateOrder(trx, order.id, 'the staff were warned of the end', at, changes);
    for (const mail of mails) await enqueue(trx, mail, { now: at });
    return true;
  });
  if (isReminded) onMail();
}
