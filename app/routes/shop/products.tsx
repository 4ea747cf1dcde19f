import { useLoaderData } from '@remix-run/react';
import { ProductsScreen } from '~/shop/catalog/products-screen';
import type { LoaderFunctionArgs, MetaFunction, LinksFunction } from '@remix-run/node';
import { pageMeta } from '~/components/seo/page-meta';
import { loadShop } from '~/shop/catalog/products.loader.server';
import { getT } from '~/i18n/i18n.server';
import { localeFromPathname } from '~/i18n/locales';
import catalogStyles from '~/shop/catalog/catalog.css?url';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: catalogStyles }];

export const handle = { texts: ['shop'] };

export function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeFromPathname(new URL(request.url).pathname);
  const t = getT(locale);
  return {
    ...loadShop(context.content.current(), locale),
    meta: { title: t('shop:metaTitle'), description: t('shop:metaDescription') },
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) =>
  data
    ? pageMeta(
        { matches, location },
        {
          ...data.meta,
          image: data.shareCard,
        },
      )
    : [];

export default function ShopRoute() {
  return <ProductsScreen view={useLoaderData<typeof loader>()} />;
}
