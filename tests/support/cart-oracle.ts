import type { DeliveryTariff } from '~/content/delivery-schema';
import type { Product } from '~/content/product-schema';
import type { CartLine } from '~/shop/cart/cart';

/** What a cart costs, in cents; `delivery` is undefined where the parcel cannot be sent. */
export type CartBill = {
  itemCount: bigint;
  weightGrams: bigint;
  subtotal: bigint;
  delivery: bigint | undefined;
  /** Goods and delivery by rate in basis points, the lowest first; rates without an amount are left out. */
  vat: { rate: bigint; gross: bigint; base: bigint; vat: bigint }[];
};

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

/** Integer division, rounded to the nearest, halves up. */
const divide = (numerator: bigint, divisor: bigint) => (2n * numerator + divisor) / (2n * divisor);

/** Gives out cents one after the other to the part that lags behind its exact share the most. */
function apportion(cents: bigint, weights: readonly bigint[]): bigint[] {
  const total = sumOf(weights);
  if (total === 0n) return weights.map((_, index) => (index === 0 ? cents : 0n));
  const parts = weights.map((weight) => (cents * weight) / total);
  const lags = weights.map((weight, index) => cents * weight - (parts[index] ?? 0n) * total);
  for (let left = cents - sumOf(parts); left > 0n; left -= 1n) {
    let behind = 0;
    for (const [index, lag] of lags.entries()) if (lag > (lags[behind] ?? 0n)) behind = index;
    parts[behind] = (parts[behind] ?? 0n) + 1n;
    lags[behind] = -1n;
  }
  return parts;
}

class Rates {
  readonly #cents = new Map<bigint, bigint>();

  add(rate: number | bigint, cents: bigint): void {
    const points = typeof rate === 'bigint' ? rate : BigInt(Math.round(rate * 100));
    this.#cents.set(points, (this.#cents.get(points) ?? 0n) + cents);
  }

  list(): [rate: bigint, cents: bigint][] {
    return [...this.#cents].sort(([one], [other]) => Number(one - other));
  }
}

function deliveryOf({ maxGrams, zones }: DeliveryTariff, country: string, grams: bigint) {
  const zone = zones.find(({ countries }) => countries.includes(country));
  if (!zone || grams > BigInt(maxGrams)) return undefined;
  let best: { grams: bigint; cents: bigint } | undefined;
  for (const step of zone.steps) {
    const bears = BigInt(step.maxGrams);
    if (bears >= grams && (!best || bears < best.grams))
      best = { grams: bears, cents: BigInt(step.priceCents) };
  }
  return best?.cents;
}

/** Adds a cart up in exact integers, straight from the content and without any of the shop's own code. */
export function billCart(
  products: readonly Product[],
  tariff: DeliveryTariff,
  country: string,
  lines: readonly CartLine[],
): CartBill {
  const rates = new Rates();
  let [itemCount, weightGrams, subtotal] = [0n, 0n, 0n];
  for (const { productId, variantId, count } of lines) {
    const product = products.find(({ id }) => id === productId);
    const variant = product?.variants.find(({ id }) => id === variantId);
    if (!product || !variant?.available) continue;
    const total = BigInt(variant.priceCents) * BigInt(count);
    itemCount += BigInt(count);
    weightGrams += BigInt(variant.weightGrams) * BigInt(count);
    subtotal += total;
    const { vatRate } = product;
    if (typeof vatRate === 'number') rates.add(vatRate, total);
    else {
      const weights = vatRate.map(({ cents }) => BigInt(cents));
      for (const [index, part] of apportion(total, weights).entries())
        rates.add(vatRate[index]?.rate ?? 0, part);
    }
  }
  const delivery = deliveryOf(tariff, country, weightGrams);
  const goods = rates.list();
  const shares = apportion(
    delivery ?? 0n,
    goods.map(([, cents]) => cents),
  );
  for (const [index, [rate]] of goods.entries()) rates.add(rate, shares[index] ?? 0n);
  const vat = rates
    .list()
    .filter(([, gross]) => gross !== 0n)
    .map(([rate, gross]) => {
      const base = divide(gross * 10_000n, 10_000n + rate);
      return { rate, gross, base, vat: gross - base };
    });
  return { itemCount, weightGrams, subtotal, delivery, vat };
}
