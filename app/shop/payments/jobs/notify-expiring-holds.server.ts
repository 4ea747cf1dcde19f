import { enqueue } from '~/platform/mail/outbox.server';
import { noteOrder, type Order } from '~/shop/orders/orders.server';
import type { PaymentDependencies } from '~/shop/payments/core/payment-dependencies';

const day = 24 * 60 * 60_000;
const afterMs = 5 * day;
const beforeEndMs = 2 * day;

/**
 * Tells the operator once of each reservation that ends soon: on the fifth day, or two days before its end if that is
 * earlier.
 */
export async function notifyExpiringHolds(dependencies: PaymentDependencies): Promise<void> {
  const { db, now } = dependencies;
  const moment = (ms: number) => new Date(now().getTime() + ms).toISOString();
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('state', '=', 'authorised')
    .where('warned_at', 'is', null)
    .where((where) =>
      where.or([
        where('authorised_at', '<=', moment(-afterMs)),
        where('capture_before', '<=', moment(beforeEndMs)),
      ]),
    )
    .orderBy('id')
    .execute();
  for (const order of orders) await notifyExpiringHold(dependencies, order);
}

async function notifyExpiringHold(dependencies: PaymentDependencies, order: Order): Promise<void> {
  const { db, now, renderMails, onMail } = dependencies;
  const at = now();
  const captureBefore = new Date(order.capture_before ?? at);
  const mails = await renderMails(order.id, [{ kind: 'warning', captureBefore }]);
  const isWarned = await db.transaction().execute(async (trx) => {
    const still = await trx
      .selectFrom('orders')
      .select('id')
      .where('id', '=', order.id)
      .where('state', '=', 'authorised')
      .where('warned_at', 'is', null)
      .executeTakeFirst();
    if (!still) return false;
    const changes = { warned_at: at.toISOString() };
    await noteOrder(trx, order.id, 'the operator was warned of the end', at, changes);
    for (const mail of mails) await enqueue(trx, mail, { now: at });
    return true;
  });
  if (isWarned) onMail();
}
