import type { DeliveryTariff } from '~/content/delivery-schema';
import type { Locale } from '~/i18n/locales';
import { toSlug } from '~/i18n/slug';

/** The price of a parcel in cents including VAT, or why it cannot be sent. */
type DeliveryQuote = { ok: true; cents: number } | { ok: false; reason: 'country' | 'weight' };

type Rates = Pick<DeliveryTariff, 'maxGrams' | 'zones'>;
type Zone = Rates['zones'][number];

/** The countries the carrier delivers to, without duplicates. */
export function deliveryCountries({ zones }: Rates): string[] {
  return [...new Set(zones.flatMap((zone) => zone.countries))];
}

/**
 * The country chosen in the cart if parcels are delivered there; otherwise the one that readers of the locale are
 * assumed to be in. Undefined if the shopper has to choose.
 */
export function countryOf(
  tariff: Pick<DeliveryTariff, 'maxGrams' | 'readers' | 'zones'>,
  locale: Locale,
  chosen: string | undefined,
): string | undefined {
  return chosen !== undefined && deliveryCountries(tariff).includes(chosen)
    ? chosen
    : tariff.readers[locale]?.country;
}

/** The delivery method's code in forms and orders, derived from the carrier: `gls`. */
export function deliveryMethodOf({ carrier }: Pick<DeliveryTariff, 'carrier'>): string {
  // A name without Latin letters results in an empty slug.
  return toSlug(carrier) || 'parcel';
}

/** The price of one parcel: the first zone that contains the country, and its first step that allows the weight. */
export function quoteDelivery(tariff: Rates, country: string, weightGrams: number): DeliveryQuote {
  const zone = tariff.zones.find((candidate) => candidate.countries.includes(country));
  return zone ? quoteZone(tariff, zone, weightGrams) : { ok: false, reason: 'country' };
}

function quoteZone({ maxGrams }: Rates, { steps }: Zone, weightGrams: number): DeliveryQuote {
  if (weightGrams > maxGrams) return { ok: false, reason: 'weight' };
  const sorted = [...steps].sort((a, b) => a.maxGrams - b.maxGrams);
  const step = sorted.find((candidate) => weightGrams <= candidate.maxGrams);
  return step ? { ok: true, cents: step.priceCents } : { ok: false, reason: 'weight' };
}

const centsOf = (quote: DeliveryQuote) => (quote.ok ? quote.cents : null);

/** One parcel's price in every zone, in zone order; null where it is too heavy. */
export function quoteZones(tariff: Rates, weightGrams: number): (number | null)[] {
  return tariff.zones.map((zone) => centsOf(quoteZone(tariff, zone, weightGrams)));
}

export type RateTable = {
  /** The maximum weight of each column, lightest first. */
  grams: number[];
  zones: { id: string; countries: string[]; cents: (number | null)[] }[];
};

/** The whole tariff as a table, computed by the same function that prices orders. */
export function tariffRates(tariff: Rates): RateTable {
  const { maxGrams, zones } = tariff;
  const weights = zones.flatMap(({ steps }) => steps.map((step) => step.maxGrams));
  const bounded = weights.map((weight) => Math.min(weight, maxGrams));
  const grams = [...new Set(bounded)].sort((a, b) => a - b);
  return {
    grams,
    zones: zones.map((zone) => ({
      id: zone.id,
      countries: zone.countries,
      cents: grams.map((weight) => centsOf(quoteZone(tariff, zone, weight))),
    })),
  };
}

/** The URL of the carrier's tracking page for a parcel; undefined if the carrier has none. */
export function trackingUrl(
  { tracking }: Pick<DeliveryTariff, 'tracking'>,
  code: string,
): string | undefined {
  return tracking?.url.replaceAll('{code}', encodeURIComponent(code));
}
