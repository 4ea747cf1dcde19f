import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type LinksFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { clearOrderedCart } from '~/shop/checkout/clear-cart.server';
import { savesData } from '~/platform/http/shared-request';
import { loadSuccess } from '~/shop/order-pages/order.loader.server';
import { successTitles } from '~/shop/order-pages/order-pages';
import { SuccessScreen } from '~/shop/order-pages/success-screen';
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
  const loaded = await loadSuccess(context, url.searchParams, locale);
  const cookie =
    loaded.settled && (await clearOrderedCart(context, request, loaded.settled, new Date()));
  const headers: Record<string, string> = cookie ? { 'Set-Cookie': cookie } : {};
  if ('otherPath' in loaded) throw redirect(loaded.otherPath, { status: 303, headers });
  // Redirects to the same URL, so that the whole page, including badge and mirror, is rendered without the ordered
  // cart.
  if (cookie) throw redirect(url.pathname + url.search, { status: 303, headers });
  const { view } = loaded;
  const title = getT(locale)(`order:${successTitles[view.state]}`);
  const refresh = view.state === 'waiting' && view.again ? `10;url=${view.again}` : undefined;
  // A connection that saves data gets no scripts, in a browser that may have them.
  const isPlain = savesData(Object.fromEntries(request.headers));
  return { view, formTitle: { title, errorPrefix: '', refresh }, isPlain };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page?.isPlain && page.formTitle.refresh
    ? [{ httpEquiv: 'refresh', content: page.formTitle.refresh }]
    : [];

export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });

export default function SuccessRoute() {
  return <SuccessScreen view={useLoaderData<typeof loader>().view} />;
}
