import { z } from 'zod';
import { type Locale, locales } from '~/i18n/locales';
import { referencePriceTypes } from './vocabulary';

/** Text by the owner; trimmed and never empty. */
export const text = z.string().trim().min(1).max(20_000);

/** Part of an address: small letters, digits and hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(64);

/** Two pages of the shop share the products' path. */
export const productSlug = slug.refine(
  (value) => value !== 'cart' && value !== 'checkout',
  'taken by a page',
);

export const id = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]*$/)
  .max(64);

/** An address that a page may link to: never a script or data in the place of one. */
export const webAddress = z.url({ protocol: /^https?$/ });

/** An amount in cents, VAT included; never nothing. */
export const cents = z.int().positive().max(10_000_000);

export const countryCode = z.string().regex(/^[A-Z]{2}$/);

/** What a product costs: less than one euro is a price that was typed in euros. */
export const price = cents.min(100, 'is below 1.00: prices are in cents');

/** A language, `hr` or `de-AT`, as in HTML's `lang`. */
export const languageTag = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/);

/** `HH:MM` on the 24-hour clock, in the hotel's time zone. */
export const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 18:30');

/** A day of the calendar in the hotel's time zone. */
export const day = z.iso.date();

/** The day of the last change that readers would notice; true or left out. */
export const updated = day.optional();

/** A day of every year: `MM-DD`. */
export const dayOfYear = z
  .string()
  .regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'must be a day like 07-01');

const perLocale = <Schema extends z.ZodType>(schema: Schema) =>
  z.object(Object.fromEntries(locales.map((locale) => [locale, schema])) as Record<Locale, Schema>);

/** One text per language; a missing language fails the publish. */
export const localizedSchema = perLocale(text);
export type Localized = Record<Locale, string>;

/** The end of a page's address in each language. */
export const slugsSchema = perLocale(slug);
export type Slugs = Record<Locale, string>;

/** A picture by its name in `images.json`, and what is to be seen in it. */
export const imageSchema = z.object({ id, alt: localizedSchema });
export type ContentImage = z.infer<typeof imageSchema>;

/** A further price beside the current one and the day it was in force; the owner states it, code never invents one. */
const referencePriceSchema = z.object({
  type: z.enum(referencePriceTypes),
  cents,
  day,
  /** Where it can be looked up, for an inspector; not shown. */
  evidence: text.optional(),
});
export type ReferencePrice = z.infer<typeof referencePriceSchema>;

/** At most one of each type; none where the owner has not decided. */
export const referencePricesSchema = z
  .array(referencePriceSchema)
  .refine((prices) => new Set(prices.map(({ type }) => type)).size === prices.length, {
    message: 'has two prices of one type',
  })
  .optional();
