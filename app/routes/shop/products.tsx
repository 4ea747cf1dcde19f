import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { ProductsScreen } from '~/shop/catalog/products-screen';
import type { LoaderFunctionArgs, MetaFunction, LinksFunction } from '@remix-run/node';
import { pageLinks, pageMeta } from '~/components/seo/page-meta';
import { loadShop } from '~/shop/catalog/products.loader.server';
import { getLocale, getT } from '~/i18n/i18n.server';
import catalogStyles from '~/shop/catalog/catalog.css?url';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: catalogStyles }];

export const handle = { i18n: ['shop'] } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = await getLocale(request);
  const t = getT(locale);
  const view = loadShop(context.content.current(), locale, new URL(request.url));
  const { page = 1 } = view.paging ?? {};
  const title = t('shop:metaTitle');
  return {
    ...view,
    meta: {
      title: page > 1 ? t('shop:paging.title', { title, page }) : title,
      description: t('shop:metaDescription'),
    },
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) =>
  data
    ? [
        ...pageMeta({ matches, location }, { ...data.meta, image: data.shareCard }),
        ...pageLinks(location, data.paging),
      ]
    : [];

export default function ShopRoute() {
  return <ProductsScreen view={useLoaderData<typeof loader>()} />;
}
