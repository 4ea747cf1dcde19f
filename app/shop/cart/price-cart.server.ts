import type { ContentSource } from '~/content/content';
import { toPriceNotes } from '~/content/price-notes';
import { unitPriceCents } from '~/content/unit-price';
import type { Locale } from '~/i18n/locales';
import { toProductName } from '~/shop/catalog/product-summary';
import { limitCount, unlimitedStock, type StockLeft } from '~/shop/stock/stock-left';
import type { CartLine } from './cart';
import type { PricedCart, PricedLine } from './priced-cart';

/**
 * Prices the cart at current prices. Lines whose product is gone or sold out are left out and counts above the stock
 * are reduced; both are listed by name, as far as the content has one.
 */
export function priceCart(
  content: ContentSource,
  lines: readonly CartLine[],
  locale: Locale,
  stock: StockLeft = unlimitedStock,
): PricedCart {
  const priced: PricedCart = {
    lines: [],
    itemCount: 0,
    gone: [],
    goneUnnamed: 0,
    soldOut: [],
    limited: [],
    subtotalCents: 0,
    weightGrams: 0,
  };
  for (const wanted of lines) {
    const line = { ...wanted, count: limitCount(stock, wanted.variantId, wanted.count) };
    const found = priceLine(content, line, locale);
    if (!found || line.count === 0) {
      const name = nameLine(content, line, locale);
      if (name === undefined) priced.goneUnnamed += 1;
      else (found ? priced.soldOut : priced.gone).push(name);
      continue;
    }
    const { left, fewFrom } = stock.get(line.variantId) ?? { left: Infinity, fewFrom: 0 };
    priced.lines.push({ ...found.line, ...(left <= Math.max(fewFrom, line.count) && { left }) });
    if (line.count < wanted.count) {
      const { name, variantName } = found.line;
      priced.limited.push({ name: `${name}, ${variantName}`, left: line.count });
    }
    priced.itemCount += line.count;
    priced.subtotalCents += found.line.totalCents;
    priced.weightGrams += found.weightGrams;
  }
  return priced;
}

/** Names a line by product and size; undefined if the product has been removed from the content. */
function nameLine(content: ContentSource, line: CartLine, locale: Locale): string | undefined {
  const product = content.findProduct(line.productId);
  if (!product) return undefined;
  const variant = product.variants.find((candidate) => candidate.id === line.variantId);
  return [product.name[locale], variant?.name[locale]].filter(Boolean).join(', ');
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
