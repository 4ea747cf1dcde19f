import {
  chargeCents,
  mergeShares,
  orderShares,
  splitCents,
  splitMovements,
  splitShares,
  takeCents,
  toMovementTotals,
  type VatShare,
} from '~/shop/pricing/vat';
import { countNamed, goodsShares, type NamedGoods, namedShares } from '~/shop/orders/named-goods';

/** The share of one product, or of delivery, in a charge or refund. */
export type SalesPart = {
  /** Empty for delivery. */
  productId: string;
  productName: string;
  rate: number;
  pieces: number;
  grossCents: number;
  baseCents: number;
};

type Line = {
  product_id: string;
  product_name_hr: string;
  variant_id: string;
  unit_cents: number;
  count: number;
  shares: readonly VatShare[];
};

/**
 * Splits an order's charge and refunds among its products and delivery. The sums of each rate match the accounts;
 * within a rate, a charge is split in proportion to price and a refund in proportion to what is left, unless goods were
 * named, so that each ends at zero after a full refund. Pieces count with the charge, and negatively when they are named or
 * once everything was refunded.
 * @param amounts the charge, followed by the refunds as negative amounts
 * @param named for each amount the goods left out of the charge, or that the refund is for
 */
export function splitSales(
  order: { delivery_cents: number },
  lines: readonly Line[],
  amounts: readonly number[],
  named: readonly (NamedGoods | undefined)[] = [],
): SalesPart[][] {
  const goods = toGoodsParts(lines, amounts, named);
  const delivery = splitShares(order.delivery_cents, mergeShares(goods))
    .filter(({ cents }) => cents > 0)
    .map((share) => ({ ...share, productId: '', productName: '', pieces: 0, named: [] }));
  const parts = [...goods, ...delivery];
  const whole = orderShares(
    lines.map(({ shares }) => ({ vat: shares })),
    order.delivery_cents,
  );
  const movements = toMovementTotals(
    splitMovements(
      whole,
      amounts,
      amounts.map((_, index) => goodsShares(lines, named[index])),
    ),
  );
  /** What is left of each part: what was ordered before the charge, then what was charged and has not been refunded. */
  const remaining = parts.map((part) => ({
    part,
    gross: part.cents,
    base: part.cents,
    pieces: part.pieces,
  }));
  return movements.map((totals, index) => {
    const isCharge = index === 0;
    const isEnd =
      !isCharge && amounts.slice(0, index + 1).reduce((sum, cents) => sum + cents, 0) === 0;
    return mergeShares(parts).flatMap(({ rate }) => {
      const total = totals.find((each) => each.rate === rate) ?? { gross: 0, base: 0 };
      const own = remaining.filter(({ part }) => part.rate === rate);
      const ofNamed = own.map(({ part }) => part.named[index] ?? { cents: 0, pieces: 0 });
      const left = { gross: own.map(({ gross }) => gross), base: own.map(({ base }) => base) };
      const goods = named[index] && ofNamed.map(({ cents }) => cents);
      const split = isCharge ? splitCharge(total, left, goods) : splitRefund(total, left, goods);
      return own.flatMap((one, place) => {
        const { productId, productName } = one.part;
        const grossCents = split.gross[place] ?? 0;
        const baseCents = split.base[place] ?? 0;
        const taken = ofNamed[place]?.pieces ?? 0;
        const back = isEnd ? one.pieces : taken;
        const pieces = isCharge ? one.pieces - taken : 0 - back;
        one.gross = isCharge ? grossCents : one.gross + grossCents;
        one.base = isCharge ? baseCents : one.base + baseCents;
        one.pieces = isCharge ? pieces : one.pieces + pieces;
        return grossCents === 0 && baseCents === 0 && pieces === 0
          ? []
          : [{ productId, productName, rate, pieces, grossCents, baseCents }];
      });
    });
  });
}

/** What was ordered of each line, one part for each of its rates, and what was named of it for each amount. */
function toGoodsParts(
  lines: readonly Line[],
  amounts: readonly number[],
  named: readonly (NamedGoods | undefined)[],
) {
  return lines.flatMap((line) => {
    const shares = amounts.map((_, index) => namedShares(line, named[index]));
    return line.shares.map(({ rate, cents }, place) => ({
      productId: line.product_id,
      productName: line.product_name_hr,
      rate,
      cents,
      pieces: place === 0 ? line.count : 0,
      named: shares.map((each, index) => ({
        cents: each[place]?.cents ?? 0,
        pieces: place === 0 ? countNamed(named[index], line.variant_id) : 0,
      })),
    }));
  });
}

/** What a movement has of one rate, in cents. */
type RateTotal = { gross: number; base: number };

/** The same for each part of the rate. */
type RateParts = { gross: readonly number[]; base: readonly number[] };

/** @param leftOut the price of what was left out, for each part */
function splitCharge(
  total: RateTotal,
  whole: RateParts,
  leftOut: readonly number[] | undefined,
): RateParts {
  const gross = chargeCents(total.gross, whole.gross, leftOut);
  return { gross, base: splitCents(total.base, leftOut ? gross : whole.base) };
}

/** @param named the price of what the refund is for, for each part */
function splitRefund(
  total: RateTotal,
  left: RateParts,
  named: readonly number[] | undefined,
): RateParts {
  const gross = takeCents(total.gross, left.gross, named);
  const wanted = named && splitCents(Math.abs(total.base), gross.map(Math.abs));
  return { gross, base: takeCents(total.base, left.base, wanted) };
}
