import { splitShares, type VatShare } from '~/shop/pricing/vat';

/** Pieces of an order's variants that staff named: not sent and so left out of the charge, or what a refund is for. */
export type NamedGoods = { variantId: string; pieces: number }[];

/** Reads named goods as they are stored. */
export const readNamed = (json: string): NamedGoods => JSON.parse(json) as NamedGoods;

/** How many pieces of a variant were named. */
export const countNamed = (goods: NamedGoods | undefined, variantId: string): number =>
  (goods ?? [])
    .filter((each) => each.variantId === variantId)
    .reduce((sum, { pieces }) => sum + pieces, 0);

/** Whether all pieces that are left of an order were named. */
export const isEverything = (
  lines: readonly { variantId: string; left: number }[],
  goods: NamedGoods,
): boolean => lines.every(({ variantId, left }) => countNamed(goods, variantId) >= left);

/** The lines of which pieces were named, with those pieces as their count. */
export const pickNamed = <Ordered extends { variant_id: string; count: number }>(
  lines: readonly Ordered[],
  goods: NamedGoods | undefined,
): Ordered[] =>
  lines
    .map((line) => ({ ...line, count: countNamed(goods, line.variant_id) }))
    .filter(({ count }) => count > 0);

type Line = {
  variant_id: string;
  count: number;
  unit_cents: number;
  shares: readonly VatShare[];
};

/** The price of a line's named pieces by rate; zero for each if none were named. */
export function namedShares(line: Line, goods: NamedGoods | undefined): VatShare[] {
  return splitShares(line.unit_cents * countNamed(goods, line.variant_id), line.shares);
}

/** The price of named goods by rate; undefined if none were named. */
export const goodsShares = (
  lines: readonly Line[],
  goods: NamedGoods | undefined,
): VatShare[] | undefined =>
  goods && lines.flatMap((line) => namedShares(line, goods)).filter(({ cents }) => cents > 0);

/** The price of named goods, in cents. */
export const priceGoods = (
  lines: readonly { variantId: string; unitCents: number }[],
  goods: NamedGoods | undefined,
): number =>
  lines.reduce(
    (sum, { variantId, unitCents }) => sum + unitCents * countNamed(goods, variantId),
    0,
  );
