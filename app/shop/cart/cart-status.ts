import type { TFunction } from 'i18next';
import { formatMoney } from '~/i18n/format';
import type { DeliveryEstimate } from '~/shop/delivery/delivery-estimate';
import type { RefusedChange } from './cart-view';
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

/** Why a change was refused. */
export function describeProblem(
  t: TFunction<'cart'>,
  { problem, left = 0 }: RefusedChange,
): string {
  return t(`problems.${problem}`, { count: left });
}

/** Why a parcel cannot be delivered. */
export function describeRefusal(
  t: TFunction<'cart'>,
  { reason, countryName }: Extract<DeliveryEstimate, { state: 'refused' }>,
): string {
  return reason === 'weight'
    ? t('summary.refusedWeight')
    : t('summary.refusedCountry', { country: countryName });
}
