import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { definePageMeta } from '~/components/seo/page-meta';
import { ProductScreen } from '~/shop/catalog/product-screen';
import { loadProduct } from '~/shop/catalog/product.loader.server';
import { getLocale } from '~/i18n/i18n.server';
import formsStyles from '~/components/forms/forms.css?url';
import productStyles from '~/shop/catalog/product.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: formsStyles },
  { rel: 'stylesheet', href: productStyles },
];

export const handle = { i18n: ['shop'] } satisfies RouteHandle;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const locale = await getLocale(request);
  return loadProduct(context, params.slug ?? '', locale, searchParams.get('size'));
}

export const meta = definePageMeta<typeof loader>(({ product }) => ({
  title: product.name,
  detail: product.subtitle,
  description: product.summary,
  image: product.images[0],
  type: 'product',
}));

export default function ProductRoute() {
  return <ProductScreen page={useLoaderData<typeof loader>()} />;
}
