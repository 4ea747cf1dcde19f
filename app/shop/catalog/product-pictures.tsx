import { useTranslation } from 'react-i18next';
import { Picture } from '~/components/ui/picture';
import type { ProductView } from './product.loader.server';

const wide = '(max-width: 820px) 100vw, (max-width: 1920px) 54vw, 1030px';
const half = '(max-width: 820px) 50vw, (max-width: 1920px) 27vw, 510px';

/** The first picture large, the others in pairs below. An engraving fills an incomplete pair. */
export function ProductPictures({ product }: { product: ProductView }) {
  const { t } = useTranslation('shop');
  const [first, ...others] = product.images;
  const isOdd = others.length % 2 === 1;
  return (
    <div className="shots">
      {first ? <Picture image={first} sizes={wide} priority className="shots__first" /> : null}
      {product.picturedSize === undefined ? null : (
        <p className="note shots__caption">{t('pictured', { size: product.picturedSize })}</p>
      )}
      {others.map((image, index) => (
        <Picture
          key={image.id}
          image={image}
          sizes={half}
          className={isOdd && !product.plate && index === 0 ? 'shots__wide' : undefined}
        />
      ))}
      {isOdd && product.plate ? (
        <div className="shots__plate">
          <Picture image={product.plate} sizes={half} />
        </div>
      ) : null}
    </div>
  );
}
