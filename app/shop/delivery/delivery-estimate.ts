import type { DeliveryTariff } from '~/content/delivery-schema';
import type { Locale } from '~/i18n/locales';
import type { ContentSource } from '~/content/content';
import { requireShop } from '~/content/sections';
import { quoteDelivery, quoteZones } from './delivery';
import { countryName, listCountries } from '~/i18n/format';

/** A note for buyers about parcels to certain places. */
export type DeliveryNote = { id: string; title: string; text: string };

/** The notes on delivery to one country, or all notes. */
export function listDeliveryNotes(
  { notes }: Pick<DeliveryTariff, 'notes'>,
  locale: Locale,
  country?: string,
): DeliveryNote[] {
  return notes
    .filter(({ countries }) => country === undefined || countries.includes(country))
    .map(({ id, title, text }) => ({ id, title: title[locale], text: text[locale] }));
}

/** Estimates delivery to a country for a weight: the country's name and the price, or why it cannot be sent. */
export function estimateDelivery(
  content: ContentSource,
  country: string | undefined,
  weightGrams: number,
  locale: Locale,
): DeliveryEstimate {
  if (!country) return { state: 'unknown' };
  const destination = { country, countryName: countryName(country, locale) };
  const quote = quoteDelivery(requireShop(content.get().site).delivery, country, weightGrams);
  return quote.ok
    ? { state: 'priced', ...destination, cents: quote.cents }
    : { state: 'refused', ...destination, reason: quote.reason };
}

/** The total of goods and their delivery in cents; null if delivery has no price. */
export const totalWithDelivery = (
  subtotalCents: number,
  delivery: DeliveryEstimate,
): number | null => (delivery.state === 'priced' ? subtotalCents + delivery.cents : null);

/** The price of the lightest of several parcels. */
export type DeliveryFrom = {
  /** The destination as a phrase in the page's language: `nach Deutschland`. */
  to?: string;
  /** The country of the page's readers, or the countries of the cheapest zone. */
  countries: string;
  cents: number;
};

/**
 * The lightest parcel's price to the country that readers of this locale are assumed to be in, or else in the cheapest
 * zone.
 * @returns undefined if the carrier does not deliver it there
 */
export function deliveryFrom(
  tariff: DeliveryTariff,
  parcelGrams: readonly number[],
  locale: Locale,
): DeliveryFrom | undefined {
  const grams = Math.min(...parcelGrams);
  const readers = tariff.readers[locale];
  if (readers) {
    const quote = quoteDelivery(tariff, readers.country, grams);
    const countries = nameCountries([readers.country], locale);
    return quote.ok ? { to: readers.to, countries, cents: quote.cents } : undefined;
  }
  const offers = quoteZones(tariff, grams).flatMap((cents, index) =>
    cents === null ? [] : [{ cents, codes: tariff.zones[index]?.countries ?? [] }],
  );
  const [cheapest] = offers.sort((one, other) => one.cents - other.cents);
  return cheapest && { countries: nameCountries(cheapest.codes, locale), cents: cheapest.cents };
}

const nameCountries = (codes: readonly string[], locale: Locale) =>
  listCountries(codes, locale)
    .map(({ name }) => name)
    .join(', ');

export type CountryOption = { code: string; name: string };

/** Delivery as far as it is known: the price for the chosen country, or why the parcel cannot be sent there. */
export type DeliveryEstimate =
  | { state: 'priced'; country: string; countryName: string; cents: number }
  | { state: 'refused'; country: string; countryName: string; reason: 'country' | 'weight' }
  | { state: 'unknown' };
