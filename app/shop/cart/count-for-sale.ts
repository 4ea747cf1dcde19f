import type { ContentSource } from '~/content/content';
import { isForSale } from '~/content/stock-levels';
import { countItems } from './cart';
import type { CartSession } from './cart.server';

/**
 * The number on the badge: pieces that can be bought, as on the cart's pages, which name the others. What is sold out
 * counts once a checkout has begun, because its own order may hold the last piece; only the database knows, which the
 * badge of a page does not ask.
 */
export function countForSale(
  content: Pick<ContentSource, 'findProduct' | 'stockLevel'>,
  { lines, checkout }: Pick<CartSession, 'lines' | 'checkout'>,
): number {
  return countItems(
    lines.filter(({ productId, variantId }) => {
      const product = content.findProduct(productId);
      const variant = product?.variants.find(({ id }) => id === variantId);
      if (!variant) return false;
      return checkout ? variant.available : isForSale(content, variant);
    }),
  );
}
