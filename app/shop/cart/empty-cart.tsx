import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '~/components/ui/button';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { LocaleLink } from '~/routing/locale-link';
import type { CartPageData } from './cart-view';
import type { CartChanges } from './use-cart-changes';

type EmptyCartProps = { data: Pick<CartPageData, 'cart' | 'known'>; changes: CartChanges };

/**
 * A cart without anything to buy. What is sold out or no longer sold is still in it, and named above, until the shopper
 * empties it. If the browser sent no cart at all, something may have been added that it did not
 * keep.
 */
export function EmptyCart({ data, changes }: EmptyCartProps) {
  const { t } = useTranslation('cart');
  const action = href('cart', useLocale());
  const { soldOut, gone, goneUnnamed } = data.cart;
  return (
    <div className="cart-empty">
      {soldOut.length > 0 ? null : <p className="lead">{t('empty.title')}</p>}
      <p>{t('empty.hint')}</p>
      <LocaleLink page="shop" className={buttonClass()}>
        {t('empty.toShop')}
      </LocaleLink>
      {soldOut.length + gone.length + goneUnnamed > 0 ? (
        <form method="post" action={action} onSubmit={changes.submit}>
          <Button look="quiet" name="intent" value="empty">
            {t('emptyAll')}
          </Button>
        </form>
      ) : null}
      {data.known ? null : <p className="note">{t('empty.notKept')}</p>}
    </div>
  );
}
