import { z } from 'zod';
import { countField, idPattern, maxCount, maxLines } from './cart';

const id = z.string().regex(idPattern);

/** A whole number of pieces, submitted by a form or read from the mirror: `1e9`, `1.5` and `-1` are rejected. */
export const countSchema = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(1).max(maxCount));

/** A country code, whether or not parcels are delivered there. */
export const countrySchema = z.string().regex(/^[A-Z]{2}$/);

export const cartLineSchema = z.object({ productId: id, variantId: id, count: countSchema });

/** The mirror in localStorage and the `restore` intent: exactly the specified shape. */
export const cartLinesSchema = z.array(cartLineSchema).max(maxLines);

const cartFormFields: ReadonlySet<string> = new Set([
  'intent',
  'productId',
  'variantId',
  'count',
  'country',
  'lines',
  'from',
]);

/** Whether a form of the cart has a field of this name. */
export const isCartField = (name: string): boolean =>
  cartFormFields.has(name) ||
  (name.startsWith(countField('')) && idPattern.test(name.slice(countField('').length)));

export const cartFormSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    productId: id,
    variantId: id,
    count: countSchema.default(1),
  }),
  z.object({ intent: z.literal('increase'), productId: id, variantId: id }),
  z.object({ intent: z.literal('decrease'), productId: id, variantId: id }),
  z.object({ intent: z.literal('remove'), productId: id, variantId: id }),
  z.object({ intent: z.literal('empty') }),
  // The cart page's form: without scripts one press has to save all that was typed and chosen.
  z.object({
    intent: z.enum(['country', 'update', 'checkout']),
    counts: z.record(id, countSchema).default({}),
    country: countrySchema.or(z.literal('').transform(() => undefined)).optional(),
  }),
  z.object({
    intent: z.literal('restore'),
    lines: z
      .string()
      .max(20_000)
      .transform((value, context) => {
        try {
          return JSON.parse(value) as unknown;
        } catch {
          context.addIssue({ code: 'custom', message: 'invalid' });
          return z.NEVER;
        }
      })
      .pipe(cartLinesSchema),
  }),
]);
