import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { unlessStorageFails } from '~/platform/database/unless-storage-fails.server';
import { parseForm, readForm } from '~/platform/forms/form.server';
import type { Env } from '~/platform/env/env-schema';
import { readClient } from '~/platform/http/client-address';
import { isDataRequest } from '~/platform/http/data-request';
import { href } from '~/routing/href';
import { pageTable } from '~/routing/page-table';
import { toHolder } from '~/shop/stock/hold-stock.server';
import { type CheckoutStep, stepFields } from './checkout-fields';
import { reviewSchema } from './checkout-schema';
import type { Checkout } from './checkout-session.server';
import { isOpen, toCheckoutView } from './checkout.loader.server';
import { runGuards } from './guards.server';
import {
  expiredPath,
  openCheckout,
  openWithoutStorage,
  readCheckoutInput,
  readStep,
  refusedPath,
  stepPath,
} from './open-checkout.server';
import { placeOrder } from './place-order.server';
import {
  keepReview,
  lacksTermsOnly,
  type StepRefusal,
  submitStep,
  withTyped,
} from './submit-step.server';

type ActionContext = Pick<
  AppLoadContext,
  'cartCookie' | 'checkoutLimits' | 'content' | 'db' | 'env' | 'invoices' | 'payments' | 'secrets'
>;

/**
 * Handles a submitted step: saves the input and redirects to the next step, or places the order.
 * @returns a redirect, or the step with its errors; 409 with what was typed if the cart has gone, as when its cookie expired
 * @throws Response 400 if the form has too many fields
 */
export async function submitCheckout(context: ActionContext, request: Request) {
  const step = readStep(request);
  const form = await readForm(request, stepFields[step]);
  const { checkoutLimits: limits } = context;
  // Before anything is asked of the content backend.
  const wait = await (step === 'review' ? limits.countOrder(request) : limits.countStep(request));
  const isOrdering = step === 'review' && wait === undefined;
  const input = await readCheckoutInput(context, request, isOrdering);
  const checkout = await openCheckout(context.db, input);
  const refuseStorage = () => {
    const { checkout: unstored, step: shown } = openWithoutStorage(input, step, form);
    return refuse(context.env, unstored, shown, { problem: 'storage' }, 503);
  };
  if (!checkout) return refuseStorage();
  if (wait !== undefined) return refuseForNow(context.env, checkout, step, form, wait);
  if (step === 'review') {
    const outcome = await submitReview(context, request, form, checkout);
    return outcome ?? refuseSoldOut(context, request);
  }
  if (input.pricedCart.lines.length === 0)
    return refuse(context.env, withTyped(checkout, step, form), step, { problem: 'empty' }, 409);
  const outcome = await unlessStorageFails(
    () => submitStep(context.db, checkout, step, form, limits.admitDraft, new Date()),
    'A checkout could not be stored',
  );
  if (!outcome) return refuseStorage();
  if (!outcome.ok && outcome.retryAfter !== undefined)
    return refuseForNow(context.env, checkout, step, form, outcome.retryAfter);
  const cookie = await context.cartCookie.write({ ...input.cart, checkout: checkout.draft.id });
  const headers: Record<string, string> = cookie ? { 'Set-Cookie': cookie } : {};
  if (outcome.ok) {
    const isComplete = step === 'data' || checkout.details !== undefined;
    const next = isComplete ? stepPath(input.locale, outcome.next) : expiredPath(input.locale);
    return redirect(next, { status: 303, headers });
  }
  const { isStored, ...refusal } = outcome;
  const draftHeaders = isStored ? headers : {};
  // Browsers do not show a page that was the response to a POST again on Back, so redirect to a page that shows the
  // errors. That only works if the input was stored.
  const isRestorable = isStored || [...form.values()].every((value) => value === '');
  return isDataRequest(request) || !isRestorable
    ? refuse(context.env, withTyped(checkout, step, form), step, refusal, 400, draftHeaders)
    : redirect(refusedPath(input.locale, step), { status: 303, headers: draftHeaders });
}

/** Shows the review page with the current stock, so that the shopper sees it before ordering again. */
async function refuseSoldOut(context: ActionContext, request: Request) {
  const input = await readCheckoutInput(context, request);
  runGuards(input, pageTable.checkout.guards);
  const checkout = await openCheckout(context.db, input);
  if (!checkout) throw redirect(href('cart', input.locale), 303);
  return refuse(context.env, checkout, 'review', { problem: 'stock' }, 409);
}

/** @returns undefined if an item was sold to someone else in the meantime */
async function submitReview(
  context: Pick<AppLoadContext, 'checkoutLimits' | 'env' | 'payments' | 'secrets'>,
  request: Request,
  form: FormData,
  checkout: Checkout,
) {
  const { locale } = checkout;
  const submission = parseForm(form, reviewSchema);
  if (submission.status !== 'success') {
    const result = submission.reply();
    return isDataRequest(request) || !lacksTermsOnly(result)
      ? refuse(context.env, checkout, 'review', { result })
      : redirect(refusedPath(locale, 'review'), 303);
  }
  if (!isOpen(context.env))
    return refuse(context.env, checkout, 'review', { problem: 'closed' }, 503);
  const { submissionId } = submission.value;
  const placed = await placeOrder(context.payments, checkout, submissionId, {
    holder: toHolder(readClient(request), context.secrets),
    admitOrder: context.checkoutLimits.admitOrder,
  });
  if (placed.kind === 'pay') return redirect(placed.url, 303);
  if (placed.kind === 'done')
    return redirect(`${href('success', placed.order.locale)}?order=${placed.order.token}`, 303);
  if (placed.retryAfter !== undefined)
    return refuseForNow(context.env, checkout, 'review', form, placed.retryAfter);
  if (placed.problem === 'stock') return undefined;
  if (placed.problem === 'expired') return redirect(unfinishedPath(checkout), 303);
  const { problem } = placed;
  if (problem === 'changed' || problem === 'amount')
    return refuse(context.env, checkout, 'review', { problem }, 409);
  return refuse(context.env, checkout, 'review', { problem, result: keepReview(form) }, 503);
}

/** Where an order goes on for which something is missing now: goods, details or a delivery. */
function unfinishedPath({ locale, pricedCart, details }: Checkout): string {
  if (pricedCart.lines.length === 0) return href('cart', locale);
  return details ? refusedPath(locale, 'delivery') : expiredPath(locale);
}

/** The rate limit was reached: nothing is stored, and the step is shown with what was typed. */
function refuseForNow(
  env: Env,
  checkout: Checkout,
  step: CheckoutStep,
  form: FormData,
  retryAfter: number,
) {
  const headers = { 'Retry-After': String(retryAfter) };
  if (step === 'review') {
    const refusal = { problem: 'tooMany', result: keepReview(form) } as const;
    return refuse(env, checkout, step, refusal, 429, headers);
  }
  const typed = withTyped(checkout, step, form);
  return refuse(env, typed, step, { problem: 'tooMany' }, 429, headers);
}

function refuse(
  env: Env,
  checkout: Checkout,
  step: CheckoutStep,
  refusal: StepRefusal,
  status = 400,
  headers: Record<string, string> = {},
) {
  return data(
    { ...refusal, view: toCheckoutView(checkout, step, env) },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  );
}
