import {
  mergeShares,
  orderShares,
  splitCents,
  splitMovements,
  splitShares,
  toMovementTotals,
  type VatShare,
} from '~/shop/pricing/vat';

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
  count: number;
  total_cents: number;
  shares: readonly VatShare[];
};

/**
 * Splits an order's charge and refunds among its products and delivery. The sums of each rate match the accounts;
 * within a rate, a charge is split in proportion to price and a refund in proportion to what is left, so that each ends
 * at zero after a full refund. Pieces count with the charge, and negatively once everything was refunded.
 * @param amounts the charge, followed by the refunds as negative amounts
 */
export function splitSales(
  order: { delivery_cents: number },
  lines: readonly Line[],
  amounts: readonly number[],
): SalesPart[][] {
  const goods = lines.flatMap((line) =>
    line.shares.map(({ rate, cents }, index) => ({
      productId: line.product_id,
      productName: line.product_name_hr,
      rate,
      cents,
      pieces: index === 0 ? line.count : 0,
    })),
  );
  const goodsShares = mergeShares(goods);
  const delivery = splitShares(order.delivery_cents, goodsShares)
    .filter(({ cents }) => cents > 0)
    .map((share) => ({ ...share, productId: '', productName: '', pieces: 0 }));
  const parts = [...goods, ...delivery];
  const whole = orderShares(
    lines.map(({ shares }) => ({ vat: shares })),
    order.delivery_cents,
  );
  const movements = toMovementTotals(splitMovements(whole, amounts));
  /** What is left of each part: its price before the charge, then what was charged and has not been refunded. */
  const remaining = parts.map((part) => ({ part, gross: part.cents, base: part.cents }));
  return movements.map((totals, index) => {
    const left = amounts.slice(0, index + 1).reduce((sum, cents) => sum + cents, 0);
    const sign = index === 0 ? 1 : left === 0 ? -1 : 0;
    return totals.flatMap((total) => {
      const { rate } = total;
      const own = remaining.filter(({ part }) => part.rate === rate);
      const grosses = splitCents(
        total.gross,
        own.map(({ gross }) => gross),
      );
      const bases = splitCents(
        total.base,
        own.map(({ base }) => base),
      );
      return own.map((one, place) => {
        const { productId, productName, pieces } = one.part;
        const grossCents = grosses[place] ?? 0;
        const baseCents = bases[place] ?? 0;
        one.gross = index === 0 ? grossCents : one.gross + grossCents;
        one.base = index === 0 ? baseCents : one.base + baseCents;
        return {
          productId,
          productName,
          rate,
          pieces: pieces * sign + 0,
          grossCents,
          baseCents,
        };
      });
    });
  });
}
