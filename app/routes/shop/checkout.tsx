import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type LinksFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { SubmissionResult } from '@conform-to/react';
import { readCart, writeCart } from '~/features/cart/cart.server';
import { confirmProducts, getContent } from '~/features/content/content.server';
import {
  loadCheckout,
  reachableSteps,
  viewCheckout,
  type Checkout,
} from '~/features/checkout/checkout.server';
import { stepFields, submitStep } from '~/features/checkout/checkout-action.server';
import { CheckoutScreen } from '~/features/checkout/checkout-screen';
import {
  type CheckoutStep,
  isCheckoutStep,
  reviewFields,
  reviewSchema,
} from '~/features/checkout/checkout-schema';
import type { CheckoutProblem } from '~/features/checkout/checkout-view';
import { runGuards } from '~/features/checkout/guards.server';
import { placeOrder } from '~/features/checkout/place-order.server';
import { getT } from '~/i18n/i18n.server';
import { type Locale, localeFromPathname } from '~/i18n/locales';
import { href } from '~/routing/href';
import { pages } from '~/routing/paths';
import { getDatabase } from '~/server/database/site-database.server';
import { getEnv } from '~/server/env.server';
import { parseForm, readForm } from '~/server/form.server';
import formsStyles from '~/styles/forms.css?url';
import checkoutStyles from '~/styles/checkout.css?url';

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

/** @param ordering whether money is about to be spent: then the content backend is asked what it costs now */
async function open(request: Request, ordering = false) {
  const locale = localeFromPathname(new URL(request.url).pathname);
  const db = await getDatabase();
  const cart = readCart(request);
  if (ordering) await confirmProducts([...new Set(cart.lines.map((line) => line.productId))]);
  const checkout = await loadCheckout(db, { locale, content: getContent(), cart });
  return { locale, db, cart, checkout };
}

const isOpen = () => getEnv().payment !== 'closed';

export async function loader({ request }: LoaderFunctionArgs) {
  await runGuards(pages.checkout.guards, request);
  const { locale, checkout } = await open(request);
  const step = readStep(request);
  const reachable = reachableSteps(checkout);
  if (!reachable.includes(step)) throw redirect(stepPath(locale, reachable.at(-1) ?? 'data'), 303);
  const t = getT(locale);
  return data(
    {
      view: viewCheckout(checkout, step, isOpen()),
      formTitle: { title: t(`checkout:steps.${step}`), errorPrefix: t('checkout:errorPrefix') },
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export async function action({ request }: ActionFunctionArgs) {
  const step = readStep(request);
  const names = step === 'review' ? reviewFields : stepFields[step];
  const form = await readForm(request, names);
  const { locale, db, cart, checkout } = await open(request, step === 'review');
  if (step === 'review') return submitReview(form, db, checkout);
  await runGuards(pages.checkout.guards, request);
  const outcome = await submitStep(db, checkout, step, form);
  const cookie = await writeCart({ lines: cart.lines, checkout: checkout.draft.id });
  if (!outcome.ok) {
    const { kept, ...refusal } = outcome;
    return refuse(checkout, step, refusal, 400, kept ? cookie : undefined);
  }
  return redirect(stepPath(locale, outcome.next), {
    status: 303,
    headers: cookie ? { 'Set-Cookie': cookie } : {},
  });
}

async function submitReview(
  form: FormData,
  db: Awaited<ReturnType<typeof getDatabase>>,
  checkout: Checkout,
) {
  const { locale } = checkout;
  const submission = parseForm(form, reviewSchema);
  if (submission.status !== 'success')
    return refuse(checkout, 'review', { result: submission.reply() });
  if (!isOpen()) return refuse(checkout, 'review', { problem: 'closed' }, 503);
  const placed = await placeOrder(db, checkout, submission.value.submissionId);
  if (placed.kind === 'pay') return redirect(placed.url, 303);
  if (placed.kind === 'done')
    return redirect(`${href('success', placed.order.locale)}?order=${placed.order.token}`, 303);
  if (placed.problem === 'expired') return redirect(href('cart', locale), 303);
  return refuse(
    checkout,
    'review',
    { problem: placed.problem },
    placed.problem === 'changed' ? 409 : 503,
  );
}

type Refusal = { result?: SubmissionResult<string[]>; problem?: CheckoutProblem };

function refuse(
  checkout: Checkout,
  step: CheckoutStep,
  refusal: Refusal,
  status = 400,
  cookie?: string,
) {
  return data(
    { ...refusal, view: viewCheckout(checkout, step, isOpen()) },
    { status, headers: { 'Cache-Control': 'no-store', ...(cookie && { 'Set-Cookie': cookie }) } },
  );
}

export { RouteError as ErrorBoundary } from '~/features/frame/route-error';

export const headers = () => ({ 'Cache-Control': 'no-store' });

export default function CheckoutRoute() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const view = refused?.view.step === page.view.step ? refused.view : page.view;
  return <CheckoutScreen view={view} result={refused?.result} problem={refused?.problem} />;
}
