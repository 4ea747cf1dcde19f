import { z } from 'zod';
import { day, id, imageSchema, localizedSchema } from './value-schema';
import { pageHeadSchema, blockSchema } from './page-schema';
import { openingSchema } from './opening-schema';
import { roomsSchema } from './rooms-schema';
import { diningSchema, retreatSchema } from './dining-schema';
import { packagesSchema, experiencesSchema } from './offers-schema';
import { heritageSchema, gallerySchema, newsSchema } from './story-schema';

export const contactSchema = z.object({
  page: pageHeadSchema,
  /** Directions by car, bus, air; parking, charging; reception. */
  blocks: z.array(blockSchema),
  map: imageSchema,
  /** What the numbers on the map mean, from 1. */
  legend: z.array(localizedSchema),
  distances: z.array(
    z.object({ to: localizedSchema, kilometres: z.int().positive(), minutes: z.int().positive() }),
  ),
  reception: openingSchema,
});
export type Contact = z.infer<typeof contactSchema>;

export const faqSchema = z.object({
  page: pageHeadSchema,
  groups: z.array(
    z.object({
      /** Fragment of the group's address on the page. */
      id,
      title: localizedSchema,
      questions: z.array(z.object({ question: localizedSchema, answer: localizedSchema })).min(1),
    }),
  ),
});
export type Faq = z.infer<typeof faqSchema>;

/** The list of all published prices: only its head and its date; the prices are kept where they are charged. */
export const priceListSchema = z.object({ page: pageHeadSchema, issued: day });
export type PriceList = z.infer<typeof priceListSchema>;

/**
 * The hotel beyond its shop: one schema for each part, all published together. A part that may be missing has a page
 * that the hotel may go without (`sections.ts`).
 */
export const sectionSchemas = {
  rooms: roomsSchema,
  restaurant: diningSchema,
  tavern: diningSchema.optional(),
  oleotheque: retreatSchema.optional(),
  wellness: retreatSchema.optional(),
  packages: packagesSchema.optional(),
  experiences: experiencesSchema.optional(),
  heritage: heritageSchema.optional(),
  gallery: gallerySchema.optional(),
  news: newsSchema.optional(),
  contact: contactSchema,
  faq: faqSchema,
  priceList: priceListSchema.optional(),
} as const;
