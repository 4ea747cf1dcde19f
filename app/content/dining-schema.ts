import { z } from 'zod';
import {
  cents,
  imageSchema,
  localizedSchema,
  pricedServiceSchema,
  referencePricesSchema,
} from './value-schema';
import { pageHeadSchema, blockSchema } from './page-schema';
import { openingSchema } from './opening-schema';
import { allergens } from './vocabulary';

export const dishSchema = z.object({
  name: localizedSchema,
  description: localizedSchema.optional(),
  /** The portion that the price refers to, if it is not one plate: "0,1 l", "za dvoje". */
  portion: localizedSchema.optional(),
  priceCents: cents,
  referencePrices: referencePricesSchema,
  /** A second size with its own price, such as a bottle in addition to a glass. */
  larger: z
    .object({
      portion: localizedSchema,
      priceCents: cents,
      referencePrices: referencePricesSchema,
    })
    .optional(),
  allergens: z.array(z.enum(allergens)),
  diet: z.enum(['vegetarian', 'vegan']).optional(),
});
export type Dish = z.infer<typeof dishSchema>;

const menuSectionSchema = z.object({
  title: localizedSchema,
  note: localizedSchema.optional(),
  dishes: z.array(dishSchema).min(1),
});
export type MenuSection = z.infer<typeof menuSectionSchema>;

const menuSchema = z.object({
  title: localizedSchema,
  note: localizedSchema.optional(),
  sections: z.array(menuSectionSchema),
});
export type Menu = z.infer<typeof menuSchema>;

/** Several courses at a fixed price, for the whole table. */
const tastingMenuSchema = z.object({
  title: localizedSchema,
  note: localizedSchema,
  courses: z.array(dishSchema.pick({ name: true, description: true, allergens: true })).min(3),
  priceCents: cents,
  referencePrices: referencePricesSchema,
  /** Surcharge for a glass of wine with every course. */
  winesCents: cents,
  winesReferencePrices: referencePricesSchema,
});
export type TastingMenu = z.infer<typeof tastingMenuSchema>;

/** The restaurant or the tavern. */
export const diningSchema = z.object({
  page: pageHeadSchema,
  blocks: z.array(blockSchema),
  images: z.array(imageSchema).min(1),
  menu: menuSchema,
  tasting: tastingMenuSchema.optional(),
  /** Wine, oil and other drinks. */
  drinks: menuSchema,
  opening: openingSchema,
  /** Seats at lunch and at dinner; the desk warns if requests exceed them. Omitted: it cannot warn. */
  seats: z
    .object({ lunch: z.number().int().positive(), dinner: z.number().int().positive() })
    .optional(),
  cuisine: localizedSchema,
});
export type Dining = z.infer<typeof diningSchema>;

/** The oleotheque or the wellness: chapters, prices, opening hours. */
export const retreatSchema = z.object({
  page: pageHeadSchema,
  blocks: z.array(blockSchema),
  images: z.array(imageSchema).min(1),
  prices: z.array(pricedServiceSchema),
  opening: openingSchema,
});
export type Retreat = z.infer<typeof retreatSchema>;
