import type { LoaderFunctionArgs, MetaFunction, LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { JsonLd } from '~/components/seo/json-ld';
import { pageMeta } from '~/components/seo/page-meta';
import { loadShop } from '~/shop/catalog/catalog.server';
import { shopJsonLd } from '~/shop/catalog/catalog-json-ld';
import { OleothequeBand } from '~/shop/catalog/oleotheque-band';
import { OilShelf, OtherShelves } from '~/shop/catalog/shelves';
import { useFrame } from '~/components/layout/use-frame';
import { getT } from '~/i18n/i18n.server';
import { localeFromPathname } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';
import catalogStyles from '~/styles/catalog.css?url';

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
  data?.shareCard
    ? pageMeta({
        matches,
        locale: localeFromPathname(location.pathname),
        path: location.pathname,
        ...data.meta,
        image: data.shareCard,
      })
    : [];

export default function ShopPage() {
  const { title, lead, oils, others, mildToStrong, oleotheque } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const frame = useFrame();
  const all = [oils, ...others].flatMap((shelf) => shelf?.products ?? []);
  return (
    <>
      <header className="shop-head wrap grid">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      {oils ? <OilShelf shelf={oils} mildToStrong={mildToStrong} /> : null}
      <OleothequeBand oleotheque={oleotheque} />
      <OtherShelves shelves={others} />
      {frame ? <JsonLd data={shopJsonLd(all, title, { siteUrl: frame.siteUrl, locale })} /> : null}
    </>
  );
}
