import type { VatRate } from '~/content/vat-schema';

// Amounts are integer cents including VAT unless stated otherwise. Rates are basis points: 500 is 5 %.

/** The part of an amount that has one VAT rate. */
export type VatShare = { rate: number; cents: number };

/** The amounts of one rate on an invoice: `gross` is the sum of `base` and `vat`. */
export type VatTotal = { rate: number; gross: number; base: number; vat: number };

/**
 * Splits an amount in proportion to weights by the largest remainder method, so that the parts add up to the cent. Ties
 * go to the first part. If all weights are zero, the first part gets everything.
 * @param cents may be negative
 * @param weights must not be negative
 */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? cents : 0));
  const size = BigInt(Math.abs(cents));
  const parts = weights.map((weight, index) => {
    const product = size * BigInt(weight);
    return {
      index,
      whole: Number(product / BigInt(sum)),
      remainder: Number(product % BigInt(sum)),
    };
  });
  const missing = Math.abs(cents) - parts.reduce((total, { whole }) => total + whole, 0);
  const raised = parts
    .toSorted((a, b) => b.remainder - a.remainder)
    .slice(0, missing)
    .map(({ index }) => index);
  return parts.map(({ whole, index }) => {
    const part = whole + (raised.includes(index) ? 1 : 0);
    return part === 0 ? 0 : Math.sign(cents) * part;
  });
}

const toBasisPoints = (percent: number) => Math.round(percent * 100);

/** Splits an amount of a product by rate: one share, or for a set shares in proportion to its parts' own prices. */
export function toVatShares(vatRate: VatRate, cents: number): VatShare[] {
  if (typeof vatRate === 'number') return [{ rate: toBasisPoints(vatRate), cents }];
  return mergeShares(
    splitShares(
      cents,
      vatRate.map((part) => ({ ...part, rate: toBasisPoints(part.rate) })),
    ),
  );
}

/** Merges shares into one per rate, lowest rate first. */
export function mergeShares(shares: readonly VatShare[]): VatShare[] {
  const sums = new Map<number, number>();
  for (const { rate, cents } of shares) sums.set(rate, (sums.get(rate) ?? 0) + cents);
  return [...sums]
    .map(([rate, cents]) => ({ rate, cents }))
    .toSorted((left, right) => left.rate - right.rate);
}

/** Splits an amount by rate in proportion to other shares. */
export function splitShares(cents: number, shares: readonly VatShare[]): VatShare[] {
  const split = splitCents(
    cents,
    shares.map((share) => share.cents),
  );
  return shares.map(({ rate }, index) => ({ rate, cents: split[index] ?? 0 }));
}

/** Goods and delivery by rate. Delivery is ancillary to the goods, so it is split over their rates by price. */
export function orderShares(
  lines: readonly { vat: readonly VatShare[] }[],
  deliveryCents: number,
): VatShare[] {
  const goods = mergeShares(lines.flatMap(({ vat }) => vat));
  return mergeShares([...goods, ...splitShares(deliveryCents, goods)]);
}

/** The same amounts without VAT: those of a seller outside the VAT system. */
export const withoutVat = (shares: readonly VatShare[]): VatShare[] =>
  mergeShares(shares.map(({ cents }) => ({ rate: 0, cents })));

/** The base of an amount that includes VAT, rounded half away from zero. */
const baseOf = (gross: number, rate: number) =>
  Math.sign(gross) * Math.round((Math.abs(gross) * 10_000) / (10_000 + rate));

/**
 * Base and VAT of each rate, computed from prices that include VAT. The base is rounded once, and VAT is the remainder, so
 * that they always add up. Rates without an amount are left out.
 * @param booked the totals of the charge and the refunds before a refund. What is left of them is rounded then, and the refund
 * takes the difference: rounded each on its own, the refunds of a charge would not add up to its base and VAT.
 */
export function toVatTotals(
  shares: readonly VatShare[],
  booked: readonly VatTotal[] = [],
): VatTotal[] {
  return mergeShares(shares)
    .filter(({ cents }) => cents !== 0)
    .map(({ rate, cents: gross }) => {
      const before = booked.filter((total) => total.rate === rate);
      const left = before.reduce((sum, total) => sum + total.gross, gross);
      const base = before.reduce((rest, total) => rest - total.base, baseOf(left, rate));
      return { rate, gross, base, vat: gross - base };
    });
}

/** Base and VAT of an order's charge and refunds, as split by `splitMovements`. */
export function toMovementTotals(movements: readonly (readonly VatShare[])[]): VatTotal[][] {
  const booked: VatTotal[] = [];
  return movements.map((shares) => {
    const totals = toVatTotals(shares, booked);
    booked.push(...totals);
    return totals;
  });
}

/**
 * Splits an order's charge and refunds by rate, in chronological order. A partial amount is split in proportion to what
 * it is a part of. The last one gets the exact remainder, so that the sums of each rate match the order's, and are zero
 * after a full refund.
 * @param shares of the whole order, one for each rate
 * @param amounts the charge, followed by the refunds as negative amounts
 */
export function splitMovements(
  shares: readonly VatShare[],
  amounts: readonly number[],
): VatShare[][] {
  let left: readonly VatShare[] = shares;
  return amounts.map((cents, index) => {
    const part = splitShares(cents, left);
    left = index === 0 ? part : mergeShares([...left, ...part]);
    return part;
  });
}
