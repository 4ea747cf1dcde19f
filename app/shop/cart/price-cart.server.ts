import type { ContentSource } from '~/content/content';
import { toPriceNotes } from '~/content/price-notes';
import { unitPriceCents } from '~/content/unit-price';
import type { Locale } from '~/i18n/locales';
import { toProductName } from '~/shop/catalog/product-summary';
import type { CartLine } from './cart';
import type { PricedCart, PricedLine } from './priced-cart';

/** The cart at the prices of this moment; lines whose product is gone are left out and named. */
export function priceCart(
  content: ContentSource,
  lines: readonly CartLine[],
  locale: Locale,
): PricedCart {
  const priced: PricedCart = {
    lines: [],
    itemCount: 0,
    gone: [],
    subtotalCents: 0,
    weightGrams: 0,
  };
  for (const line of lines) {
    const found = priceLine(content, line, locale);
    if (!found) {
      priced.gone.push(nameGone(content, line, locale));
      continue;
    }
    priced.lines.push(found.line);
    priced.itemCount += line.count;
    priced.subtotalCents += found.line.totalCents;
    priced.weightGrams += found.weightGrams;
  }
  return priced;
}

/** A removed product has no name any more: its readable id stands in for it. */
function nameGone(content: ContentSource, line: CartLine, locale: Locale): string {
  const product = content.findProduct(line.productId);
  const variant = product?.variants.find((candidate) => candidate.id === line.variantId);
  return [product?.name[locale] ?? line.productId, variant?.name[locale]]
    .filter(Boolean)
    .join(', ');
}

function priceLine(
  content: ContentSource,
  line: CartLine,
  locale: Locale,
): { line: PricedLine; weightGrams: number } | undefined {
  const product = content.findProduct(line.productId);
  const variant = product?.variants.find((candidate) => candidate.id === line.variantId);
  const image = product?.images[0];
  const info = image && content.imageInfo(image.id);
  if (!product || !variant?.available || !image || !info) return undefined;
  const unitPrice = unitPriceCents(variant);
  return {
    weightGrams: variant.weightGrams * line.count,
    line: {
      productId: product.id,
      variantId: variant.id,
      slug: product.slug,
      ...toProductName(product, locale),
      subtitle: product.subtitle[locale],
      variantName: variant.name[locale],
      image: { id: image.id, alt: image.alt[locale], ...info },
      unitCents: variant.priceCents,
      ...(unitPrice && { unitPrice }),
      ...toPriceNotes(content, variant, locale),
      count: line.count,
      totalCents: variant.priceCents * line.count,
    },
  };
}
