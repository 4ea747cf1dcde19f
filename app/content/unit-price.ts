import { smallestUnitPricedPack } from '#hotel/hotel.config.js';
import type { Variant } from './product-schema';

export type UnitPrice = { cents: number; per: 'l' | 'kg' };

/** For one litre or one kilogram the unit price would only repeat the price. */
const wholeUnit = 1000;

/**
 * Unit price in cents per litre or kilogram, rounded half up (Dir. 98/6). Undefined if none is required: for goods by
 * the piece, sets and other exempt goods (`unitPrice: false`), very small packs, and if it equals the price.
 */
export function unitPriceCents(
  variant: Pick<Variant, 'net' | 'priceCents' | 'unitPrice'>,
): UnitPrice | undefined {
  const { amount, unit } = variant.net;
  if (!variant.unitPrice || unit === 'piece') return undefined;
  if (amount < smallestUnitPricedPack || amount === wholeUnit) return undefined;
  return {
    cents: Math.floor((variant.priceCents * wholeUnit * 2 + amount) / (amount * 2)),
    per: unit === 'ml' ? 'l' : 'kg',
  };
}
