import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '~/components/ui/breadcrumb';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { AddToCartForm } from './add-to-cart-form';
import { ProductPageJsonLd } from './catalog-json-ld';
import catalogStyles from './catalog.css?url';
import { OleothequeBand } from './oleotheque-band';
import { ProductDetails, Promises } from './product-details';
import { ProductParticulars } from './product-particulars';
import { ProductPictures } from './product-pictures';
import type { ProductPage } from './product.loader.server';
import { RelatedBand } from './related-band';

/** The product page: pictures, sizes and prices, mandatory information, and related products. */
export function ProductScreen({ page }: { page: ProductPage }) {
  const { product, seller, delivery, cards, oleotheque } = page;
  const { t } = useTranslation('shop');
  const locale = useLocale();
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
            <Promises delivery={delivery} from={page.deliveryFrom} />
            <div className="product__text stack">
              {product.description.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <ProductDetails product={product} delivery={delivery} seller={seller} cards={cards} />
          </div>
        </div>
      </div>
      {/* Linked here rather than in the head, because what it styles begins below the first screen. */}
      <link rel="stylesheet" href={catalogStyles} />
      <ProductParticulars product={product} seller={seller} />
      {oleotheque ? <OleothequeBand oleotheque={oleotheque} /> : null}
      <RelatedBand products={product.related} />
      <ProductPageJsonLd of={{ page, crumbs }} />
    </>
  );
}
