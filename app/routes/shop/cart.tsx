import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type LinksFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeCart } from '~/shop/cart/cart-action.server';
import { loadCart } from '~/shop/cart/cart.loader.server';
import { CartScreen } from '~/shop/cart/cart-screen';
import { getT } from '~/i18n/i18n.server';
import { localeFromPathname } from '~/i18n/locales';
import { href } from '~/routing/href';
import { isDataRequest } from '~/platform/http/data-request';
import formsStyles from '~/components/forms/forms.css?url';
import checkoutStyles from '~/shop/checkout/checkout.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: formsStyles },
  { rel: 'stylesheet', href: checkoutStyles },
];

export const handle = { texts: ['checkout'] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const t = getT(localeFromPathname(new URL(request.url).pathname));
  return {
    ...(await loadCart(context, request)),
    formTitle: { title: t('cart:title'), errorPrefix: t('checkout:errorPrefix') },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { answer, cookie } = await changeCart(context, request);
  const headers: HeadersInit = cookie ? { 'Set-Cookie': cookie } : {};
  if (!answer.ok) return data(answer, { status: 400 });
  if (isDataRequest(request)) return data(answer, { headers });
  const locale = localeFromPathname(new URL(request.url).pathname);
  return redirect(href('cart', locale), { status: 303, headers });
}

export { RouteError as ErrorBoundary } from '~/site/frame/route-error';

export const headers = () => ({ 'Cache-Control': 'private, no-cache' });

export default function CartRoute() {
  return (
    <CartScreen data={useLoaderData<typeof loader>()} action={useActionData<typeof action>()} />
  );
}
