import type { DeliveryTariff } from '~/content/delivery-schema';
import type { Locale } from '~/i18n/locales';
import type { ContentSource } from '~/content/content';
import { quoteDelivery, quoteZones } from './delivery';
import { listCountries } from '~/i18n/format';

/** What a buyer should know about parcels to some places. */
export type DeliveryNote = { id: string; title: string; text: string };

/** The notes on delivery to a country, or all of them. */
export function listDeliveryNotes(
  { notes }: Pick<DeliveryTariff, 'notes'>,
  locale: Locale,
  country?: string,
): DeliveryNote[] {
  return notes
    .filter(({ countries }) => country === undefined || countries.includes(country))
    .map(({ id, title, text }) => ({ id, title: title[locale], text: text[locale] }));
}

/** Price of delivery to a country for a weight, with the country's name, or why there is none. */
export function estimateDelivery(
  content: ContentSource,
  country: string | undefined,
  weightGrams: number,
  locale: Locale,
): DeliveryEstimate {
  if (!country) return { state: 'unknown' };
  const [option] = listCountries([country], locale);
  const countryName = option?.name ?? country;
  const quote = quoteDelivery(content.get().site.delivery, country, weightGrams);
  return quote.ok
    ? { state: 'priced', country, countryName, cents: quote.cents }
    : { state: 'refused', country, countryName, reason: quote.reason };
}

/** What the lightest of several parcels costs. */
export type DeliveryFrom = {
  /** How the page's language says that it goes where the page's readers are: `nach Deutschland`. */
  to?: string;
  /** Where they are, or the countries that it is cheapest to. */
  countries: string;
  cents: number;
};

/**
 * The lightest parcel's price to where the readers of the page are taken to be, else in the cheapest zone.
 * @returns undefined when the carrier does not take it there
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

/** Delivery as far as it is known: the price for the country chosen, or why the parcel cannot go there. */
export type DeliveryEstimate =
  | { state: 'priced'; country: string; countryName: string; cents: number }
  | { state: 'refused'; country: string; countryName: string; reason: 'country' | 'weight' }
  | { state: 'unknown' };
