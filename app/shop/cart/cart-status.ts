import type { TFunction } from 'i18next';
import { formatMoney } from '~/i18n/format';
import type { PricedCart } from './priced-cart';

/** What the cart contains and costs, for screen readers. */
export function describeCart(
  t: TFunction<'cart'>,
  { itemCount, subtotalCents }: PricedCart,
): string {
  if (itemCount === 0) return t('empty.title');
  const items = t('items', { count: itemCount });
  return t('status', { items, total: formatMoney(subtotalCents) });
}
