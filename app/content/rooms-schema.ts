import { z } from 'zod';
import {
  cents,
  dayOfYear,
  id,
  imageSchema,
  localizedSchema,
  referencePricesSchema,
  slug,
  text,
  updated,
} from './value-schema';
import { pageHeadSchema, blockSchema } from './page-schema';
import { seasonIds } from './vocabulary';

/** A season and the stretches of the year that belong to it; both days count. */
const seasonSchema = z.object({
  id: z.enum(seasonIds),
  periods: z.array(z.object({ from: dayOfYear, to: dayOfYear })).min(1),
});

const pricePerSeason = z.object({ low: cents, middle: cents, high: cents });

export const roomSchema = z.object({
  id,
  /** The same in every language (product decision). */
  slug,
  /** The hotel's own name for it, the same in every language. */
  name: text,
  suite: z.boolean(),
  /** How many of them the hotel has. */
  count: z.int().positive(),
  lead: localizedSchema,
  /** About 90 to 140 words; blank lines separate paragraphs. */
  description: localizedSchema,
  summary: localizedSchema,
  squareMetres: z.object({ from: z.int().positive(), to: z.int().positive() }),
  capacity: z.int().min(1).max(8),
  bed: localizedSchema,
  bathroom: localizedSchema,
  /** Where it looks out to. */
  view: localizedSchema,
  /** Ids of `rooms.amenities`. */
  amenities: z.array(id).min(3),
  images: z.array(imageSchema).min(2).max(6),
  /** Per night for the room with two guests and breakfast, in cents. */
  nightCents: pricePerSeason,
  /** For each season's price. */
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
    /** The content of `terms` as data, for search engines. */
    petsAllowed: z.boolean().optional(),
    smokingAllowed: z.boolean().optional(),
    /** What the price holds, tourist tax, extra bed, cancelling: a heading and a short text each. */
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
