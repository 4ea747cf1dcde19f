import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { recordGoods } from '~/shop/orders/movement-goods.server';
import type { NamedGoods } from '~/shop/orders/named-goods';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { makeNewOrder } from './new-order';
import { makeWithdrawal } from './new-withdrawal';

type ParcelSetting = {
  newOrder?: Parameters<typeof makeNewOrder>[0];
  /** Whether it has been handed over. */
  isSent?: boolean;
  withdrawal?: Parameters<typeof makeWithdrawal>[0];
};

/** Stores an order with an authorised payment, to be packed and handed over. @returns its number */
export async function createParcel(
  db: Kysely<Database>,
  { newOrder, isSent = false, withdrawal }: ParcelSetting = {},
): Promise<string> {
  const now = new Date();
  const { order } = await createOrder(db, makeNewOrder(newOrder), now);
  await db
    .transaction()
    .execute((trx) => transitionOrder(trx, order.id, 'authorised', 'reserved', now));
  if (isSent) {
    const sent = { tracking_number: '12345678901', shipped_at: now.toISOString() };
    await db.updateTable('orders').set(sent).where('id', '=', order.id).execute();
  }
  if (withdrawal) {
    const row = makeWithdrawal({ order_id: order.id, ...withdrawal });
    await db.insertInto('withdrawals').values(row).execute();
  }
  return order.number;
}

/** Charges an order of a parcel without some of its goods, which are then not sent. */
export async function chargeWithout(
  db: Kysely<Database>,
  orderId: number,
  goods: NamedGoods,
  amountCents: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await recordGoods(trx, orderId, { kind: 'charge', baseCents: 0, amountCents }, goods);
    const charge = { captured_cents: amountCents };
    await transitionOrder(trx, orderId, 'captured', 'charged', new Date(), charge);
  });
}
