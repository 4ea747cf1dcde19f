import { useTranslation } from 'react-i18next';
import { Notice } from '~/components/ui/notice';
import type { PricedCart } from './priced-cart';

/** Lists cart items that are unavailable or available only in smaller numbers; renders nothing if there are none. */
export function UnavailableNotice({ cart }: { cart: PricedCart }) {
  const { t } = useTranslation('cart');
  const { gone, soldOut, limited } = cart;
  if (gone.length + soldOut.length + limited.length === 0) return null;
  return (
    <Notice>
      {gone.length > 0 ? <p>{t('gone', { count: gone.length, names: gone.join('; ') })}</p> : null}
      {soldOut.length > 0 ? (
        <p>{t('soldOut', { count: soldOut.length, names: soldOut.join('; ') })}</p>
      ) : null}
      {limited.map(({ name, left }) => (
        <p key={name}>{t('limited', { name, count: left })}</p>
      ))}
    </Notice>
  );
}
