import { expect, test } from 'vitest';
import { deliverySchema } from '~/content/delivery-schema';
import { deliveryCountries, quoteDelivery, trackingUrl } from '~/shop/delivery/delivery';
import { readTrackingNumber } from '~/content/tracking-number';
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

test('tracking numbers of GLS have 10 to 14 or 20 digits, or eight characters', () => {
  const accepted = ['1234567890', '12345678901234', '12345678901234567890', 'ZLDKX5BQ'];
  const refused = ['123456789', '123456789012345', 'ZLDKX5B', 'ZLDKX5BQ1'];
  const read = (code: string) => readTrackingNumber(delivery, code);
  expect([...accepted, ...refused].map(read)).toEqual([
    ...accepted,
    ...refused.map(() => undefined),
  ]);
});

test('parcels are followed on the page of GLS', () => {
  expect(trackingUrl(delivery, '12345678901')).toBe(
    'https://gls-group.com/GROUP/en/parcel-tracking?match=12345678901',
  );
});
