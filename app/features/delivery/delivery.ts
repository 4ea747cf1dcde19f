import type { DeliveryTariff } from '~/features/content/content-schema';

/** What a parcel costs, in cents including VAT, or why it cannot be sent. */
export type DeliveryQuote =
  { ok: true; cents: number } | { ok: false; reason: 'country' | 'weight' };

/** Countries the carrier goes to, each once. */
export function deliveryCountries(tariff: DeliveryTariff): string[] {
  return [...new Set(tariff.zones.flatMap((zone) => zone.countries))];
}

/** Price of one parcel from the rate table: the first zone that has the country, the first step that bears the weight. */
export function quoteDelivery(
  tariff: DeliveryTariff,
  country: string,
  weightGrams: number,
): DeliveryQuote {
  const zone = tariff.zones.find((candidate) => candidate.countries.includes(country));
  if (!zone) return { ok: false, reason: 'country' };
  if (weightGrams > tariff.maxGrams) return { ok: false, reason: 'weight' };
  const steps = [...zone.steps].sort((a, b) => a.maxGrams - b.maxGrams);
  const step = steps.find((candidate) => weightGrams <= candidate.maxGrams);
  return step ? { ok: true, cents: step.priceCents } : { ok: false, reason: 'weight' };
}
