import type { AppLoadContext } from '@remix-run/node';
import type { Kysely } from 'kysely';
import { requireDatabase } from '~/platform/database/unavailable-database.server';
import type { Database } from '~/platform/database/schema';
import { unlessStorageFails } from '~/platform/database/unless-storage-fails.server';
import { getLocale } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import { maxTotalOf } from '~/shop/invoices/invoicing';
import { readStockLeft } from '~/shop/stock/stock-left.server';
import { href } from '~/routing/href';
import { type CheckoutStep, isCheckoutStep } from './checkout-fields';
import {
  type Checkout,
  type CheckoutInput,
  loadCheckout,
  priceCheckout,
  resumeCheckout,
} from './checkout-session.server';
import { startDraft } from './drafts.server';
import { valuesOf } from './submit-step.server';

/** The step named in the URL; defaults to the first one. */
export function readStep(request: Request): CheckoutStep {
  const step = new URL(request.url).searchParams.get('step');
  return isCheckoutStep(step) ? step : 'data';
}

export const stepPath = (locale: Locale, step: CheckoutStep) =>
  `${href('checkout', locale)}?step=${step}`;

/**
 * The URL of a step whose form was refused. A GET that validates the stored input again, so the page can be reloaded
 * and left without resubmitting.
 */
export const refusedPath = (locale: Locale, step: CheckoutStep) =>
  `${stepPath(locale, step)}&refused=1#error-summary`;

export const isRefused = (request: Request): boolean =>
  new URL(request.url).searchParams.has('refused');

/** The URL of the first step of a checkout whose details are there no more, which says so. */
export const expiredPath = (locale: Locale) => `${stepPath(locale, 'data')}&expired=1`;

/** Until the details are entered again. */
export const isExpired = (request: Request, { details }: Checkout): boolean =>
  !details && new URL(request.url).searchParams.has('expired');

/**
 * Reads and prices the cart of a request.
 * @param ordering whether an order is about to be placed; the content backend is then queried for current prices
 */
export async function readCheckoutInput(
  context: Pick<AppLoadContext, 'cartCookie' | 'content' | 'db' | 'invoices'>,
  request: Request,
  ordering = false,
): Promise<CheckoutInput> {
  const locale = await getLocale(request);
  const cart = context.cartCookie.read(request);
  if (ordering)
    await context.content.confirm([...new Set(cart.lines.map((line) => line.productId))]);
  const stock = await readStockLeft(context.db, cart);
  const maxTotalCents = maxTotalOf(context.invoices.invoicing);
  const content = context.content.current();
  return priceCheckout({ locale, content, cart, maxTotalCents }, stock);
}

/**
 * Opens the checkout of a request's cart.
 * @returns undefined if the database is unavailable
 */
export function openCheckout(
  db: Kysely<Database>,
  input: CheckoutInput,
): Promise<Checkout | undefined> {
  return unlessStorageFails(async () => {
    // A new checkout has no draft to read yet, but the shopper should not type anything that cannot be stored.
    await requireDatabase(db);
    return loadCheckout(db, input, new Date());
  }, 'A checkout could not be read');
}

/** Renders a step without its draft, from the request's data only. The review needs more than that. */
export function openWithoutStorage(input: CheckoutInput, requested: CheckoutStep, form?: FormData) {
  const values = form ? valuesOf(form) : {};
  const checkout = resumeCheckout(input, { ...startDraft(), values });
  return { checkout, step: requested === 'review' ? 'data' : requested } as const;
}
