import { createOrder, type Order } from '~/shop/orders/orders.server';
import { openPaymentPage } from '~/shop/payments/core/attempts.server';
import { settle } from '~/shop/payments/core/settle.server';
import { correctStock, defaultFewFrom } from '~/shop/stock/correct-stock.server';
import { reserved } from './fake-provider';
import { makeLine, makeNewOrder, nextSubmissionId } from './new-order';
import { setUpSettling } from './settlement-fixture';

/** The counted variant of the shop. */
export const bottleId = 'bottle-500';

/** A shop with a number of bottles, whose orders are paid at a provider that the test speaks for. */
export async function setUpStock(pieces: number, fewFrom = defaultFewFrom) {
  const { db, dependencies, clock, words, provider, ...fake } = await setUpSettling();
  await db.deleteFrom('orders').execute();
  const correct = (to: number | null, from: number | null) =>
    correctStock(db, {
      variantId: bottleId,
      pieces: to,
      basePieces: from,
      fewFrom,
      note: 'counted',
      now: clock.now,
    });
  await correct(pieces, null);

  /** A checkout's button: it places the same order however often it is pressed. */
  const placeOnce = (count = 1) => {
    const lines = [makeLine('bottle', 1900, count), makeLine('soap', 650, 1)];
    const order = makeNewOrder({ lines, submissionId: nextSubmissionId() });
    return async (): Promise<Order> => (await createOrder(db, order, clock.now)).order;
  };
  const place = (count = 1) => placeOnce(count)();
  const open = (order: Order, holder?: string) =>
    openPaymentPage(db, provider, order, {
      returnUrl: 'https://shop.test/return',
      journal: dependencies.journal,
      holder,
      settle: async (reference) => void (await settle(dependencies, reference)),
      now: dependencies.now,
    });
  const referenceOf = async (order: Order): Promise<string> => {
    const attempts = db.selectFrom('payment_attempts').select('reference');
    const latest = attempts.where('order_id', '=', order.id).orderBy('id', 'desc');
    return (await latest.executeTakeFirstOrThrow()).reference;
  };
  const approve = async (order: Order) => {
    const reference = await referenceOf(order);
    words.set(reference, reserved(order.total_cents));
    return settle(dependencies, reference);
  };
  const decline = async (order: Order) =>
    settle(dependencies, await referenceOf(order), { hint: 'failed' });
  const read = (order: Order) =>
    db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow();
  const countPieces = async () =>
    (await db.selectFrom('stock').select('pieces').executeTakeFirst())?.pieces;
  const listMovements = () =>
    db.selectFrom('stock_movements').select(['change', 'reason']).orderBy('id').execute();
  const shop = {
    correct,
    place,
    placeOnce,
    open,
    approve,
    decline,
    referenceOf,
    read,
    countPieces,
  };
  return { db, dependencies, clock, words, provider, ...fake, ...shop, listMovements };
}

export type StockShop = Awaited<ReturnType<typeof setUpStock>>;
