import type { NewOrder } from '~/shop/orders/new-order';
import { isSettled } from '~/shop/orders/order-states';
import {
  listCheckoutOrders,
  listReplacements,
  listSiblingOrders,
} from '~/shop/orders/order-siblings.server';
import {
  createOrder,
  findOrderBySubmission,
  type Order,
  storeOrder,
  transitionOrder,
} from '~/shop/orders/orders.server';
import type { Attempt } from '~/shop/payments/core/claim-attempt.server';
import {
  claimFirstPayment,
  payOrder,
  replaceOrder,
  type PaymentService,
} from '~/shop/payments/core/payment-service.server';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import { listSoldOut } from '~/shop/stock/sibling-claims.server';
import { OutOfStock } from '~/shop/stock/out-of-stock';
import { unlessStorageFails } from '~/platform/database/unless-storage-fails.server';
import { dayMs } from '~/platform/time/durations';
import type { CheckoutProblem } from './checkout-view';
import { type Checkout, exceedsLimit, freezeOrder, shownPrices } from './checkout-session.server';
import { saveDraft } from './drafts.server';

export type PlaceOrderResult =
  | { kind: 'pay'; url: string }
  | { kind: 'done'; order: Order }
  | {
      kind: 'problem';
      problem: CheckoutProblem;
      /** Too many orders were placed: seconds until the next one. */
      retryAfter?: number;
    };

/** Who orders. */
export type Ordering = {
  /** The client that the order's stock is held for (`toHolder`). */
  holder: string;
  /** Counts an order that is about to be stored; returns the seconds to wait if it may not be. */
  admitOrder: () => Promise<number | undefined>;
};

const problem = (code: CheckoutProblem) => ({ kind: 'problem' as const, problem: code });

/** How long an unpaid order can be paid as it was, whatever is sold now: as long as its draft lives. */
const honouredMs = dayMs;

const isHonoured = ({ created_at }: Order, now: Date): boolean =>
  now.getTime() - Date.parse(created_at) < honouredMs;

/**
 * Places the order of a review page and opens its payment. Idempotent, also when submitted in parallel.
 * @param submissionId identifies what the page showed; if anything has changed since, the page is shown again instead
 */
export async function placeOrder(
  payments: PaymentService,
  checkout: Checkout,
  submissionId: string,
  { holder, admitOrder }: Ordering,
): Promise<PlaceOrderResult> {
  const { db } = payments;
  const earlier = await findOrderBySubmission(db, submissionId);
  if (earlier && (isSettled(earlier.state) || isHonoured(earlier, payments.now())))
    return payOnce(payments, { order: earlier }, holder);
  // Paid on another page of this checkout, whose browser may not have returned from the provider.
  const ordered = findSettled(await listCheckoutOrders(db, checkout.draft.submissionId));
  if (ordered) return { kind: 'done', order: ordered };
  const frozen = freezeOrder(checkout);
  if (!frozen) return problem('expired');
  if (frozen.submissionId !== submissionId) return showChanges(payments, checkout);
  if (exceedsLimit(checkout)) return problem('amount');
  const retryAfter = await admitOrder();
  if (retryAfter !== undefined) return { ...problem('tooMany'), retryAfter };
  const placed = await unlessStorageFails(
    () => storeWithAttempt(payments, frozen, holder),
    'An order could not be stored',
  );
  // If it could not be stored, nothing is ordered or charged.
  return placed ? payOnce(payments, placed, holder) : problem('storage');
}

type Placed = { order: Order; attempt?: Attempt };

/**
 * Stores an order and claims its first payment in one transaction, which the disk confirms once. An order that is
 * already there, or takes the place of another, is paid in steps, and so is one whose stock is gone or whose provider
 * is missing (it must be on record).
 */
async function storeWithAttempt(
  payments: PaymentService,
  frozen: NewOrder,
  holder: string,
): Promise<Placed> {
  const { db } = payments;
  try {
    return await db.transaction().execute(async (trx): Promise<Placed> => {
      const { order, created } = await storeOrder(trx, frozen, payments.now());
      const isPayable =
        created &&
        (await listSiblingOrders(trx, order)).length === 0 &&
        (await listSoldOut(trx, order.id)).length === 0;
      return isPayable
        ? { order, attempt: await claimFirstPayment(payments, trx, order, holder) }
        : { order };
    });
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    return createOrder(db, frozen, payments.now());
  }
}

/** The new prices are saved as seen, because the page is about to show them. */
async function showChanges(
  { db, now }: PaymentService,
  checkout: Checkout,
): Promise<PlaceOrderResult> {
  await saveDraft(db, { ...checkout.draft, seenPrices: shownPrices(checkout) }, now());
  return problem('changed');
}

async function payOnce(
  payments: PaymentService,
  { order, attempt }: Placed,
  holder: string,
): Promise<PlaceOrderResult> {
  if (isSettled(order.state)) return { kind: 'done', order };
  const paid = attempt ? undefined : await giveUpSiblings(payments, order);
  if (paid) return { kind: 'done', order: paid };
  try {
    const page = await unlessStorageFails(
      () => payOrder(payments, order, { attempt, holder }),
      'A payment could not be noted',
    );
    if (!page) return problem('storage');
    return page.kind === 'page' ? { kind: 'pay', url: page.url } : { kind: 'done', order };
  } catch (error) {
    if (error instanceof OutOfStock) return giveUpSoldOut(payments, order);
    if (error instanceof PaymentUnavailable) return problem('provider');
    throw error;
  }
}

/** The stock was sold to someone else in the meantime, so the order is abandoned before anything is paid. */
async function giveUpSoldOut(
  { db, now }: PaymentService,
  { id }: Order,
): Promise<PlaceOrderResult> {
  await db.transaction().execute((trx) => transitionOrder(trx, id, 'abandoned', 'sold out', now()));
  return problem('stock');
}

/**
 * Replaces the other orders of the same checkout, which the shopper left by changing something or whose payment failed.
 * @returns one that is paid or turns out to be; nothing more is ordered then
 */
async function giveUpSiblings(payments: PaymentService, order: Order): Promise<Order | undefined> {
  const siblings = await listSiblingOrders(payments.db, order);
  const paid = findSettled(siblings);
  if (paid) return paid;
  for (const sibling of siblings) {
    const current = await replaceOrder(payments, sibling, order);
    if (isSettled(current.state)) return current;
  }
  return findSettled(await listReplacements(payments.db, order));
}

const findSettled = (orders: readonly Order[]) => orders.find(({ state }) => isSettled(state));
