import { expect, test } from 'vitest';
import { deliveryFrom } from '~/shop/delivery/delivery-estimate';
import { makeDelivery } from '../../../support/made-up-hotel/site';

const tariff = makeDelivery();

test('“from” is the price of the lightest parcel to where the readers are', () => {
  expect(deliveryFrom(tariff, [6_000, 3_000], 'de')).toEqual({
    to: 'nach Deutschland',
    countries: 'Deutschland',
    cents: 1450,
  });
  expect(deliveryFrom(tariff, [1_000], 'hr')).toMatchObject({ to: 'u Hrvatsku', cents: 1200 });
});

test('readers who are asked for their country see the cheapest zone’s price, with its name', () => {
  expect(deliveryFrom(tariff, [1_000], 'en')).toEqual({ countries: 'Austria', cents: 450 });
  const zones = tariff.zones.toReversed();
  expect(deliveryFrom({ ...tariff, zones }, [1_000], 'it')?.countries).toBe('Austria');
});

test('there is no price for a parcel that the carrier does not take', () => {
  expect(deliveryFrom(tariff, [20_001], 'de')).toBeUndefined();
  expect(deliveryFrom(tariff, [20_001], 'en')).toBeUndefined();
});
