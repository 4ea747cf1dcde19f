import { expect, test } from 'vitest';
import { roomsJsonLd } from '~/hospitality/rooms/rooms-json-ld';
import { loadRooms } from '~/hospitality/rooms/rooms.loader.server';
import { makeSource } from '../../../support/made-up-hotel/content';

const { rooms, site } = makeSource().get();
const { hotel } = site;
const jsonLdOf = (source: ReturnType<typeof makeSource>) =>
  roomsJsonLd(loadRooms(source, 'de'), {
    siteUrl: 'https://hotel.example',
    locale: 'de',
    hotel: { ...hotel, bookingUrl: site.booking.url, partners: [] },
  });

test('structured data state the cheapest and the dearest night', () => {
  const kinds = rooms.kinds.map((kind) => ({
    ...kind,
    nightCents: { low: 9_000, middle: 12_000, high: 15_050 },
  }));
  expect(jsonLdOf(makeSource({ rooms: { ...rooms, kinds } }))).toMatchObject({
    priceRange: '90,00\u00a0€ – 150,50\u00a0€',
  });
});

test('a hotel that has not written its rooms yet states no prices', () => {
  const source = makeSource({ rooms: { ...rooms, kinds: [] } });
  expect(jsonLdOf(source)).not.toHaveProperty('priceRange');
});
