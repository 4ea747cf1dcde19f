import { z } from 'zod';
import { id } from './value-schema';

/** What the backend sends about each picture beside the content (contract: `images` of `GET /api/config`). */
export const remoteImagesSchema = z.record(
  id,
  z.object({
    width: z.int().min(1).max(10_000),
    height: z.int().min(1).max(10_000),
    color: z.string().regex(/^#[0-9a-f]{6}$/),
    focus: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]),
    /** Becomes part of file names. */
    hash: z.string().regex(/^[a-z0-9]{6,64}$/),
  }),
);

/** What an order depends on in the answer of `POST /api/products/cart`; prices in cents, weights in grams. */
export const remoteProductsSchema = z.array(
  z.object({
    id,
    variants: z.array(
      z.object({
        id,
        price: z.int().positive(),
        weight: z.int().positive(),
        available: z.boolean(),
      }),
    ),
  }),
);
