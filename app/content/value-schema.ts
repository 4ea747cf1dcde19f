import { z } from 'zod';
import { byLocale, type Locale, locales } from '~/i18n/locales';
import { isDay } from '~/platform/time/typed-day';
import { referencePriceTypes } from './vocabulary';

/** Text by the owner; trimmed and never empty. */
export const text = z.string().trim().min(1).max(20_000);

/** A path segment: lower-case letters, digits and hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    error: ({ input }) =>
      `must be letters a to z, digits and hyphens, like sea-salt, not ${JSON.stringify(input)}`,
  })
  .max(64);

/** Two pages of the shop share the path of products. */
export const productSlug = slug.refine(
  (value) => value !== 'cart' && value !== 'checkout',
  'taken by a page',
);

export const id = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]*$/, 'must be letters, digits and hyphens: sea-salt')
  .max(64);

/** A URL that a page may link to: never a `javascript:` or `data:` URL. */
export const webAddress = z.url({ protocol: /^https?$/ });

/** With the country's prefix and without spaces; what readers see is written beside it. */
export const phoneNumber = z
  .string()
  .regex(/^\+\d{6,15}$/, 'must be a number like +385912345678, without spaces');

/** An amount in cents including VAT; never zero. */
export const cents = z.int().positive().max(10_000_000);

export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters like HR');

/** Not read, but a price in another currency would be charged in euro. */
export const currency = z.literal('EUR', 'must be EUR: prices are in euro').optional();

/** A product's price. Less than one euro means that it was typed in euros. */
export const price = cents.min(100, 'is below 1.00: prices are in cents');

/** A language tag as in HTML's `lang`: `hr` or `de-AT`. */
export const languageTag = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/);

/** `HH:MM` on the 24-hour clock, in the hotel's time zone. */
export const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 18:30');

/** A calendar day in the hotel's time zone. */
export const day = z.iso.date();

/** The day of the last change that matters to readers; it must be correct or omitted. */
export const updated = day.optional();

/** A yearly day: `MM-DD`; 29 February is one. */
export const dayOfYear = z
  .string()
  .refine((value) => isDay(`2024-${value}`), 'must be a day like 07-01');

const perLocale = <Schema extends z.ZodType>(schema: Schema) =>
  z.object(
    byLocale(() => schema),
    `needs a text in each language: ${locales.join(', ')}`,
  );

/** One text per language; a missing language fails the publish. */
export const localizedSchema = perLocale(text);
export type Localized = Record<Locale, string>;

/** The last path segment of a page's URL in each language. */
export const slugsSchema = perLocale(slug);
export type Slugs = Record<Locale, string>;

/** A picture by its name in `images.json`, with its alternative text. */
export const imageSchema = z.object({ id, alt: localizedSchema });
export type ContentImage = z.infer<typeof imageSchema>;

/**
 * An additional price beside the current one and the day it was in force; stated by the owner, never derived by code.
 */
const referencePriceSchema = z.object({
  type: z.enum(referencePriceTypes),
  cents,
  day,
  /** Where an inspector can verify it; not shown. */
  evidence: text.optional(),
});
export type ReferencePrice = z.infer<typeof referencePriceSchema>;

/** At most one of each type; omitted if the owner has not decided. */
export const referencePricesSchema = z
  .array(referencePriceSchema)
  .refine((prices) => new Set(prices.map(({ type }) => type)).size === prices.length, {
    message: 'has two prices of one type',
  })
  .optional();

/** A service with a price of its own, in cents; the note says what it is for, such as `per night`. */
export const pricedServiceSchema = z.object({
  name: localizedSchema,
  note: localizedSchema.optional(),
  priceCents: cents,
  referencePrices: referencePricesSchema,
});
export type PricedService = z.infer<typeof pricedServiceSchema>;
