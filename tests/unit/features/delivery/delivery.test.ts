import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeliveryTariff } from '~/features/content/content-schema';
import { embeddedContent } from '~/features/content/embedded/content';
import { deliveryCountries, quoteDelivery } from '~/features/delivery/delivery';

const tariff: DeliveryTariff = {
  carrier: 'GLS',
  maxGrams: 10_000,
  days: { min: 5, max: 7 },
  zones: [
    // Out of order on purpose: whoever edits the table need not sort it.
    {
      id: 'home',
      countries: ['HR'],
      steps: [
        { maxGrams: 5_000, priceCents: 550 },
        { maxGrams: 2_000, priceCents: 450 },
      ],
    },
    { id: 'near', countries: ['SI', 'AT', 'HR'], steps: [{ maxGrams: 10_000, priceCents: 1850 }] },
  ],
};

test.each([
  [1, 450],
  [2_000, 450],
  [2_001, 550],
  [5_000, 550],
])('%d grams within the country cost %d cents', (grams, cents) => {
  expect(quoteDelivery(tariff, 'HR', grams)).toEqual({ ok: true, cents });
});

test('a parcel that no step bears is refused for its weight', () => {
  expect(quoteDelivery(tariff, 'HR', 5_001)).toEqual({ ok: false, reason: 'weight' });
  expect(quoteDelivery(tariff, 'AT', 10_000)).toEqual({ ok: true, cents: 1850 });
  expect(quoteDelivery(tariff, 'AT', 10_001)).toEqual({ ok: false, reason: 'weight' });
});

test.each(['US', '', 'hr', '__proto__', 'constructor'])('country %j is refused', (country) => {
  expect(quoteDelivery(tariff, country, 100)).toEqual({ ok: false, reason: 'country' });
});

test('countries are listed once each, in the order of the zones', () => {
  expect(deliveryCountries(tariff)).toEqual(['HR', 'SI', 'AT']);
});

const step = fc.record({
  maxGrams: fc.integer({ min: 1, max: 50_000 }),
  priceCents: fc.integer({ min: 1, max: 100_000 }),
});
const zone = fc.record({
  id: fc.string(),
  countries: fc.array(fc.constantFrom('HR', 'SI', 'AT', 'DE'), { minLength: 1, maxLength: 3 }),
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
});
const anyTariff: fc.Arbitrary<DeliveryTariff> = fc.record({
  carrier: fc.constant('GLS'),
  maxGrams: fc.integer({ min: 1, max: 60_000 }),
  days: fc.constant({ min: 5, max: 7 }),
  zones: fc.array(zone, { minLength: 1, maxLength: 4 }),
});

/** The same table read in another way: the cheapest step by weight among those that bear the parcel, in BigInt. */
function priceByModel({ maxGrams, zones }: DeliveryTariff, country: string, grams: number) {
  const first = zones.find(({ countries }) => countries.includes(country));
  if (!first || grams > maxGrams) return undefined;
  let best: { maxGrams: bigint; priceCents: bigint } | undefined;
  for (const { maxGrams: bears, priceCents } of first.steps) {
    const isTighter = best === undefined || BigInt(bears) < best.maxGrams;
    if (BigInt(bears) >= BigInt(grams) && isTighter) {
      best = { maxGrams: BigInt(bears), priceCents: BigInt(priceCents) };
    }
  }
  return best?.priceCents;
}

test('for any tariff, the price is that of the tightest step of the first zone, in whole cents', () => {
  const country = fc.constantFrom('HR', 'SI', 'AT', 'DE', 'US');
  fc.assert(
    fc.property(anyTariff, country, fc.integer({ min: 1, max: 70_000 }), (table, code, grams) => {
      const quote = quoteDelivery(table, code, grams);
      const wanted = priceByModel(table, code, grams);
      if (quote.ok) expect(BigInt(quote.cents)).toBe(wanted);
      else expect(wanted).toBeUndefined();
    }),
    { numRuns: 1000 },
  );
});

test('the published tariff has a price for every country up to its heaviest parcel, never cheaper for more', () => {
  const published = embeddedContent.site.delivery;
  for (const country of deliveryCountries(published)) {
    let last = 0;
    for (let grams = 250; grams <= published.maxGrams; grams += 250) {
      const quote = quoteDelivery(published, country, grams);
      expect(quote.ok).toBe(true);
      if (!quote.ok) continue;
      expect(quote.cents).toBeGreaterThanOrEqual(last);
      last = quote.cents;
    }
  }
});
