import { type LoaderFunctionArgs, type LinksFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { loadFail } from '~/shop/order-pages/order.loader.server';
import { FailScreen } from '~/shop/order-pages/fail-screen';
import { getLocale, getT } from '~/i18n/i18n.server';
import formsStyles from '~/components/forms/forms.css?url';
import checkoutStyles from '~/shop/checkout/checkout.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: formsStyles },
  { rel: 'stylesheet', href: checkoutStyles },
];

export const handle = { i18n: ['order'] } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const locale = await getLocale(request);
  const cart = context.cartCookie.read(request);
  const loaded = await loadFail(context.db, url.searchParams, locale, cart);
  if ('otherPath' in loaded) throw redirect(loaded.otherPath, 303);
  const { view } = loaded;
  const title = getT(locale)(
    view.soldOut.length > 0 ? 'order:fail.soldOut.title' : 'order:fail.title',
  );
  return { view, formTitle: { title, errorPrefix: '' } };
}

export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });

export default function FailRoute() {
  return <FailScreen view={useLoaderData<typeof loader>().view} />;
}
