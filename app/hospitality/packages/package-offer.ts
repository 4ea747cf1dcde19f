import type { PriceReferences } from '~/components/ui/price-notes';
import { hotelDay } from '~/platform/time/calendar';
import type { DaySpan } from '~/platform/time/day-span';
import type { ContentSource } from '~/content/content';
import type { Package } from '~/content/offers-schema';
import { type ClosureDays, comingClosure } from '~/content/opening/closure';
import { listParagraphs } from '~/content/page-content';
import { type Picture, toPicture } from '~/content/picture';
import { toPriceReferences } from '~/content/price-notes';
import type { Locale } from '~/i18n/locales';

/** The price per person in a group of `from` to `to` people, in cents. */
export type PriceRow = { from: number; to: number; personCents: number } & PriceReferences;

/** A package as shown in the list of packages, in one language. */
export type PackageCard = {
  id: string;
  slug: string;
  name: string;
  lead: string;
  image: Picture;
  /** Whether the package has fixed dates; `dates` are those still available. */
  dated: boolean;
  dates: DaySpan[];
  validity: string;
  /** Price per person in the largest group, in cents. */
  fromCents: number;
} & PriceReferences;

export function toPackageCard(
  content: ContentSource,
  item: Package,
  locale: Locale,
  now: Date,
): PackageCard {
  const today = hotelDay(now);
  return {
    id: item.id,
    slug: item.slugs[locale],
    name: item.name[locale],
    lead: item.lead[locale],
    image: toPicture(content, item.image, locale),
    dated: item.dates.length > 0,
    dates: listOpenDates(item, today),
    validity: item.validity[locale],
    ...toFromPrice(item, locale),
  };
}

/**
 * The dates of a package that can still be requested: from tomorrow, as guests arrive on the first day.
 * @param today in the hotel's time zone
 */
export const listOpenDates = ({ dates }: Pick<Package, 'dates'>, today: string): DaySpan[] =>
  dates.filter(({ from }) => from > today);

/** A package as shown on its own page. */
export type PackageOffer = PackageCard & {
  summary: string;
  description: string[];
  includes: string[];
  prices: PriceRow[];
  /** The current or next closure of the hotel, for whoever names a day of a package without dates. */
  closure?: ClosureDays | undefined;
};

export function toPackageOffer(
  content: ContentSource,
  item: Package,
  locale: Locale,
  now: Date,
): PackageOffer {
  const card = toPackageCard(content, item, locale, now);
  const { closure } = content.get().site;
  return {
    ...card,
    closure: card.dated ? undefined : comingClosure(closure, hotelDay(now), locale),
    summary: item.summary[locale],
    description: listParagraphs(item.description, locale),
    includes: item.includes.map((line) => line[locale]),
    prices: listPrices(item.tiers, locale),
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
  return tiers.map(({ upTo, personCents, referencePrices }, index) => ({
    from: (tiers[index - 1]?.upTo ?? 0) + 1,
    to: upTo,
    personCents,
    ...toPriceReferences(referencePrices, locale),
  }));
}

/** Whether a dated package has no dates left. */
export function hasEnded({ dated, dates }: Pick<PackageOffer, 'dated' | 'dates'>): boolean {
  return dated && dates.length === 0;
}

/** The price for a group; undefined if the package does not accept a group of this size. */
export function findPrice(prices: readonly PriceRow[], persons: number): PriceRow | undefined {
  if (!Number.isInteger(persons)) return undefined;
  return prices.find(({ from, to }) => from <= persons && persons <= to);
}

/**
 * The price in cents for a group whose size has been validated.
 * @throws RangeError if the package does not accept this size
 */
export function requirePrice(prices: readonly PriceRow[], persons: number) {
  const price = findPrice(prices, persons);
  if (!price) throw new RangeError(`No price for a group of ${persons}`);
  return { personCents: price.personCents, totalCents: persons * price.personCents };
}

/** The largest group that the package accepts. */
export function largestGroup(prices: readonly PriceRow[]): number {
  return Math.max(...prices.map(({ to }) => to));
}
