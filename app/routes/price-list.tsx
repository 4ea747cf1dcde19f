import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { definePageMeta } from '~/components/seo/page-meta';
import { PriceListScreen } from '~/site/price-list/price-list-screen';
import { loadPriceList } from '~/site/price-list/price-list.server';
import { getLocale } from '~/i18n/i18n.server';
import pageStyles from '~/components/layout/page.css?url';
import priceListStyles from '~/site/price-list/price-list.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: pageStyles },
  { rel: 'stylesheet', href: priceListStyles },
];

export const handle = { i18n: ['texts'] } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadPriceList(context, await getLocale(request));
}

export const meta = definePageMeta<typeof loader>((data) => ({
  title: data.page.title,
  description: data.page.summary,
  image: data.shareCard,
}));

export default function PriceListRoute() {
  return <PriceListScreen view={useLoaderData<typeof loader>()} />;
}
