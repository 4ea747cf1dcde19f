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
  /** The meaning of the numbers on the map, starting with 1. */
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
      /** URL fragment of the group on the page. */
      id,
      title: localizedSchema,
      questions: z.array(z.object({ question: localizedSchema, answer: localizedSchema })).min(1),
    }),
  ),
});
export type Faq = z.infer<typeof faqSchema>;

/** The list of all published prices: only its head and date; the prices are stored where they are charged. */
export const priceListSchema = z.object({ page: pageHeadSchema, issued: day });
export type PriceList = z.infer<typeof priceListSchema>;

/**
 * The hotel apart from its shop: one schema for each part, all published together. The page of an optional part may
 * be omitted by the hotel (`sections.ts`).
 */
export const sectionSchemas = {
  rooms: roomsSchema,
  restaurant: diningSchema.optional(),
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
