import { z } from 'zod';
import { type Locale, localeTable } from '~/i18n/locales';
import type { Problem } from './content-checks';
import { cents, countryCode, id, localizedSchema, text } from './value-schema';

const isPattern = (source: string): boolean => {
  try {
    return Boolean(new RegExp(source, 'u'));
  } catch {
    return false;
  }
};

/** Parcel tracking. */
const trackingSchema = z.object({
  /** The carrier's tracking page; `{code}` is replaced by the tracking number. */
  url: z
    .url({ protocol: /^https$/ })
    .refine((url) => url.includes('{code}'), 'needs {code} where the parcel’s number stands'),
  /** A regular expression for valid tracking numbers. */
  pattern: z.string().max(200).refine(isPattern, 'is no regular expression'),
  example: text,
});

const stepSchema = z.object({ maxGrams: z.int().positive(), priceCents: cents });

const zoneSchema = z.object({
  id,
  countries: z.array(countryCode).min(1),
  /** In any order: the lightest step that covers the parcel's weight applies. */
  steps: z.array(stepSchema).min(1),
});

/** Where readers of a language are assumed to be until they choose a country. */
const readersSchema = z.object({
  country: countryCode,
  /** The destination in their language: `nach Deutschland`. */
  to: text,
});

const languages = Object.keys(localeTable) as Locale[];

/** Delivery tariff: country zone × weight step (Reg. (EU) 2018/302 allows a shorter delivery list). */
export const deliverySchema = z
  .object({
    carrier: text,
    /** The heaviest parcel that the carrier accepts, in grams. */
    maxGrams: z.int().positive(),
    /** Working days from payment to delivery. */
    days: z
      .object({ min: z.int().positive(), max: z.int().positive() })
      .refine(({ min, max }) => min <= max, { error: 'max is less than min' }),
    zones: z.array(zoneSchema).min(1),
    /** By language; readers in a language without an entry must choose their country. */
    readers: z.partialRecord(z.enum(languages), readersSchema).default({}),
    /** Notes for buyers in certain countries: islands, detours. */
    notes: z
      .array(
        z.object({
          id,
          countries: z.array(countryCode).min(1),
          title: localizedSchema,
          text: localizedSchema,
        }),
      )
      .default([]),
    tracking: trackingSchema.optional(),
  })
  .superRefine(({ zones, readers }, context) => {
    for (const problem of [
      ...findDoubled(zones),
      ...findCheaper(zones),
      ...findOutOfReach(zones, readers),
    ]) {
      context.addIssue({ code: 'custom', ...problem });
    }
  });
export type DeliveryTariff = z.infer<typeof deliverySchema>;

type Zones = z.infer<typeof zoneSchema>[];

/** Finds countries with two prices. */
function findDoubled(zones: Zones): Problem[] {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  for (const [index, { countries }] of zones.entries()) {
    for (const country of countries) {
      const path = ['zones', index, 'countries'];
      if (seen.has(country)) problems.push({ path, message: `twice: ${country}` });
      seen.add(country);
    }
  }
  return problems;
}

/** Finds heavier parcels that cost less, and weights with two prices: both are typing errors. */
function findCheaper(zones: Zones): Problem[] {
  return zones.flatMap(({ steps }, index) => {
    const sorted = steps.toSorted((a, b) => a.maxGrams - b.maxGrams);
    return sorted.flatMap((step, place) => {
      const lighter = sorted[place - 1];
      if (!lighter) return [];
      const isSound = step.maxGrams > lighter.maxGrams && step.priceCents >= lighter.priceCents;
      if (isSound) return [];
      const message = `${step.maxGrams} g does not fit after ${lighter.maxGrams} g`;
      return [{ path: ['zones', index, 'steps'], message }];
    });
  });
}

/** Finds assumed countries to which no parcel can be sent. */
function findOutOfReach(zones: Zones, readers: DeliveryTariff['readers']): Problem[] {
  const served = new Set(zones.flatMap(({ countries }) => countries));
  return Object.entries(readers).flatMap(([language, { country }]) =>
    served.size === 0 || served.has(country)
      ? []
      : [{ path: ['readers', language, 'country'], message: `no zone has ${country}` }],
  );
}
