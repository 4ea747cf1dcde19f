import type { AppLoadContext } from '@remix-run/node';
import { requireShop } from '~/content/sections';
import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { CartSession } from '~/shop/cart/cart.server';
import { hasRefundElsewhere } from '~/shop/payments/core/refund-elsewhere.server';
import { refreshOrder } from '~/shop/payments/core/payment-service.server';
import type { Locale } from '~/i18n/locales';
import { href } from '~/routing/href';
import { listReady } from '~/shop/invoices/invoice-list.server';
import { listSoldOut } from '~/shop/stock/sibling-claims.server';
import { listReplacements, toUnpaidIds } from '~/shop/orders/order-siblings.server';
import { listNameable } from '~/shop/orders/nameable-goods.server';
import { isSettled } from '~/shop/orders/order-states';
import { findOpenWithdrawal, listOrderWithdrawals } from '~/shop/orders/order-withdrawals.server';
import { findOrderByToken, getOrderWithLines, type Order } from '~/shop/orders/orders.server';
import type { FailView, OrderView, SuccessView } from './order-pages';
import { toOrderView } from './order-view.server';

const maxTries = 5;

/** Loads the order page behind a link; undefined if the token is unknown. */
export async function loadOrder(
  context: Pick<AppLoadContext, 'content' | 'db'>,
  token: string,
  locale: Locale,
): Promise<OrderView | undefined> {
  const db = context.db;
  const found = await findOrderByToken(db, token);
  if (!found) return undefined;
  const order = await getOrderWithLines(db, found.id);
  return toOrderView(
    context.content.current(),
    order,
    {
      pieces: await listNameable(db, order),
      withdrawals: await listOrderWithdrawals(db, order.id),
      invoices: await listReady(db, order.id, new Date()),
      isRefundedElsewhere: await hasRefundElsewhere(db, order.id),
    },
    locale,
  );
}

/** Finds the order named in the URL, if any. A page without an order works without the database. */
async function findLinked(
  db: Kysely<Database>,
  search: URLSearchParams,
): Promise<Order | undefined> {
  const token = search.get('order');
  return token ? findOrderByToken(db, token) : undefined;
}

/**
 * Loads the page after payment. While the provider has not decided, the page refreshes a few times.
 * @returns the page, or the path of the one that applies instead; `settled`: the order, if its cart is to be emptied
 */
export async function loadSuccess(
  context: Pick<AppLoadContext, 'content' | 'db' | 'payments'>,
  search: URLSearchParams,
  locale: Locale,
): Promise<{ settled?: Order } & ({ view: SuccessView } | { otherPath: string })> {
  const found = await findLinked(context.db, search);
  if (!found) return { view: { state: 'unknown' } };
  const order = isSettled(found.state) ? found : await refreshOrder(context.payments, found);
  const { number, token } = order;
  const orderPath = href('order', locale, { token });
  if (isSettled(order.state))
    return { ...(await toSettled(context, order, orderPath)), settled: order };
  if (order.state !== 'pending') return { otherPath: `${href('fail', locale)}?order=${token}` };
  const tries = Math.max(1, Number.parseInt(search.get('try') ?? '1', 10) || 1);
  const again =
    tries < maxTries ? `${href('success', locale)}?order=${token}&try=${tries + 1}` : null;
  return { view: { state: 'waiting', number, orderPath, again } };
}

/**
 * The page says what happens next, which holds only while the amount is on hold, the parcel has not left and there is
 * no open withdrawal. After that the order's own page is shown.
 */
async function toSettled(
  { content, db }: Pick<AppLoadContext, 'content' | 'db'>,
  { id, state, number, shipped_at: shippedAt }: Order,
  orderPath: string,
): Promise<{ view: SuccessView } | { otherPath: string }> {
  if (state === 'review') return { view: { state, number, orderPath } };
  if (state !== 'authorised' || shippedAt !== null) return { otherPath: orderPath };
  if (await findOpenWithdrawal(db, id)) return { otherPath: orderPath };
  const deliveryDays = requireShop(content.current().get().site).delivery.days;
  return { view: { state: 'done', number, orderPath, deliveryDays } };
}

/**
 * Loads the page after a failed payment. The cart is kept, and retrying pays the same order.
 * @returns the page, or the path of the one after payment if the order, or another one of its checkout, was paid after
 * all: Back, a reload or a restored session opens this page again, and a shopper may pay in two windows
 */
export async function loadFail(
  db: Kysely<Database>,
  search: URLSearchParams,
  locale: Locale,
  cart: CartSession,
): Promise<{ view: FailView } | { otherPath: string }> {
  const order = await findLinked(db, search);
  const replacements = order ? await listReplacements(db, order) : [];
  const paid = [order, ...replacements].find((each) => each && isSettled(each.state));
  if (paid) return { otherPath: `${href('success', locale)}?order=${paid.token}` };
  const soldOut = order ? await nameSoldOut(db, order, toUnpaidIds(replacements)) : [];
  const hasCart = cart.lines.length > 0;
  // The cart shows what is still available.
  const canRetry = hasCart && soldOut.length === 0;
  const retryPath = canRetry ? `${href('checkout', locale)}?step=review` : href('cart', locale);
  return { view: { number: order?.number ?? null, soldOut, retryPath, hasCart } };
}

/** What the shopper's other orders of the same checkout hold is not sold out. */
async function nameSoldOut(
  db: Kysely<Database>,
  order: Order,
  others: readonly number[],
): Promise<string[]> {
  const soldOut = await listSoldOut(db, order.id, others);
  if (soldOut.length === 0) return [];
  const { lines } = await getOrderWithLines(db, order.id);
  return lines
    .filter(({ variant_id }) => soldOut.includes(variant_id))
    .map((line) => `${line.product_name}, ${line.variant_name}`);
}
