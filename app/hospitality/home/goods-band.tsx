import { useTranslation } from 'react-i18next';
import { MoreLink } from '~/components/ui/more-link';
import { ProductCard } from '~/shop/catalog/product-card';
import catalogStyles from '~/shop/catalog/catalog.css?url';
import type { HomeView } from './home.loader.server';

/** A few products and a link to the shop. */
export function GoodsBand({ shop }: { shop: NonNullable<HomeView['shop']> }) {
  const { t } = useTranslation(['home', 'common']);
  return (
    <section className="goods-band band--sand laid-out-later" aria-labelledby="goods">
      <link rel="stylesheet" href={catalogStyles} />
      <div className="wrap grid">
        <div className="goods-band__head">
          <p className="kicker">{t('common:footer.shop')}</p>
          <h2 id="goods">{shop.title}</h2>
          <MoreLink page="shop">{t('toShop')}</MoreLink>
        </div>
        <div className="goods goods-band__goods">
          {shop.products.map((product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              sizes={
                index === 0
                  ? '(max-width: 600px) 90vw, (max-width: 1080px) 29vw, 19vw'
                  : '(max-width: 600px) 44vw, (max-width: 1080px) 29vw, 19vw'
              }
            />
          ))}
        </div>
      </div>
    </section>
  );
}
