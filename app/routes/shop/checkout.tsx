import type { Env } from '~/platform/env/env-schema';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type LinksFunction,
  type AppLoadContext,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { SubmissionResult } from '@conform-to/react';
import {
  type CheckoutInput,
  loadCheckout,
  priceCheckout,
  reachableSteps,
  resumeCheckout,
  type Checkout,
} from '~/shop/checkout/checkout-session.server';
import { toCheckoutView } from '~/shop/checkout/checkout.loader.server';
import { startDraft } from '~/shop/checkout/drafts.server';
import { stepFields, submitStep } from '~/shop/checkout/submit-step.server';
import { CheckoutScreen } from '~/shop/checkout/checkout-screen';
import {
  type CheckoutStep,
  isCheckoutStep,
  reviewFields,
  reviewSchema,
} from '~/shop/checkout/checkout-schema';
import type { CheckoutProblem } from '~/shop/checkout/checkout.loader.server';
import { runGuards } from '~/shop/checkout/guards.server';
import { placeOrder } from '~/shop/checkout/place-order.server';
import { getT } from '~/i18n/i18n.server';
import { type Locale, localeFromPathname } from '~/i18n/locales';
import { href } from '~/routing/href';
import { pageTable } from '~/routing/page-table';
import { requireDatabase } from '~/platform/database/unavailable-database.server';
import { reportStorageError } from '~/platform/database/report-storage-error.server';
import { isStorageError } from '~/platform/database/storage-error';
import { parseForm, readForm } from '~/platform/forms/form.server';
import formsStyles from '~/components/forms/forms.css?url';
import checkoutStyles from '~/shop/checkout/checkout.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: formsStyles },
  { rel: 'stylesheet', href: checkoutStyles },
];

export const handle = { texts: ['checkout'] };

function readStep(request: Request): CheckoutStep {
  const step = new URL(request.url).searchParams.get('step');
  return isCheckoutStep(step) ? step : 'data';
}

const stepPath = (locale: Locale, step: CheckoutStep) => `${href('checkout', locale)}?step=${step}`;

/** @param ordering whether money is about to be spent: then the content backend is queried for the current prices */
async function open(
  context: Pick<AppLoadContext, 'cartCookie' | 'content' | 'db'>,
  request: Request,
  ordering = false,
) {
  const locale = localeFromPathname(new URL(request.url).pathname);
  const cart = context.cartCookie.read(request);
  if (ordering)
    await context.content.confirm([...new Set(cart.lines.map((line) => line.productId))]);
  const input = priceCheckout({ locale, content: context.content.current(), cart });
  const stored = await unlessStorageFails(async () => {
    const { db } = context;
    // A new checkout has no draft to read yet, but nothing may be typed that cannot be stored.
    await requireDatabase(db);
    return { db, checkout: await loadCheckout(db, input) };
  });
  return { locale, cart, stored, input };
}

/** @returns undefined when the database cannot be used */
async function unlessStorageFails<Result>(work: () => Promise<Result>) {
  try {
    return await work();
  } catch (error) {
    if (!isStorageError(error)) throw error;
    reportStorageError(error, 'A checkout could not be read or stored');
    return undefined;
  }
}

/** A step whose draft cannot be reached, with what this request brings. The review needs more than that. */
function viewWithoutStorage(input: CheckoutInput, asked: CheckoutStep, form?: FormData) {
  const values = Object.fromEntries(
    [...(form ?? [])].map(([name, value]) => [name, String(value)]),
  );
  const checkout = resumeCheckout(input, { ...startDraft(), values });
  return { checkout, step: asked === 'review' ? 'data' : asked } as const;
}

const isOpen = (env: Env) => env.payment !== 'closed';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { locale, stored, input } = await open(context, request);
  runGuards(input, pageTable.checkout.guards);
  const asked = readStep(request);
  const reachable = stored ? reachableSteps(stored.checkout) : [asked];
  if (!reachable.includes(asked)) throw redirect(stepPath(locale, reachable.at(-1) ?? 'data'), 303);
  const { checkout, step } = stored
    ? { checkout: stored.checkout, step: asked }
    : viewWithoutStorage(input, asked);
  const problem: CheckoutProblem | undefined = stored ? undefined : 'storage';
  const t = getT(locale);
  return data(
    {
      view: toCheckoutView(checkout, step, isOpen(context.env)),
      problem,
      formTitle: { title: t(`checkout:steps.${step}`), errorPrefix: t('checkout:errorPrefix') },
    },
    { status: problem ? 503 : 200, headers: { 'Cache-Control': 'no-store' } },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const step = readStep(request);
  const names = step === 'review' ? reviewFields : stepFields[step];
  const form = await readForm(request, names);
  const { locale, cart, stored, input } = await open(context, request, step === 'review');
  const refuseStorage = () => {
    const { checkout, step: shown } = viewWithoutStorage(input, step, form);
    return refuse(context.env, checkout, shown, { problem: 'storage' }, 503);
  };
  if (!stored) return refuseStorage();
  const { db, checkout } = stored;
  if (step === 'review') return submitReview(context, form, checkout);
  runGuards(input, pageTable.checkout.guards);
  const outcome = await unlessStorageFails(() => submitStep(db, checkout, step, form));
  if (!outcome) return refuseStorage();
  const cookie = await context.cartCookie.write({ lines: cart.lines, checkout: checkout.draft.id });
  if (!outcome.ok) {
    const { kept, ...refusal } = outcome;
    return refuse(context.env, checkout, step, refusal, 400, kept ? cookie : undefined);
  }
  return redirect(stepPath(locale, outcome.next), {
    status: 303,
    headers: cookie ? { 'Set-Cookie': cookie } : {},
  });
}

async function submitReview(
  context: Pick<AppLoadContext, 'env' | 'payments'>,
  form: FormData,
  checkout: Checkout,
) {
  const { locale } = checkout;
  const submission = parseForm(form, reviewSchema);
  if (submission.status !== 'success')
    return refuse(context.env, checkout, 'review', { result: submission.reply() });
  if (!isOpen(context.env))
    return refuse(context.env, checkout, 'review', { problem: 'closed' }, 503);
  const placed = await placeOrder(context.payments, checkout, submission.value.submissionId);
  if (placed.kind === 'pay') return redirect(placed.url, 303);
  if (placed.kind === 'done')
    return redirect(`${href('success', placed.order.locale)}?order=${placed.order.token}`, 303);
  if (placed.problem === 'expired') return redirect(href('cart', locale), 303);
  return refuse(
    context.env,
    checkout,
    'review',
    { problem: placed.problem },
    placed.problem === 'changed' ? 409 : 503,
  );
}

type Refusal = { result?: SubmissionResult<string[]>; problem?: CheckoutProblem };

function refuse(
  env: Env,
  checkout: Checkout,
  step: CheckoutStep,
  refusal: Refusal,
  status = 400,
  cookie?: string,
) {
  return data(
    { ...refusal, view: toCheckoutView(checkout, step, isOpen(env)) },
    { status, headers: { 'Cache-Control': 'no-store', ...(cookie && { 'Set-Cookie': cookie }) } },
  );
}

export { RouteError as ErrorBoundary } from '~/site/frame/route-error';

export const headers = () => ({ 'Cache-Control': 'no-store' });

export default function CheckoutRoute() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const view = refused?.view.step === page.view.step ? refused.view : page.view;
  const problem = refused?.problem ?? page.problem;
  return <CheckoutScreen view={view} result={refused?.result} problem={problem} />;
}
