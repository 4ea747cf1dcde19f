import type { TFunction } from 'i18next';
import { formatMoney } from '~/i18n/format';
import type { vatContext } from '~/i18n/vat-context';
import type { DeliveryEstimate } from '~/shop/delivery/delivery-estimate';
import type { CartPageData, RefusedChange } from './cart-view';
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
