import { expect, test } from 'vitest';
import {
  hotelJsonLd,
  hotelPlaceJsonLd,
  stayJsonLd,
  websiteJsonLd,
} from '~/content/seo/hotel-json-ld';
import { toHotelFacts } from '~/content/seo/hotel-facts';
import { makeSource } from '../../../support/made-up-hotel/content';

const content = makeSource();
const { hotel } = content.get().site;
const place = { siteUrl: 'https://hotel.example', locale: 'de' } as const;
const facts = toHotelFacts(content);

test('the hotel has one identifier on every page, in its short and full form and as publisher', () => {
  const id = 'https://hotel.example/#hotel';
  expect(hotelPlaceJsonLd(hotel, place)['@id']).toBe(id);
  expect(hotelJsonLd(hotel, facts, place)).toMatchObject({
    ...hotelPlaceJsonLd(hotel, place),
    url: 'https://hotel.example/de',
    geo: { latitude: hotel.latitude, longitude: hotel.longitude },
  });
  expect(websiteJsonLd(hotel, place.siteUrl).publisher).toEqual({ '@id': id });
});

test('a stay begins at the first hour of check-in and ends at the last of check-out', () => {
  expect(stayJsonLd(facts)).toEqual({
    numberOfRooms: hotel.rooms + hotel.suites,
    checkinTime: hotel.checkIn.from,
    checkoutTime: hotel.checkOut.to,
  });
});
