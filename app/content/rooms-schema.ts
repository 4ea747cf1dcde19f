import { z } from 'zod';
import {
  cents,
  dayOfYear,
  id,
  imageSchema,
  localizedSchema,
  pricedServiceSchema,
  referencePricesSchema,
  slug,
  text,
  updated,
} from './value-schema';
import { pageHeadSchema, blockSchema } from './page-schema';
import { seasonIds } from './vocabulary';

/** A season and its periods of the year; both days included. */
const seasonSchema = z.object({
  id: z.enum(seasonIds),
  periods: z.array(z.object({ from: dayOfYear, to: dayOfYear })).min(1),
});

const pricePerSeason = z.object({ low: cents, middle: cents, high: cents });

export const roomSchema = z.object({
  id,
  /** Identical in every language (product decision). */
  slug,
  /** The hotel's own name for the room, identical in every language. */
  name: text,
  suite: z.boolean(),
  /** How many rooms of this kind the hotel has. */
  count: z.int().positive(),
  lead: localizedSchema,
  /** About 90 to 140 words; blank lines separate paragraphs. */
  description: localizedSchema,
  summary: localizedSchema,
  squareMetres: z.object({ from: z.int().positive(), to: z.int().positive() }),
  capacity: z.int().min(1).max(8),
  bed: localizedSchema,
  bathroom: localizedSchema,
  /** The view from the window. */
  view: localizedSchema,
  /** Ids of `rooms.amenities`. */
  amenities: z.array(id).min(3),
  images: z.array(imageSchema).min(1).max(6),
  /** Per night for two guests including breakfast, in cents. */
  nightCents: pricePerSeason,
  /** Reference prices by season. */
  referencePrices: z
    .object({
      low: referencePricesSchema,
      middle: referencePricesSchema,
      high: referencePricesSchema,
    })
    .optional(),
  updated,
});
export type Room = z.infer<typeof roomSchema>;

export const roomsSchema = z
  .object({
    page: pageHeadSchema,
    seasons: z.array(seasonSchema).length(seasonIds.length),
    amenities: z.array(z.object({ id, name: localizedSchema })),
    kinds: z.array(roomSchema),
    /** What is charged besides the room, such as an extra bed, a dog or a transfer. */
    extras: z.array(pricedServiceSchema.extend({ id })).optional(),
    /** Data from `terms` that search engines can read. */
    petsAllowed: z.boolean().optional(),
    smokingAllowed: z.boolean().optional(),
    /** What the price includes, tourist tax, extra bed, cancellation: a heading and a short text each. */
    terms: z.array(blockSchema),
  })
  .superRefine(({ amenities, kinds }, context) => {
    const known = new Set(amenities.map((amenity) => amenity.id));
    for (const [index, room] of kinds.entries()) {
      for (const amenity of room.amenities) {
        if (known.has(amenity)) continue;
        context.addIssue({
          code: 'custom',
          path: ['kinds', index, 'amenities'],
          message: `unknown amenity ${amenity}`,
        });
      }
    }
  });
export type Rooms = z.infer<typeof roomsSchema>;
