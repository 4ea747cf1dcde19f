import { expect, test } from 'vitest';
import {
  hotelJsonLd,
  hotelPlaceJsonLd,
  nightRange,
  stayJsonLd,
  websiteJsonLd,
} from '~/content/seo/hotel-json-ld';
import { viewHotel } from '~/content/seo/hotel-view';
import { makeSource } from '../../../support/made-up-hotel/content';

const content = makeSource();
const { house } = content.get().site;
const place = { siteUrl: 'https://hotel.example', locale: 'de' } as const;
const hotel = viewHotel(content);

test('the hotel has one identifier on every page, in its short and full form and as publisher', () => {
  const id = 'https://hotel.example/#hotel';
  expect(hotelPlaceJsonLd(house, place)['@id']).toBe(id);
  expect(hotelJsonLd(house, hotel, place)).toMatchObject({
    ...hotelPlaceJsonLd(house, place),
    url: 'https://hotel.example/de',
    geo: { latitude: house.latitude, longitude: house.longitude },
  });
  expect(websiteJsonLd(house, place.siteUrl).publisher).toEqual({ '@id': id });
});

test('a stay begins at the first hour of check-in and ends at the last of check-out', () => {
  expect(stayJsonLd(hotel)).toEqual({
    numberOfRooms: house.rooms + house.suites,
    checkinTime: house.checkIn.from,
    checkoutTime: house.checkOut.to,
  });
});

test('prices from the cheapest night of the year to the dearest', () => {
  const nights = { fromCents: 11_000, toCents: 123_450 };
  expect(nightRange({ ...hotel, nights })).toBe('110,00\u00a0€ – 1.234,50\u00a0€');
  const all = content.get().rooms.kinds.flatMap(({ nightCents }) => Object.values(nightCents));
  expect(hotel.nights).toEqual({ fromCents: Math.min(...all), toCents: Math.max(...all) });
});
