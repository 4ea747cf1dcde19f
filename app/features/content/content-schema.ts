import { z } from 'zod';
import {
  cents,
  countryCode,
  dayOfYear,
  id,
  imageSchema,
  localizedSchema,
  productSlug,
  text,
  time,
} from './schema-parts';
import { findTwins, type Problem } from './content-checks';
import { deliverySchema } from './delivery-schema';
import { closureSchema } from './opening-schema';
import { houseSchemas } from './house-schema';
import { guaranteeNoticeSchema } from './notice-schema';
import { textPageSchema } from './text-schema';
import { productCategories } from './vocabulary';

/** Net content as printed on the pack; `piece` goods carry no unit price. */
export const netContentSchema = z.object({
  amount: z.int().positive(),
  unit: z.enum(['ml', 'g', 'piece']),
});

export const variantSchema = z.object({
  id,
  name: localizedSchema,
  /** Retail price including VAT, in cents. */
  priceCents: cents,
  /** What the parcel gains by one piece: contents, glass and packing. */
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
export const foodSchema = z
  .object({
    legalName: localizedSchema,
    /** Verbatim category line of Reg. (EU) 2022/2104, olive oils only. */
    categoryLine: localizedSchema.optional(),
    /** Allergens stand between asterisks and are printed in bold. */
    ingredients: localizedSchema.optional(),
    /** Filled for every food; "none" is a statement too. */
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

/** Particulars of goods that are not food (Reg. (EU) 2023/988 Art. 19); the maker is the seller unless named. */
const safetySchema = z.object({
  identifier: text,
  materials: localizedSchema,
  care: localizedSchema,
  warnings: localizedSchema.optional(),
});

const tasteStep = z.int().min(0).max(6);

export const productSchema = z
  .object({
    id,
    slug: productSlug,
    category: z.enum(productCategories),
    name: localizedSchema,
    /** True where the name is Croatian in every language and is marked `lang="hr"`. */
    nameIsCroatian: z.boolean(),
    /** One short line under the name, e.g. "Extra virgin olive oil". */
    subtitle: localizedSchema,
    /** About 50 to 90 words; blank lines separate paragraphs. */
    description: localizedSchema,
    /** Title of the meta description, at most 160 characters. */
    summary: localizedSchema,
    taste: z
      .object({ fruitiness: tasteStep, bitterness: tasteStep, pungency: tasteStep })
      .optional(),
    tasting: localizedSchema.optional(),
    making: localizedSchema.optional(),
    images: z.array(imageSchema).min(1).max(6),
    variants: z.array(variantSchema).min(1).max(6),
    food: foodSchema.optional(),
    safety: safetySchema.optional(),
    related: z.array(id).max(4),
  })
  .refine((product) => Boolean(product.food) || Boolean(product.safety), {
    message: 'needs the particulars of a food or of other goods',
  });
export type Product = z.infer<typeof productSchema>;

export const siteSchema = z.object({
  house: z.object({
    name: text,
    fullName: text,
    claim: localizedSchema,
    restaurant: text,
    tavern: text,
    street: text,
    postalCode: text,
    city: text,
    country: countryCode,
    phone: z.string().regex(/^\+\d{6,15}$/),
    phoneDisplay: text,
    email: z.email(),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    mapUrl: z.url(),
    rooms: z.int().positive(),
    suites: z.int().nonnegative(),
    checkIn: z.object({ from: time, to: time }),
    checkOut: z.object({ from: time, to: time }),
    social: z.array(z.object({ name: text, url: z.url() })),
    /** Partners and awards: their marks stand in the footer. */
    partners: z.array(z.object({ name: text, url: z.url(), image: imageSchema })),
    /** Who made the site. */
    credit: z.object({ name: text, url: z.url() }),
  }),
  /** The booking engine and the stay that its links ask for (from tomorrow, for one night). */
  booking: z.object({
    url: z.url(),
    adults: z.int().positive(),
    children: z.int().nonnegative(),
    rooms: z.int().positive(),
  }),
  closure: closureSchema.optional(),
  /** Pictures that show a section when a page of it is shared, 1200 × 630; `home` for all others. */
  shareCards: z.record(z.string(), imageSchema),
  seller: z.object({
    legalName: text,
    shortName: text,
    street: text,
    postalCode: text,
    city: text,
    country: countryCode,
    oib: z.string().regex(/^\d{11}$/),
    vatId: z.string().regex(/^HR\d{11}$/),
    court: text,
    mbs: text,
    shareCapital: text,
    management: text,
    bank: text,
    iban: z.string().regex(/^HR\d{19}$/),
    phone: z.string().regex(/^\+\d{6,15}$/),
    phoneDisplay: text,
    email: z.email(),
  }),
  cards: z.array(text).min(1),
  delivery: deliverySchema,
  shop: z.object({
    title: localizedSchema,
    lead: localizedSchema,
    /** Note on the oleotheque tasting; at most 12 people, 4 kinds of oil. */
    oleotheque: z.object({ title: localizedSchema, text: localizedSchema, image: imageSchema }),
  }),
  home: z.object({
    title: localizedSchema,
    lead: localizedSchema,
    /** Posters by part of the year, in two compositions; the first that covers the day is shown. */
    heroes: z
      .array(z.object({ from: dayOfYear, to: dayOfYear, wide: imageSchema, tall: imageSchema }))
      .min(1),
    plate: imageSchema,
    story: z.object({ title: localizedSchema, text: localizedSchema }),
  }),
  /** Official files of the EU's notice on the legal guarantee; see docs/operator.md. */
  guaranteeNotice: guaranteeNoticeSchema.optional(),
  /** Longer texts that the owner rewords: terms and the like, by their page. */
  texts: z.record(z.string(), textPageSchema),
});
export type Site = z.infer<typeof siteSchema>;

/** Everything the owner publishes, checked as a whole: either all of it goes live or none. */
export const contentSchema = z
  .object({
    site: siteSchema,
    products: z.array(productSchema).min(1).max(500),
    ...houseSchemas,
  })
  .superRefine(({ products, rooms, packages, news }, context) => {
    const variants = products.map(({ variants: sizes }) => sizes).flat();
    const problems: Problem[] = [
      ...findTwins(products, ['products']),
      ...findTwins(variants, ['products', 'variants']),
      ...findTwins(rooms.kinds, ['rooms', 'kinds']),
      ...findTwins(packages.items, ['packages', 'items']),
      ...findTwins(news.articles, ['news', 'articles']),
      ...findStrangers(products),
    ];
    for (const problem of problems) context.addIssue({ code: 'custom', ...problem });
  });
export type Content = z.infer<typeof contentSchema>;

function findStrangers(products: Product[]): Problem[] {
  const ids = new Set(products.map((product) => product.id));
  return products.flatMap(({ related }, index) =>
    related
      .filter((other) => !ids.has(other))
      .map((other) => ({
        path: ['products', index, 'related'],
        message: `unknown product ${other}`,
      })),
  );
}
