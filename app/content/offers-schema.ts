import { z } from 'zod';
import {
  cents,
  day,
  id,
  imageSchema,
  localizedSchema,
  referencePricesSchema,
  slugsSchema,
  updated,
} from './value-schema';
import { pageHeadSchema, blockSchema } from './page-schema';

export const packageSchema = z.object({
  id,
  slugs: slugsSchema,
  name: localizedSchema,
  lead: localizedSchema,
  description: localizedSchema,
  summary: localizedSchema,
  image: imageSchema,
  nights: z.int().min(0).max(14),
  /** What the price includes, one line each. */
  includes: z.array(localizedSchema).min(3),
  /** Fixed dates (first and last day); if empty, the guest chooses within the validity. */
  dates: z.array(z.object({ from: day, to: day })),
  /** When an undated package can be used. */
  validity: localizedSchema,
  /** Price per person in cents by group size, smallest first (specification, section 9). */
  tiers: z
    .array(
      z.object({
        upTo: z.int().positive(),
        personCents: cents,
        referencePrices: referencePricesSchema,
      }),
    )
    .min(1),
  updated,
});
export type Package = z.infer<typeof packageSchema>;

export const packagesSchema = z.object({
  page: pageHeadSchema,
  items: z.array(packageSchema),
  /** Booking, gifts and cancellation. */
  notes: z.array(blockSchema),
  /** Until how many days before arrival a dated package can be cancelled free of charge; omitted if it cannot. */
  freeCancellationDays: z.int().positive().optional(),
});
export type Packages = z.infer<typeof packagesSchema>;

const experienceSchema = z.object({
  id,
  name: localizedSchema,
  text: localizedSchema,
  place: localizedSchema,
  duration: localizedSchema,
  /** The time of year. */
  season: localizedSchema,
  /** Price per person in cents; omitted if free of charge. */
  priceCents: cents.optional(),
  referencePrices: referencePricesSchema,
  /** What the price includes, or what is charged separately. */
  priceNote: localizedSchema.optional(),
  image: imageSchema,
});
export type Experience = z.infer<typeof experienceSchema>;

export const experiencesSchema = z.object({
  page: pageHeadSchema,
  items: z.array(experienceSchema),
  notes: z.array(blockSchema),
});
export type Experiences = z.infer<typeof experiencesSchema>;
