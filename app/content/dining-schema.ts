import { z } from 'zod';
import { cents, imageSchema, localizedSchema, referencePricesSchema } from './value-schema';
import { pageHeadSchema, blockSchema } from './page-schema';
import { openingSchema } from './opening-schema';
import { allergens } from './vocabulary';

export const dishSchema = z.object({
  name: localizedSchema,
  description: localizedSchema.optional(),
  /** Weight, volume or number the price is for, where it is not one plate: "0,1 l", "za dvoje". */
  portion: localizedSchema.optional(),
  priceCents: cents,
  referencePrices: referencePricesSchema,
  /** A second size with its own price: the bottle beside the glass. */
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

export const menuSchema = z.object({
  title: localizedSchema,
  note: localizedSchema.optional(),
  sections: z.array(menuSectionSchema),
});
export type Menu = z.infer<typeof menuSchema>;

/** Courses at one price, for the whole table. */
const tastingMenuSchema = z.object({
  title: localizedSchema,
  note: localizedSchema,
  courses: z.array(dishSchema.pick({ name: true, description: true, allergens: true })).min(3),
  priceCents: cents,
  referencePrices: referencePricesSchema,
  /** What a glass of wine to every course adds. */
  winesCents: cents,
  winesReferencePrices: referencePricesSchema,
});
export type TastingMenu = z.infer<typeof tastingMenuSchema>;

/** Restaurant or tavern. */
export const diningSchema = z.object({
  page: pageHeadSchema,
  blocks: z.array(blockSchema),
  images: z.array(imageSchema).min(1),
  menu: menuSchema,
  tasting: tastingMenuSchema.optional(),
  /** Wine, oil and other drinks. */
  drinks: menuSchema,
  opening: openingSchema,
  /** Guests that can be seated at noon and in the evening; the desk warns when requests exceed it. */
  seats: z
    .object({ lunch: z.number().int().positive(), dinner: z.number().int().positive() })
    .optional(),
  cuisine: localizedSchema,
});
export type Dining = z.infer<typeof diningSchema>;

/** Oleotheque or wellness: chapters, what it costs, when it is open. */
export const retreatSchema = z.object({
  page: pageHeadSchema,
  blocks: z.array(blockSchema),
  images: z.array(imageSchema).min(1),
  prices: z.array(
    z.object({
      name: localizedSchema,
      note: localizedSchema.optional(),
      priceCents: cents,
      referencePrices: referencePricesSchema,
    }),
  ),
  opening: openingSchema,
});
export type Retreat = z.infer<typeof retreatSchema>;
