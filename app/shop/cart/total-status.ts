import type { TFunction } from 'i18next';
import { formatMoney } from '~/i18n/format';
import type { vatContext } from '~/i18n/vat-context';
import { describeRefusal } from './cart-status';
import type { CartPageData } from './cart-view';

/**
 * What the cart costs with its delivery, or why it cannot be delivered, for screen readers; undefined until the country is
 * known.
 */
export function describeTotal(
  t: TFunction<'cart'>,
  { delivery, totalCents }: Pick<CartPageData, 'delivery' | 'totalCents'>,
  vat: ReturnType<typeof vatContext>,
): string | undefined {
  if (delivery.state === 'refused') return describeRefusal(t, delivery);
  if (delivery.state === 'unknown' || totalCents === null) return undefined;
  const label = t('summary.total', { country: delivery.countryName, ...vat });
  return `${label}: ${formatMoney(totalCents)}`;
}
