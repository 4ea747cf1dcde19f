import { z } from 'zod';
import { locales } from '~/i18n/locales';

/** Body of `POST /api/products/cart`. */
export const cartProductsQuerySchema = z.object({
  products: z.array(z.string().max(64)).max(100),
  locale: z.enum(locales).optional(),
});
