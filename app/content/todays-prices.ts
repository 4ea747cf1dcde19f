import type { ContentSource, Reduction } from './content';
import type { Content } from './content-schema';
import type { Product, Variant } from './product-schema';

/** Lowest prices of the thirty days before a reduction, in cents, by variant id. */
export type PriorPrices = ReadonlyMap<string, number>;

/** The price of a size on a day (`2026-11-21`), in cents: the special price during its period, both days included. */
export function priceOn({ priceCents, specialPrice }: Variant, isoDay: string): number {
  const isSpecial = specialPrice && specialPrice.from <= isoDay && isoDay <= specialPrice.to;
  return isSpecial ? specialPrice.cents : priceCents;
}

/**
 * The reduction to announce on a day. None without a known earlier price, or if today's price is not below it: then
 * the price is shown like any other. Of the price that the owner states (`lowest30`) and the recorded one, the lower counts:
 * one stated for an earlier sale may still be there.
 */
export function findReduction(
  variant: Variant,
  isoDay: string,
  priorPrices: PriorPrices,
): Reduction | undefined {
  const { specialPrice, referencePrices, priceCents } = variant;
  if (!specialPrice || isoDay < specialPrice.from || isoDay > specialPrice.to) return undefined;
  const stated = referencePrices?.find(({ type }) => type === 'lowest30')?.cents;
  const lowest30Cents = Math.min(stated ?? Infinity, priorPrices.get(variant.id) ?? Infinity);
  if (lowest30Cents === Infinity || lowest30Cents <= specialPrice.cents) return undefined;
  return {
    regularCents: priceCents,
    lowest30Cents,
    percent: Math.floor(((lowest30Cents - specialPrice.cents) * 100) / lowest30Cents),
    name: specialPrice.name,
    to: specialPrice.to,
  };
}

/** The source with the prices of a day, or the source itself if there are no special prices. */
export function withTodaysPrices(
  base: ContentSource,
  isoDay: string,
  priorPrices: PriorPrices,
): ContentSource {
  const published = base.published();
  const special = published.products
    .flatMap(({ variants }) => variants)
    .filter((variant) => priceOn(variant, isoDay) !== variant.priceCents);
  if (special.length === 0) return base;
  const products = published.products.map((product) => priceProduct(product, isoDay));
  const content: Content = { ...published, products };
  const byId = new Map(products.map((product) => [product.id, product]));
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const reductions = new Map(
    special.map((variant) => [variant.id, findReduction(variant, isoDay, priorPrices)]),
  );
  // Days with the same special prices may differ in the recorded earlier prices.
  const lowestSum = [...reductions.values()].reduce(
    (sum, found) => sum + (found?.lowest30Cents ?? 0),
    0,
  );
  return {
    ...base,
    get: () => content,
    reduction: (variantId) => reductions.get(variantId),
    revision: () => `${base.revision()}-${isoDay}-${lowestSum}`,
    findProduct: (id) => byId.get(id),
    findProductBySlug: (slug) => bySlug.get(slug),
  };
}

function priceProduct(product: Product, isoDay: string): Product {
  const variants = product.variants.map((variant) => ({
    ...variant,
    priceCents: priceOn(variant, isoDay),
  }));
  return { ...product, variants };
}
