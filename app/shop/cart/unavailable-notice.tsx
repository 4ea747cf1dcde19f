import { useTranslation } from 'react-i18next';
import { Notice } from '~/components/ui/notice';
import type { PricedCart } from './priced-cart';

/** Lists cart items that are unavailable or available only in smaller numbers; renders nothing if there are none. */
export function UnavailableNotice({ cart }: { cart: PricedCart }) {
  const { t } = useTranslation('cart');
  const { gone, goneUnnamed, soldOut, limited } = cart;
  const goneCount = gone.length + goneUnnamed;
  if (goneCount + soldOut.length + limited.length === 0) return null;
  return (
    <Notice>
      {goneCount > 0 ? <p>{t('gone', { count: goneCount, names: listNames(cart) })}</p> : null}
      {soldOut.length > 0 ? (
        <p>{t('soldOut', { count: soldOut.length, names: soldOut.join('; ') })}</p>
      ) : null}
      {limited.map(({ name, left }) => (
        <p key={name}>{t('limited', { name, count: left })}</p>
      ))}
    </Notice>
  );
}

/** In brackets, with an ellipsis for those that have no name any more; empty if none has. */
function listNames({ gone, goneUnnamed }: PricedCart): string {
  const names = goneUnnamed > 0 ? [...gone, '…'] : gone;
  return gone.length > 0 ? ` (${names.join('; ')})` : '';
}
