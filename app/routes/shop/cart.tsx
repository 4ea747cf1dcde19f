import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type LinksFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { changeCart } from '~/shop/cart/cart-action.server';
import { loadCart } from '~/shop/cart/cart.loader.server';
import { CartScreen } from '~/shop/cart/cart-screen';
import { getLocale, getT } from '~/i18n/i18n.server';
import { href } from '~/routing/href';
import { isDataRequest } from '~/platform/http/data-request';
import formsStyles from '~/components/forms/forms.css?url';
import checkoutStyles from '~/shop/checkout/checkout.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: formsStyles },
  { rel: 'stylesheet', href: checkoutStyles },
];

export const handle = { i18n: ['checkout'] } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const t = getT(await getLocale(request));
  return {
    ...(await loadCart(context, request)),
    formTitle: { title: t('cart:title'), errorPrefix: t('checkout:errorPrefix') },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { actionData, cookie } = await changeCart(context, request);
  const headers: HeadersInit = cookie ? { 'Set-Cookie': cookie } : {};
  if (!actionData.ok) return data(actionData, { status: 400 });
  const isLeaving = actionData.intent === 'checkout';
  if (isDataRequest(request) && !isLeaving) return data(actionData, { headers });
  const locale = await getLocale(request);
  return redirect(href(isLeaving ? 'checkout' : 'cart', locale), { status: 303, headers });
}

export { RouteError as ErrorBoundary } from '~/site/frame/route-error';

export const headers = () => ({ 'Cache-Control': 'no-store' });

export default function CartRoute() {
  return (
    <CartScreen data={useLoaderData<typeof loader>()} actionData={useActionData<typeof action>()} />
  );
}
