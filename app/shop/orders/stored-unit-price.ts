import type { UnitPrice } from '~/content/unit-price';

/** The unit price stored with an order line, as an optional field. */
export function toUnitPrice(line: {
  unit_price_cents: number | null;
  unit_price_per: 'l' | 'kg' | null;
}): { unitPrice?: UnitPrice } {
  const { unit_price_cents: cents, unit_price_per: per } = line;
  return cents === null || per === null ? {} : { unitPrice: { cents, per } };
}
