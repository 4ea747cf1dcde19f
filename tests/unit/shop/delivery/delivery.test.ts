import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeliveryTariff } from '~/content/delivery-schema';
import {
  countryOf,
  deliveryCountries,
  deliveryMethodOf,
  tariffRates,
  quoteDelivery,
  quoteZones,
  trackingUrl,
} from '~/shop/delivery/delivery';
import { makeDelivery } from '../../../support/made-up-hotel/site';

const madeUp = makeDelivery();

type Rates = Pick<DeliveryTariff, 'maxGrams' | 'zones'>;

const tariff: Rates = {
  maxGrams: 10_000,
  zones: [
    // Out of order on purpose: editors need not sort the table.
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
  ['GLS', 'gls'],
  ['An Post', 'an-post'],
  ['Österreichische Post', 'osterreichische-post'],
  ['Пошта', 'parcel'],
])('the method of the carrier %s is %s', (carrier, method) => {
  expect(deliveryMethodOf({ carrier })).toBe(method);
});

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
const anyTariff: fc.Arbitrary<Rates> = fc.record({
  maxGrams: fc.integer({ min: 1, max: 60_000 }),
  zones: fc.array(zone, { minLength: 1, maxLength: 4 }),
});

/** The same table read in another way: the cheapest step by weight among those that bear the parcel, in BigInt. */
function priceByModel({ maxGrams, zones }: Rates, country: string, grams: number) {
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

test('for any tariff, the table on pages agrees with the price of an order by country and weight', () => {
  fc.assert(
    fc.property(anyTariff, (table) => {
      const { grams, zones } = tariffRates(table);
      expect(grams).toEqual([...grams].sort((a, b) => a - b));
      const first = new Set<string>();
      for (const { countries, cents } of zones) {
        for (const country of countries.filter((code) => !first.has(code))) {
          for (const [column, weight] of grams.entries()) {
            const quote = quoteDelivery(table, country, weight);
            expect(cents[column]).toBe(quote.ok ? quote.cents : null);
          }
        }
        for (const country of countries) first.add(country);
      }
    }),
    { numRuns: 300 },
  );
});

test('a parcel’s price in every zone is that of each of its countries', () => {
  for (const weight of [1, 2_000, 2_001, 19_999, 20_000, 20_001]) {
    for (const [index, cents] of quoteZones(madeUp, weight).entries()) {
      for (const country of madeUp.zones[index]?.countries ?? []) {
        const quote = quoteDelivery(madeUp, country, weight);
        expect(quote.ok ? quote.cents : null).toBe(cents);
      }
    }
  }
});

test('the tracking page is the carrier’s, with the number in its address', () => {
  expect(trackingUrl(madeUp, '12345678901')).toBe(
    'https://parcels.example/follow?code=12345678901',
  );
  const other = { url: 'https://post.example/{code}/status', pattern: '.+', example: 'A B' };
  expect(trackingUrl({ tracking: other }, 'A&B')).toBe('https://post.example/A%26B/status');
  expect(trackingUrl({}, '1')).toBeUndefined();
});

test('the table has a column for every step up to the heaviest parcel, with a price or none', () => {
  const [home, near] = tariff.zones;
  const heavy = { id: 'far', countries: ['DE'], steps: [{ maxGrams: 31_500, priceCents: 3500 }] };
  expect(tariffRates({ ...tariff, zones: [home!, near!, heavy] })).toEqual({
    grams: [2_000, 5_000, 10_000],
    zones: [
      { id: 'home', countries: ['HR'], cents: [450, 550, null] },
      { id: 'near', countries: ['SI', 'AT', 'HR'], cents: [1850, 1850, 1850] },
      { id: 'far', countries: ['DE'], cents: [3500, 3500, 3500] },
    ],
  });
});

test('delivery goes to the chosen country, otherwise to that of the language’s readers', () => {
  expect(countryOf(madeUp, 'de', 'HR')).toBe('HR');
  expect(countryOf(madeUp, 'de', undefined)).toBe(madeUp.readers.de?.country);
  expect(countryOf(madeUp, 'de', 'XX')).toBe(madeUp.readers.de?.country);
  expect(madeUp.readers.en).toBeUndefined();
  expect(countryOf(madeUp, 'en', undefined)).toBeUndefined();
});
