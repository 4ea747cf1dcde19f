import { expect, test } from 'vitest';
import { productJsonLd } from '~/shop/catalog/catalog-json-ld';
import { toDeliveryTerms, toProductView } from '~/shop/catalog/product.loader.server';
import { estimateDelivery } from '~/shop/delivery/delivery-estimate';
import { deliveryCountries } from '~/shop/delivery/delivery';
import { shippingJsonLd } from '~/shop/delivery/delivery-json-ld';
import { loadTextPage } from '~/site/texts/texts.server';
import { listCountries } from '~/i18n/format';
import { locales } from '~/i18n/locales';
import { makeLoadContext } from '../../../support/load-context';
import { makeSource } from '../../../support/made-up-hotel/content';

const content = makeSource();
const { site, products } = content.get();
const { delivery } = site;

test('structured data, checkout and shipping page agree on the price of each size and country', () => {
  const terms = { brand: 'x', delivery: toDeliveryTerms(site, 'hr') };
  const { tariff } = loadTextPage(makeLoadContext(), 'shipping', 'hr');
  if (!tariff) throw new Error('no tariff');
  for (const product of products) {
    const view = toProductView(content, product, 'hr');
    const data = productJsonLd(view, terms, { siteUrl: 'https://x.example', locale: 'hr' });
    const offers =
      'hasVariant' in data ? data.hasVariant.map((size) => size.offers) : [data.offers];
    for (const [index, offer] of offers.entries()) {
      const grams = product.variants[index]?.weightGrams ?? 0;
      const column = tariff.grams.findIndex((max) => grams <= max);
      const stated = new Map(
        offer.shippingDetails.flatMap(({ shippingRate, shippingDestination }) =>
          shippingDestination.addressCountry.map((code) => [code, shippingRate.value]),
        ),
      );
      for (const country of deliveryCountries(delivery)) {
        const [{ name } = { name: '' }] = listCountries([country], 'hr');
        const checkout = estimateDelivery(content, country, grams, 'hr');
        const cents = checkout.state === 'priced' ? checkout.cents : null;
        expect(stated.get(country)).toBe(cents === null ? undefined : (cents / 100).toFixed(2));
        const zone = tariff.zones.find(({ countries }) => countries.includes(name));
        expect(zone?.cents[column]).toBe(cents);
      }
      expect(stated.size).toBe(deliveryCountries(delivery).length);
    }
  }
});

test('a zone that does not take the parcel is left out', () => {
  const zones = [
    { codes: ['HR'], cents: 450 },
    { codes: ['DE', 'AT'], cents: null },
  ];
  expect(shippingJsonLd({ zones, days: { min: 5, max: 7 } })).toMatchObject([
    {
      shippingRate: { value: '4.50', currency: 'EUR' },
      shippingDestination: { addressCountry: ['HR'] },
      deliveryTime: { transitTime: { minValue: 5, maxValue: 7 } },
    },
  ]);
});

test('the shipping page shows the tariff’s notes in every language', () => {
  expect(delivery.notes).toHaveLength(2);
  for (const locale of locales) {
    const notes = loadTextPage(makeLoadContext(), 'shipping', locale).tariff?.notes ?? [];
    expect(notes.map(({ title }) => title)).toEqual(
      delivery.notes.map(({ title }) => title[locale]),
    );
  }
});
