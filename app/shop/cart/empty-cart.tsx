import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/components/ui/button';
import { LocaleLink } from '~/routing/locale-link';
import type { CartPageData } from './cart-view';

/**
 * A cart without anything to buy. What is sold out is still in it, and named above. If the browser sent no cart at all,
 * something may have been added that it did not keep.
 */
export function EmptyCart({ data }: { data: Pick<CartPageData, 'cart' | 'known'> }) {
  const { t } = useTranslation('cart');
  return (
    <div className="cart-empty">
      {data.cart.soldOut.length > 0 ? null : <p className="lead">{t('empty.title')}</p>}
      <p>{t('empty.hint')}</p>
      <LocaleLink page="shop" className={buttonClass()}>
        {t('empty.toShop')}
      </LocaleLink>
      {data.known ? null : <p className="note">{t('empty.notKept')}</p>}
    </div>
  );
}
