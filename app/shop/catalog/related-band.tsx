import { useTranslation } from 'react-i18next';
import type { ProductCard as ProductCardView } from './product-summary';
import { ProductCard } from './product-card';

// On a phone, with an odd number of products the first one is shown large.
const firstSizes = '(max-width: 600px) 90vw, (max-width: 1920px) 29vw, 540px';
const otherSizes = '(max-width: 600px) 44vw, (max-width: 1920px) 29vw, 540px';

/** Related products at the bottom of a product page. */
export function RelatedBand({ products }: { products: readonly ProductCardView[] }) {
  const { t } = useTranslation('shop');
  if (products.length === 0) return null;
  return (
    <section className="related band--sand laid-out-later" aria-labelledby="related">
      <div className="wrap">
        <h2 id="related">{t('related')}</h2>
        <div className="goods">
          {products.map((product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              sizes={index === 0 ? firstSizes : otherSizes}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
