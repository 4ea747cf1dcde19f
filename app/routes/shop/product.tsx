import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  type LinksFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { JsonLd } from '~/components/seo/json-ld';
import { pageMeta } from '~/components/seo/page-meta';
import { Breadcrumb } from '~/components/ui/breadcrumb';
import { AddToCartForm } from '~/shop/catalog/add-to-cart-form';
import { findProductPage } from '~/shop/catalog/product.loader.server';
import { productPageJsonLd } from '~/shop/catalog/catalog-json-ld';
import { OleothequeBand } from '~/shop/catalog/oleotheque-band';
import { ProductDetails, Promises } from '~/shop/catalog/product-details';
import { ProductParticulars } from '~/shop/catalog/product-particulars';
import { ProductPictures } from '~/shop/catalog/product-pictures';
import { RelatedBand } from '~/shop/catalog/related-band';
import { useFrame } from '~/components/layout/use-frame';
import { localeFromPathname } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import catalogStyles from '~/shop/catalog/catalog.css?url';
import productStyles from '~/shop/catalog/product.css?url';
import formsStyles from '~/components/forms/forms.css?url';

// The shelves' style sheet is placed where they begin, below the first screen.
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: formsStyles },
  { rel: 'stylesheet', href: productStyles },
];

export const handle = { texts: ['shop'] };

export function loader({ request, params, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeFromPathname(pathname);
  const page = findProductPage(context, params.slug ?? '', locale, searchParams.get('size'));
  if (!page) throw data(null, { status: 404 });
  return page;
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, location }) => {
  const [image] = page?.product.images ?? [];
  if (!page || !image) return [];
  const { name, subtitle, summary } = page.product;
  return pageMeta(
    { matches, location },
    {
      title: name,
      detail: subtitle,
      description: summary,
      image,
      type: 'product',
    },
  );
};

export default function ProductPage() {
  const { product, seller, delivery, cards, oleotheque } = useLoaderData<typeof loader>();
  const { t } = useTranslation('shop');
  const locale = useLocale();
  const frame = useFrame();
  const crumbs = [
    { label: t('crumb'), to: href('shop', locale) },
    { label: product.name, lang: product.nameLang },
  ];
  return (
    <>
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} />
        <div className="product grid">
          <ProductPictures product={product} />
          <div className="product__buy">
            <p className="kicker">{t(`categories.${product.category}`)}</p>
            <h1 lang={product.nameLang}>{product.name}</h1>
            <p className="product__subtitle">{product.subtitle}</p>
            <AddToCartForm key={product.id} product={product} />
            <Promises delivery={delivery} />
            <div className="product__text stack">
              {product.description.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <ProductDetails product={product} delivery={delivery} seller={seller} cards={cards} />
          </div>
        </div>
      </div>
      <ProductParticulars product={product} seller={seller} />
      <link rel="stylesheet" href={catalogStyles} />
      {oleotheque ? <OleothequeBand oleotheque={oleotheque} /> : null}
      <RelatedBand products={product.related} />
      {frame ? (
        <JsonLd
          data={productPageJsonLd({ product, seller, delivery }, crumbs, {
            siteUrl: frame.siteUrl,
            locale,
            brand: frame.hotel.name,
          })}
        />
      ) : null}
    </>
  );
}
