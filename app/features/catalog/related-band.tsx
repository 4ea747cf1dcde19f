import { useTranslation } from 'react-i18next';
import type { ProductCard as ProductCardView } from './catalog-view';
import { ProductCard } from './product-card';

/** Other products, at the foot of a product's page. */
export function RelatedBand({ products }: { products: readonly ProductCardView[] }) {
  const { t } = useTranslation('shop');
  if (products.length === 0) return null;
  return (
    <section className="related band--sand" aria-labelledby="related">
      <div className="wrap">
        <h2 id="related">{t('related')}</h2>
        <div className="goods">
          {products.map((product) => (
            <ProductCard key={product.id} product={product} sizes="(max-width: 820px) 50vw, 31vw" />
          ))}
        </div>
      </div>
    </section>
  );
}
