import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { loadOrder } from '~/shop/order-pages/order.loader.server';
import { OrderScreen } from '~/shop/order-pages/order-screen';
import { getLocale, getT } from '~/i18n/i18n.server';
import { StaleLinkTitle } from '~/site/stale-links/stale-link-title';
import formsStyles from '~/components/forms/forms.css?url';
import checkoutStyles from '~/shop/checkout/checkout.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: formsStyles },
  { rel: 'stylesheet', href: checkoutStyles },
];

export const handle = {
  i18n: ['order', 'texts'],
  MissingTitle: StaleLinkTitle,
} satisfies RouteHandle;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const locale = await getLocale(request);
  const order = await loadOrder(context, params.token ?? '', locale);
  if (!order) throw new Response(null, { status: 404 });
  const t = getT(locale);
  return {
    order,
    formTitle: { title: t('order:title', { number: order.number }), errorPrefix: '' },
  };
}

export const headers = () => ({
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
});

export { EmailLinkError as ErrorBoundary } from '~/site/stale-links/email-link-error';

export default function OrderRoute() {
  return <OrderScreen order={useLoaderData<typeof loader>().order} />;
}
