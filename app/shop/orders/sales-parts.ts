import {
  mergeShares,
  orderShares,
  splitCents,
  splitMovements,
  splitShares,
  toVatTotals,
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
  const movements = splitMovements(whole, amounts);
  const remaining = parts.map(({ rate, cents }) => ({ rate, cents }));
  return movements.map((shares, index) => {
    const left = amounts.slice(0, index + 1).reduce((sum, cents) => sum + cents, 0);
    const sign = index === 0 ? 1 : left === 0 ? -1 : 0;
    return toVatTotals(shares).flatMap(({ rate, gross, base }) => {
      const own = parts.filter((part) => part.rate === rate);
      const weights = remaining.filter((part) => part.rate === rate);
      const grosses = splitCents(
        gross,
        weights.map(({ cents }) => cents),
      );
      const bases = splitCents(
        base,
        weights.map(({ cents }) => cents),
      );
      for (const [place, part] of weights.entries()) {
        part.cents = (index === 0 ? 0 : part.cents) + (grosses[place] ?? 0);
      }
      return own.map(({ productId, productName, pieces }, place) => ({
        productId,
        productName,
        rate,
        pieces: pieces * sign + 0,
        grossCents: grosses[place] ?? 0,
        baseCents: bases[place] ?? 0,
      }));
    });
  });
}
