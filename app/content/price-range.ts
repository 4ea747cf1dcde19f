import { formatMoney } from '~/i18n/format';

/** The lowest and the highest of several prices, in cents. */
export type PriceRange = { fromCents: number; toCents: number };

/** The range of prices in cents; undefined if there are none. */
export const findPriceRange = (prices: readonly number[]): PriceRange | undefined =>
  prices.length > 0 ? { fromCents: Math.min(...prices), toCents: Math.max(...prices) } : undefined;

/** `8,00 € – 14,00 €`, or one price if both are the same. */
export const formatPriceRange = ({ fromCents, toCents }: PriceRange): string =>
  fromCents === toCents
    ? formatMoney(fromCents)
    : `${formatMoney(fromCents)} – ${formatMoney(toCents)}`;
