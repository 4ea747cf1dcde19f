import type {
  ActionFunctionArgs,
  HeadersFunction,
  LinksFunction,
  LoaderFunctionArgs,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { withRetryAfter } from '~/platform/http/retry-after';
import { submitCheckout } from '~/shop/checkout/checkout-action.server';
import { CheckoutScreen } from '~/shop/checkout/checkout-screen';
import { loadCheckoutPage } from '~/shop/checkout/checkout.loader.server';
import formsStyles from '~/components/forms/forms.css?url';
import checkoutStyles from '~/shop/checkout/checkout.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: formsStyles },
  { rel: 'stylesheet', href: checkoutStyles },
];

export const handle = { i18n: ['checkout'], bare: true } satisfies RouteHandle;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadCheckoutPage(context, request);

export const action = ({ request, context }: ActionFunctionArgs) =>
  submitCheckout(context, request);

export { RouteError as ErrorBoundary } from '~/site/frame/route-error';

export const headers: HeadersFunction = ({ actionHeaders }) =>
  withRetryAfter({ 'Cache-Control': 'no-store' }, actionHeaders);

export default function CheckoutRoute() {
  const page = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const view = actionData?.view.step === page.view.step ? actionData.view : page.view;
  const problem = actionData?.problem ?? page.problem;
  return (
    <CheckoutScreen
      view={view}
      storedResult={page.result}
      lastResult={actionData?.result}
      problem={problem}
    />
  );
}
