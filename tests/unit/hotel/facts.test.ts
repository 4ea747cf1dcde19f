import { expect, test } from 'vitest';
import { deliverySchema } from '~/content/delivery-schema';
import {
  deliveryCountries,
  quoteDelivery,
  readTrackingNumber,
  trackingUrl,
} from '~/shop/delivery/delivery';
import { delivery } from '#hotel/facts';

test('the tariff is sound', () => {
  expect(deliverySchema.parse(delivery)).toEqual(delivery);
});

test('the tariff has a price for every country up to its heaviest parcel, never cheaper for more', () => {
  for (const country of deliveryCountries(delivery)) {
    let last = 0;
    for (let grams = 250; grams <= delivery.maxGrams; grams += 250) {
      const quote = quoteDelivery(delivery, country, grams);
      expect(quote.ok).toBe(true);
      if (!quote.ok) continue;
      expect(quote.cents).toBeGreaterThanOrEqual(last);
      last = quote.cents;
    }
  }
});

test('the carrier takes forty kilograms, and the notes concern countries it delivers to', () => {
  const { maxGrams, notes, ...rest } = delivery;
  expect(maxGrams).toBe(40_000);
  expect(notes.map(({ id }) => id)).toEqual(['islands', 'dubrovnik']);
  const reached = deliveryCountries({ maxGrams, ...rest });
  for (const { countries } of notes) expect(reached).toEqual(expect.arrayContaining(countries));
});

test.each([
  ['12345678901', '12345678901'],
  ['1234 5678 901', '12345678901'],
  [' zldkx5bq ', 'ZLDKX5BQ'],
  ['12345678901234567890', '12345678901234567890'],
])('%j is a tracking number of GLS', (typed, code) => {
  expect(readTrackingNumber(delivery, typed)).toBe(code);
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
])('%j is no tracking number of GLS', (typed) => {
  expect(readTrackingNumber(delivery, typed)).toBeUndefined();
});

test('parcels are followed on the page of GLS', () => {
  expect(trackingUrl(delivery, '12345678901')).toBe(
    'https://gls-group.com/GROUP/en/parcel-tracking?match=12345678901',
  );
});
