import type { VatRate } from '~/content/vat-schema';

// Amounts are integer cents, VAT included unless they say otherwise. Rates are basis points: 500 is 5 %.

/** A part of an amount that has one rate. */
export type VatShare = { rate: number; cents: number };

/** What stands on an invoice for one rate: `gross` is `base` and `vat` together. */
export type VatTotal = { rate: number; gross: number; base: number; vat: number };

/**
 * Splits an amount in proportion to weights, by largest remainder, so that the parts add up to the cent; of equal remainders
 * the first. Without any weight everything is in the first part.
 * @param cents may be negative
 * @param weights none of them negative
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
  const sign = cents < 0 ? -1 : 1;
  return parts.map(({ whole, index }) => {
    const part = whole + (raised.includes(index) ? 1 : 0);
    return part === 0 ? 0 : sign * part;
  });
}

const toBasisPoints = (percent: number) => Math.round(percent * 100);

/** An amount of a product's by rate: whole, or for a set in proportion to what its parts cost by themselves. */
export function toVatShares(vatRate: VatRate, cents: number): VatShare[] {
  if (typeof vatRate === 'number') return [{ rate: toBasisPoints(vatRate), cents }];
  const split = splitCents(
    cents,
    vatRate.map((part) => part.cents),
  );
  return mergeShares(
    vatRate.map(({ rate }, index) => ({ rate: toBasisPoints(rate), cents: split[index] ?? 0 })),
  );
}

/** One share for each rate, the lowest rate first. */
export function mergeShares(shares: readonly VatShare[]): VatShare[] {
  const sums = new Map<number, number>();
  for (const { rate, cents } of shares) sums.set(rate, (sums.get(rate) ?? 0) + cents);
  return [...sums]
    .map(([rate, cents]) => ({ rate, cents }))
    .toSorted((left, right) => left.rate - right.rate);
}

/** An amount split by rate in proportion to other shares. */
export function splitShares(cents: number, shares: readonly VatShare[]): VatShare[] {
  const split = splitCents(
    cents,
    shares.map((share) => share.cents),
  );
  return shares.map(({ rate }, index) => ({ rate, cents: split[index] ?? 0 }));
}

/** Goods and delivery by rate. Delivery belongs to the goods: it has their rates, in proportion to what they cost. */
export function orderShares(
  lines: readonly { vat: readonly VatShare[] }[],
  deliveryCents: number,
): VatShare[] {
  const goods = mergeShares(lines.flatMap(({ vat }) => vat));
  return mergeShares([...goods, ...splitShares(deliveryCents, goods)]);
}

/**
 * Base and VAT of each rate, as prices that include VAT want it: the base is rounded once, half away from zero, and VAT is what is
 * left, so that they always add up. Rates without an amount are left out.
 */
export function toVatTotals(shares: readonly VatShare[]): VatTotal[] {
  return mergeShares(shares)
    .filter(({ cents }) => cents !== 0)
    .map(({ rate, cents: gross }) => {
      const size = Math.round((Math.abs(gross) * 10_000) / (10_000 + rate));
      const base = gross < 0 ? -size : size;
      return { rate, gross, base, vat: gross - base };
    });
}

/**
 * Charges and refunds of one order by rate, in their order. A part has the rates of what it is a part of, in proportion; what
 * closes an amount gets the exact rest, so that the sums of each rate reach those of the order, and zero after the last refund.
 * @param shares of the whole order
 * @param amounts the charge, and then the refunds as negative amounts
 */
export function splitMovements(
  shares: readonly VatShare[],
  amounts: readonly number[],
): VatShare[][] {
  let left: readonly VatShare[] = shares;
  return amounts.map((cents, index) => {
    const part = splitShares(cents, left);
    left =
      index === 0
        ? part
        : left.map((share, place) => ({
            ...share,
            cents: share.cents + (part[place]?.cents ?? 0),
          }));
    return part;
  });
}
