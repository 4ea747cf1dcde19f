import type { Kysely } from 'kysely';
import type { NewOrder } from '~/shop/orders/new-order';
import { isSettled } from '~/shop/orders/order-states';
import { listReplacements, listSiblingOrders } from '~/shop/orders/order-siblings.server';
import {
  createOrder,
  findOrderBySubmission,
  type Order,
  transitionOrder,
} from '~/shop/orders/orders.server';
import {
  payOrder,
  replaceOrder,
  type PaymentService,
} from '~/shop/payments/core/payment-service.server';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import { OutOfStock } from '~/shop/stock/out-of-stock';
import type { Database } from '~/platform/database/schema';
import { reportStorageError } from '~/platform/database/report-storage-error.server';
import { isStorageError } from '~/platform/database/storage-error';
import type { CheckoutProblem } from './checkout.loader.server';
import { type Checkout, freezeOrder, shownPrices } from './checkout-session.server';
import { saveDraft } from './drafts.server';

export type PlaceOrderResult =
  | { kind: 'pay'; url: string }
  | { kind: 'done'; order: Order }
  | { kind: 'problem'; problem: CheckoutProblem };

const problem = (code: CheckoutProblem): PlaceOrderResult => ({ kind: 'problem', problem: code });

/**
 * Places the order of a review page and opens its payment: once, however often and however parallel it is submitted.
 * @param submissionId names what the page showed; if anything has changed since, it is shown again before it is ordered
 */
export async function placeOrder(
  payments: PaymentService,
  checkout: Checkout,
  submissionId: string,
): Promise<PlaceOrderResult> {
  const { db } = payments;
  const earlier = await findOrderBySubmission(db, submissionId);
  if (earlier) return payOnce(payments, earlier);
  const frozen = freezeOrder(checkout);
  if (!frozen) return problem('expired');
  if (frozen.submissionId !== submissionId) return showChanges(db, checkout);
  const order = await store(db, frozen);
  return order ? payOnce(payments, order) : problem('storage');
}

/** Undefined when the order could not be stored (disk full, file locked): then nothing is ordered and nothing is paid. */
async function store(db: Kysely<Database>, frozen: NewOrder): Promise<Order | undefined> {
  try {
    return (await createOrder(db, frozen)).order;
  } catch (error) {
    if (!isStorageError(error)) throw error;
    reportStorageError(error, 'An order could not be stored');
    return undefined;
  }
}

/** The new prices count as seen once the page has been shown again. */
async function showChanges(db: Kysely<Database>, checkout: Checkout): Promise<PlaceOrderResult> {
  await saveDraft(db, { ...checkout.draft, seenPrices: shownPrices(checkout) });
  return problem('changed');
}

async function payOnce(payments: PaymentService, order: Order): Promise<PlaceOrderResult> {
  if (isSettled(order.state)) return { kind: 'done', order };
  const paid = await giveUpSiblings(payments, order);
  if (paid) return { kind: 'done', order: paid };
  try {
    const page = await payOrder(payments, order);
    return page.kind === 'page' ? { kind: 'pay', url: page.url } : { kind: 'done', order };
  } catch (error) {
    if (error instanceof OutOfStock) return giveUpSoldOut(payments.db, order);
    if (error instanceof PaymentUnavailable) return problem('provider');
    if (!isStorageError(error)) throw error;
    reportStorageError(error, 'A payment could not be noted');
    return problem('storage');
  }
}

/** Somebody else was quicker by a moment: the order came to nothing before anything was paid. */
async function giveUpSoldOut(db: Kysely<Database>, order: Order): Promise<PlaceOrderResult> {
  await db.transaction().execute((trx) => transitionOrder(trx, order.id, 'abandoned', 'sold out'));
  return problem('stock');
}

/**
 * Orders of the same checkout that the shopper left behind by changing something.
 * @returns one of them that turns out to be paid: then nothing more is ordered
 */
async function giveUpSiblings(payments: PaymentService, order: Order): Promise<Order | undefined> {
  for (const sibling of await listSiblingOrders(payments.db, order)) {
    const current = await replaceOrder(payments, sibling, order);
    if (isSettled(current.state)) return current;
  }
  return (await listReplacements(payments.db, order)).find(({ state }) => isSettled(state));
}
