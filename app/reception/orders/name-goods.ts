import type { ContentSource } from '~/content/content';
import type { Locale } from '~/i18n/locales';
import { staffLocale } from '~/i18n/staff-locale';
import type { OrderWithLines } from '~/shop/orders/orders.server';
import type { GoodsLine } from './describe-goods';

/** A line of an order, as a reader of the desk sees it. */
export type GoodsName = { product: string; variant: string };

/**
 * Names what was ordered in the reader's language, line by line. An order keeps its names in the languages of its buyer and of the
 * staff; others come from the content, unless the goods have got a new name since, such as that of another vintage.
 */
export function nameGoods(
  content: Pick<ContentSource, 'findProduct'>,
  { lines, locale: buyerLocale }: Pick<OrderWithLines, 'lines' | 'locale'>,
  locale: Locale,
): GoodsName[] {
  return lines.map((line) => {
    const kept = { product: line.product_name_hr, variant: line.variant_name_hr };
    if (locale === staffLocale) return kept;
    if (locale === buyerLocale) return { product: line.product_name, variant: line.variant_name };
    const product = content.findProduct(line.product_id);
    const variant = product?.variants.find(({ id }) => id === line.variant_id);
    const isSame =
      product?.name[staffLocale] === kept.product && variant?.name[staffLocale] === kept.variant;
    return isSame ? { product: product.name[locale], variant: variant.name[locale] } : kept;
  });
}

/** The lines of an order with their names. */
export const toGoodsLines = (
  { lines }: Pick<OrderWithLines, 'lines'>,
  names: readonly GoodsName[],
): GoodsLine[] =>
  lines.map(({ variant_id: variantId }, index) => {
    const { product = variantId, variant = '' } = names[index] ?? {};
    return { variantId, goods: variant ? `${product}, ${variant}` : product };
  });
