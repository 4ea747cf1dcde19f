import { z } from 'zod';
import { vatRateSchema } from './vat-schema';
import {
  currency,
  day,
  id,
  imageSchema,
  languageTag,
  localizedSchema,
  price,
  productSlug,
  referencePricesSchema,
  text,
  updated,
} from './value-schema';
import { productCategories } from './vocabulary';

/** Net content as printed on the pack; `piece` goods have no unit price. */
const netContentSchema = z.object({
  amount: z.int().positive(),
  unit: z.enum(['ml', 'g', 'piece']),
});

/** A temporarily lower price with the name of the sale; both days included. */
const specialPriceSchema = z
  .object({ cents: price, name: localizedSchema, from: day, to: day })
  .refine(({ from, to }) => from <= to, { message: 'ends before it begins' });

export const variantSchema = z.object({
  id,
  name: localizedSchema,
  /** Regular retail price including VAT, in cents. */
  priceCents: price,
  currency,
  specialPrice: specialPriceSchema.optional(),
  referencePrices: referencePricesSchema,
  /** The number of the barcode on the pack (GTIN), if it has one. */
  barcode: z
    .string()
    .regex(/^(?:\d{8}|\d{12,14})$/)
    .optional(),
  /** What one piece adds to the parcel's weight: contents, glass and packaging. */
  weightGrams: z.int().positive().max(40_000),
  net: netContentSchema,
  /** Gift sets and goods by the piece are exempt from the unit price (Dir. 98/6). */
  unitPrice: z.boolean(),
  available: z.boolean(),
});
export type Variant = z.infer<typeof variantSchema>;

/** Hundredths of a gram (or kJ/kcal as integers) per 100 ml or 100 g. */
const nutritionSchema = z.object({
  per: z.enum(['100 ml', '100 g']),
  energyKj: z.int().nonnegative(),
  energyKcal: z.int().nonnegative(),
  fatCg: z.int().nonnegative(),
  saturatesCg: z.int().nonnegative(),
  carbohydrateCg: z.int().nonnegative(),
  sugarsCg: z.int().nonnegative(),
  proteinCg: z.int().nonnegative(),
  saltCg: z.int().nonnegative(),
});

/** Particulars a food needs before it may be sold at a distance (Reg. 1169/2011 Art. 14). */
const foodSchema = z
  .object({
    /** The food business responsible for it, if it is not the seller. */
    operator: z.object({ name: text, address: text }).optional(),
    legalName: localizedSchema,
    /** Verbatim category line of Reg. (EU) 2022/2104, olive oils only. */
    categoryLine: localizedSchema.optional(),
    /** Allergens are enclosed in asterisks and printed in bold. */
    ingredients: localizedSchema.optional(),
    /** Required for every food; "none" is a valid statement. */
    allergens: localizedSchema,
    origin: localizedSchema,
    storage: localizedSchema,
    nutrition: nutritionSchema.optional(),
    nutritionExemption: localizedSchema.optional(),
  })
  .refine((food) => Boolean(food.nutrition) !== Boolean(food.nutritionExemption), {
    message: 'needs either a nutrition declaration or the reason why there is none',
  });
export type FoodParticulars = z.infer<typeof foodSchema>;

/** Particulars of non-food goods (Reg. (EU) 2023/988 Art. 19); the manufacturer is the seller unless named. */
const safetySchema = z.object({
  identifier: text,
  materials: localizedSchema,
  care: localizedSchema,
  warnings: localizedSchema.optional(),
});

const tasteStep = z.int().min(0).max(6);

const productFields = z
  .object({
    id,
    slug: productSlug,
    category: z.enum(productCategories),
    name: localizedSchema,
    /** The language of the name (BCP 47) if it is the same on every page; omitted if it is translated. */
    nameLanguage: languageTag.optional(),
    /** One short line under the name, e.g. "Extra virgin olive oil". */
    subtitle: localizedSchema,
    /** About 50 to 90 words; blank lines separate paragraphs. */
    description: localizedSchema,
    /** Meta description, at most 160 characters. */
    summary: localizedSchema,
    taste: z
      .object({ fruitiness: tasteStep, bitterness: tasteStep, pungency: tasteStep })
      .optional(),
    tasting: localizedSchema.optional(),
    making: localizedSchema.optional(),
    images: z.array(imageSchema).min(1).max(6),
    /** The size that the pictures show, where another one looks different. */
    picturedVariant: id.optional(),
    /** A decorative engraving beside the pictures; one with a label names this product. */
    plate: imageSchema.optional(),
    variants: z.array(variantSchema).min(1).max(6),
    currency,
    vatRate: vatRateSchema,
    food: foodSchema.optional(),
    safety: safetySchema.optional(),
    related: z.array(id).max(4),
    updated,
  })
  .refine((product) => Boolean(product.food) || Boolean(product.safety), {
    message: 'needs the particulars of a food or of other goods',
  })
  .refine(
    ({ picturedVariant, variants }) =>
      picturedVariant === undefined || variants.some(({ id: known }) => known === picturedVariant),
    { path: ['picturedVariant'], message: 'is none of the product’s variants' },
  );

/**
 * Converts a product in the format of content backends before November 2026, when a name's language could only be
 * Croatian, to the current one. Anything else is returned unchanged.
 */
function upgradeProduct(product: unknown): unknown {
  const isEarlier = typeof product === 'object' && product !== null && 'nameIsCroatian' in product;
  if (!isEarlier) return product;
  const { nameIsCroatian, ...rest } = product;
  return nameIsCroatian === true ? { nameLanguage: 'hr', ...rest } : rest;
}

export const productSchema = z.preprocess(upgradeProduct, productFields);
export type Product = z.infer<typeof productSchema>;
