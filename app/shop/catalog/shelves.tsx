import { useTranslation } from 'react-i18next';
import { LocaleLink } from '~/routing/locale-link';
import type { OilName, Shelf } from './product-summary';
import { ProductCard } from './product-card';

const firstOilSizes = '(max-width: 600px) 90vw, (max-width: 1920px) 31vw, 570px';
const oilSizes = '(max-width: 600px) 44vw, (max-width: 1920px) 31vw, 570px';
const shelfSizes = '(max-width: 900px) 44vw, (max-width: 1920px) 21vw, 400px';

/** The oils. Their heading occupies the first cell of the grid. */
export function OilShelf({ shelf, mildToStrong }: { shelf: Shelf; mildToStrong: OilName[] }) {
  const { t } = useTranslation('shop');
  return (
    <section className="oils wrap" aria-labelledby="shelf-oil">
      <div className="oils__head">
        <h2 id="shelf-oil">{t('categories.oil')}</h2>
        {mildToStrong.length > 1 ? (
          <>
            <p className="kicker" id="mild-to-strong">
              {t('mildToStrong')}
            </p>
            <ol aria-labelledby="mild-to-strong">
              {mildToStrong.map(({ id, slug, name, nameLang }) => (
                <li key={id}>
                  <LocaleLink page="product" params={{ slug }} lang={nameLang}>
                    {name}
                  </LocaleLink>
                </li>
              ))}
            </ol>
          </>
        ) : null}
      </div>
      {shelf.products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          sizes={index === 0 ? firstOilSizes : oilSizes}
          priority={index === 0}
        />
      ))}
    </section>
  );
}

type OtherShelvesProps = {
  shelves: readonly Shelf[];
  /** Whether the page begins with them, so that their first picture is needed first. */
  hasFirst: boolean;
};

/** The other categories, each with a small heading, side by side where there is room. */
export function OtherShelves({ shelves, hasFirst }: OtherShelvesProps) {
  const { t } = useTranslation('shop');
  return (
    <div className="shelves wrap">
      {shelves.map(({ category, products }, shelf) => (
        <section
          className="shelf laid-out-later"
          key={category}
          data-count={Math.min(products.length, 4)}
          aria-labelledby={`shelf-${category}`}
        >
          <h2 className="shelf__name" id={`shelf-${category}`}>
            {t(`categories.${category}`)}
          </h2>
          <div className="shelf__goods">
            {products.map((product, index) => (
              <ProductCard
                key={product.id}
                product={product}
                sizes={shelfSizes}
                priority={hasFirst && shelf === 0 && index === 0}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
