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
  return withCents(shares, splitCents(cents, shares.map(centsOf)));
}

/**
 * Takes an amount out of parts: first what was named, the rest in proportion to what remains. If less is taken than was named,
 * it is taken from that in proportion. No part gives more than it has.
 * @param cents may be negative, as the parts then are
 * @param left what each part has
 * @param named what is to come from each part
 */
export function takeCents(
  cents: number,
  left: readonly number[],
  named: readonly number[] | undefined,
): number[] {
  const wanted = left.map((has, index) => Math.min(has, named?.[index] ?? 0));
  const sum = wanted.reduce((total, part) => total + part, 0);
  const sign = Math.sign(cents);
  if (Math.abs(cents) <= sum) return splitCents(cents, wanted);
  const rest = splitCents(
    cents - sign * sum,
    left.map((has, index) => has - (wanted[index] ?? 0)),
  );
  return rest.map((part, index) => part + sign * (wanted[index] ?? 0));
}

/**
 * Splits a charge: the whole without what was left out, or in proportion if nothing was named.
 * @param leftOut what is to be missing from each part
 */
export function chargeCents(
  cents: number,
  whole: readonly number[],
  leftOut: readonly number[] | undefined,
): number[] {
  if (!leftOut) return splitCents(cents, whole);
  const total = whole.reduce((sum, part) => sum + part, 0);
  const missing = takeCents(cents - total, whole, leftOut);
  return whole.map((part, index) => part + (missing[index] ?? 0));
}

/** Takes an amount out of shares, as `takeCents` does. */
export function takeShares(
  cents: number,
  left: readonly VatShare[],
  named: readonly VatShare[] | undefined,
): VatShare[] {
  return withCents(left, takeCents(cents, left.map(centsOf), named && alignShares(named, left)));
}

/**
 * Splits a charge by rate, as `chargeCents` does.
 * @param whole the order, one share for each rate
 */
export function chargeShares(
  cents: number,
  whole: readonly VatShare[],
  leftOut: readonly VatShare[] | undefined,
): VatShare[] {
  const missing = leftOut && alignShares(leftOut, whole);
  return withCents(whole, chargeCents(cents, whole.map(centsOf), missing));
}

const centsOf = ({ cents }: VatShare) => cents;

const withCents = (shares: readonly VatShare[], cents: readonly number[]): VatShare[] =>
  shares.map(({ rate }, index) => ({ rate, cents: cents[index] ?? 0 }));

/** The amounts of shares in the order of the rates of others. */
const alignShares = (shares: readonly VatShare[], others: readonly VatShare[]): number[] =>
  others.map(({ rate }) =>
    shares.filter((share) => share.rate === rate).reduce((sum, { cents }) => sum + cents, 0),
  );

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
 * Splits an order's charge and refunds by rate, in chronological order: by the goods that were named, otherwise in proportion
 * to what the amount is a part of. The last one gets the exact remainder, so that the sums of each rate match the order's,
 * and are zero after a full refund.
 * @param shares of the whole order, one for each rate
 * @param amounts the charge, followed by the refunds as negative amounts
 * @param named for each amount the goods left out of the charge, or that the refund is for
 */
export function splitMovements(
  shares: readonly VatShare[],
  amounts: readonly number[],
  named: readonly (readonly VatShare[] | undefined)[] = [],
): VatShare[][] {
  let left: readonly VatShare[] = shares;
  return amounts.map((cents, index) => {
    const goods = named[index];
    const part = index === 0 ? chargeShares(cents, left, goods) : takeShares(cents, left, goods);
    left = index === 0 ? part : mergeShares([...left, ...part]);
    return part;
  });
}
