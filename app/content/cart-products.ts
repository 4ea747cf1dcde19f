import { byLocale, defaultLocale, type Locale, locales } from '~/i18n/locales';
import type { CartProduct, ContentSource } from './content';
import type { Product } from './product-schema';
import { isForSale } from './stock-levels';
import type { Localized } from './value-schema';
import { z } from 'zod';

/** Body of `POST /api/products/cart`. */
export const cartProductsQuerySchema = z.object({
  products: z.array(z.string().max(64)).max(100),
  locale: z.enum(locales).optional(),
});

/** A product in the shape of the contract, with names in one language and additionally in all. */
export function toCartProduct(
  source: Pick<ContentSource, 'stockLevel'>,
  product: Product,
  locale: Locale = defaultLocale,
): CartProduct {
  return {
    id: product.id,
    slug: product.slug,
    name: product.name[locale],
    translations: toTranslations(product.name),
    media: {
      images: product.images.map((image) => ({
        id: image.id,
        url: `/assets/${image.id}`,
        alt: image.alt[locale],
      })),
    },
    variants: product.variants.map((variant) => ({
      id: variant.id,
      name: variant.name[locale],
      translations: toTranslations(variant.name),
      price: variant.priceCents,
      weight: variant.weightGrams,
      available: isForSale(source, variant),
    })),
  };
}

/** The requested products, in the requested order and without duplicates; unknown ids are silently omitted. */
export function listCartProducts(
  source: Pick<ContentSource, 'findProduct' | 'stockLevel'>,
  ids: readonly string[],
  locale: Locale = defaultLocale,
): CartProduct[] {
  return [...new Set(ids)].flatMap((id) => {
    const product = source.findProduct(id);
    return product ? [toCartProduct(source, product, locale)] : [];
  });
}

function toTranslations(text: Localized): CartProduct['translations'] {
  return byLocale((locale) => ({ name: text[locale] }));
}
