import { Picture } from '~/components/ui/picture';
import { Price, UnitPrice } from '~/components/ui/price';
import { PriceNotes } from '~/components/ui/price-notes';
import { LocaleLink } from '~/routing/locale-link';
import { AvailabilityNote } from './availability-note';
import type { ProductCard as ProductCardView } from './product-summary';

type ProductCardProps = {
  product: ProductCardView;
  sizes: string;
  priority?: boolean;
};

/** A product card; all of it is one link. */
export function ProductCard({ product, sizes, priority }: ProductCardProps) {
  return (
    <article className="good">
      <Picture image={product.image} sizes={sizes} priority={priority} className="good__picture" />
      <h3 className="good__name">
        <LocaleLink
          page="product"
          params={{ slug: product.slug }}
          className="stretched-link"
          lang={product.nameLang}
        >
          {product.name}
        </LocaleLink>
      </h3>
      <p className="good__text">{product.subtitle}</p>
      <p className="good__price">
        <Price cents={product.priceCents} isFrom={product.isFrom} />{' '}
        {product.unitPrice ? (
          <span className="good__unit">
            {product.isFrom ? `${product.sizeName}, ` : null}
            <UnitPrice {...product.unitPrice} />
          </span>
        ) : null}
        <PriceNotes of={product} />
      </p>
      <AvailabilityNote of={product.availability} className="good__out" />
    </article>
  );
}
