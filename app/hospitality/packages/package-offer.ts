import type { PriceReferences } from '~/components/ui/price-notes';
import { hotelDay } from '~/platform/time/calendar';
import type { DaySpan } from '~/platform/time/day-span';
import type { ContentSource } from '~/content/content';
import type { Package } from '~/content/offers-schema';
import { listParagraphs } from '~/content/page-content';
import { type Picture, toPicture } from '~/content/picture';
import { toPriceReferences } from '~/content/price-notes';
import type { Locale } from '~/i18n/locales';

/** The prices for a range of group sizes, in cents; `totals` contains the total for each size in the range. */
export type PriceRow = {
  from: number;
  to: number;
  personCents: number;
  totals: { persons: number; cents: number }[];
} & PriceReferences;

/** A package in one language. */
export type PackageOffer = {
  id: string;
  slug: string;
  name: string;
  lead: string;
  summary: string;
  description: string[];
  image: Picture;
  nights: number;
  includes: string[];
  /** Whether the package has fixed dates; `dates` are those still available. */
  dated: boolean;
  dates: DaySpan[];
  validity: string;
  prices: PriceRow[];
  /** Price per person in the largest group, in cents. */
  fromCents: number;
} & PriceReferences;

export function toPackageOffer(
  content: ContentSource,
  item: Package,
  locale: Locale,
  now: Date,
): PackageOffer {
  const today = hotelDay(now);
  return {
    id: item.id,
    slug: item.slugs[locale],
    name: item.name[locale],
    lead: item.lead[locale],
    summary: item.summary[locale],
    description: listParagraphs(item.description, locale),
    image: toPicture(content, item.image, locale),
    nights: item.nights,
    includes: item.includes.map((line) => line[locale]),
    dated: item.dates.length > 0,
    dates: item.dates.filter(({ from }) => from > today),
    validity: item.validity[locale],
    prices: listPrices(item.tiers, locale),
    ...toFromPrice(item, locale),
  };
}

/** The lowest price per person, with its reference prices. */
export function toFromPrice({ tiers }: Pick<Package, 'tiers'>, locale: Locale) {
  const cheapest = tiers.reduce((best, tier) =>
    tier.personCents < best.personCents ? tier : best,
  );
  return {
    fromCents: cheapest.personCents,
    ...toPriceReferences(cheapest.referencePrices, locale),
  };
}

/** Prices by group size; each range begins where the previous one ends. */
export function listPrices(tiers: Package['tiers'], locale: Locale): PriceRow[] {
  return tiers.map(({ upTo, personCents, referencePrices }, index) => {
    const from = (tiers[index - 1]?.upTo ?? 0) + 1;
    const sizes = Array.from({ length: upTo - from + 1 }, (_, step) => from + step);
    return {
      from,
      to: upTo,
      personCents,
      ...toPriceReferences(referencePrices, locale),
      totals: sizes.map((persons) => ({ persons, cents: persons * personCents })),
    };
  });
}

/** Whether a dated package has no dates left. */
export function hasEnded({ dated, dates }: Pick<PackageOffer, 'dated' | 'dates'>): boolean {
  return dated && dates.length === 0;
}

/** The price for a group in cents; undefined if the package does not accept a group of this size. */
export function priceFor(
  prices: readonly PriceRow[],
  persons: number,
): { personCents: number; totalCents: number } | undefined {
  for (const { personCents, totals } of prices) {
    const total = totals.find((candidate) => candidate.persons === persons);
    if (total) return { personCents, totalCents: total.cents };
  }
  return undefined;
}

/**
 * The price for a group whose size has been validated.
 * @throws RangeError if the package does not accept this size
 */
export function requirePrice(prices: readonly PriceRow[], persons: number) {
  const price = priceFor(prices, persons);
  if (!price) throw new RangeError(`No price for a group of ${persons}`);
  return price;
}

/** The largest group that the package accepts. */
export function largestGroup(prices: readonly PriceRow[]): number {
  return Math.max(...prices.map(({ to }) => to));
}

/** Finds a package by its slug; undefined if there is none. `here` is false if the slug belongs to another language. */
export function findBySlug(
  items: readonly Package[],
  slug: string,
  locale: Locale,
): { item: Package; here: boolean } | undefined {
  const own = items.find((item) => item.slugs[locale] === slug);
  if (own) return { item: own, here: true };
  const foreign = items.find((item) => Object.values(item.slugs).includes(slug));
  return foreign && { item: foreign, here: false };
}
