import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeliveryTariff } from '~/content/delivery-schema';
import { embeddedContent } from '#hotel/content';
import {
  deliveryCountries,
  deliveryMethodOf,
  tariffRates,
  quoteDelivery,
  quoteZones,
  readTrackingNumber,
  trackingUrl,
} from '~/shop/delivery/delivery';

type Rates = Pick<DeliveryTariff, 'maxGrams' | 'zones'>;

const tariff: Rates = {
  maxGrams: 10_000,
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

test('for any tariff, the table that pages show says what an order of that country and weight costs', () => {
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
  const published = embeddedContent.site.delivery;
  for (const weight of [1, 2_000, 2_001, 39_999, 40_000, 40_001]) {
    for (const [index, cents] of quoteZones(published, weight).entries()) {
      for (const country of published.zones[index]?.countries ?? []) {
        const quote = quoteDelivery(published, country, weight);
        expect(quote.ok ? quote.cents : null).toBe(cents);
      }
    }
  }
});

test('the carrier takes forty kilograms, and the notes are about countries it goes to', () => {
  const { maxGrams, notes, ...published } = embeddedContent.site.delivery;
  expect(maxGrams).toBe(40_000);
  expect(notes.map(({ id }) => id)).toEqual(['islands', 'dubrovnik']);
  const reached = deliveryCountries({ maxGrams, ...published });
  for (const { countries } of notes) expect(reached).toEqual(expect.arrayContaining(countries));
});

test.each([
  ['12345678901', '12345678901'],
  ['1234 5678 901', '1234 5678 901'.replaceAll(' ', '')],
  [' zldkx5bq ', 'ZLDKX5BQ'],
  ['12345678901234567890', '12345678901234567890'],
])('%j is a number of GLS', (typed, code) => {
  expect(readTrackingNumber(embeddedContent.site.delivery, typed)).toBe(code);
});

test.each([
  '',
  '123',
  '123456789012345',
  'ZLDKX5B',
  'ZLDKX5BQ1',
  '12345678901&x=1',
  'https://x.y/1',
  '１２３４５６７８９０１',
])('%j is none', (typed) => {
  expect(readTrackingNumber(embeddedContent.site.delivery, typed)).toBeUndefined();
});

test('the parcel’s page is the carrier’s, with the number inside', () => {
  expect(trackingUrl(embeddedContent.site.delivery, '12345678901')).toBe(
    'https://gls-group.com/GROUP/en/parcel-tracking?match=12345678901',
  );
  const other = { url: 'https://post.example/{code}/status', pattern: '.+', example: 'A B' };
  expect(trackingUrl({ tracking: other }, 'A&B')).toBe('https://post.example/A%26B/status');
  expect(trackingUrl({}, '1')).toBeUndefined();
});

test('the table has a column for every step that the carrier takes, and a price or none in each', () => {
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

test('where the carrier names no pattern, six to forty letters and digits are a number', () => {
  expect(readTrackingNumber({}, ' ab-12 34 ')).toBe('AB1234');
  expect(readTrackingNumber({}, 'A'.repeat(40))).toBe('A'.repeat(40));
  for (const typed of ['AB123', 'A'.repeat(41), 'AB_1234'])
    expect(readTrackingNumber({}, typed)).toBeUndefined();
});

test('a carrier’s pattern is for the whole number and knows the letters of any language', () => {
  const tracking = { url: 'https://post.example/{code}', pattern: '\\p{Lu}\\d|XX', example: 'Č1' };
  expect(readTrackingNumber({ tracking }, 'č1')).toBe('Č1');
  expect(readTrackingNumber({ tracking }, 'xx')).toBe('XX');
  expect(readTrackingNumber({ tracking }, 'č1xx')).toBeUndefined();
});
