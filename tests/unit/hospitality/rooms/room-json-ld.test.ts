import { expect, test } from 'vitest';
import { roomJsonLd } from '~/hospitality/rooms/room-json-ld';
import { toRoomDetails } from '~/hospitality/rooms/room-details';
import { formatMoney } from '~/i18n/format';
import { getT } from '~/i18n/i18n.server';
import { locales } from '~/i18n/locales';
import { makeSource } from '../../../support/made-up-hotel/content';

const content = makeSource();

test.each(locales)('structured data of the rooms in %s agree with the page', (locale) => {
  const seasonNames = getT(locale)('rooms:prices.seasons', { returnObjects: true });
  for (const kind of content.get().rooms.kinds) {
    const room = toRoomDetails(content, kind, locale);
    const data = roomJsonLd(room, {
      siteUrl: 'https://hotel.example',
      locale,
      seasonNames,
      hotel: content.get().site.hotel,
    });
    const prices = data.offers.map(({ price }) => formatMoney(Number(price) * 100));
    const { low, middle, high } = kind.nightCents;
    expect(prices).toEqual([low, middle, high].map((cents) => formatMoney(cents)));
    expect(data.offers.map(({ name }) => name)).not.toContain(undefined);
    expect(JSON.stringify(data)).not.toContain('\u00ad');
    expect(data.url).toBe(data.offers[0]?.url);
    expect(data.url.endsWith(`/${kind.slug}`)).toBe(true);
    expect(data.amenityFeature).toHaveLength(kind.amenities.length);
    expect(data.description).toBe(kind.lead[locale]);
    expect(data.bed).toBe(kind.bed[locale]);
    expect(data.occupancy.maxValue).toBe(kind.capacity);
  }
});

test('the prices of a room include VAT, unless the hotel is outside the system', () => {
  const { rooms, site } = content.get();
  const room = toRoomDetails(content, rooms.kinds[0]!, 'en');
  const seasonNames = getT('en')('rooms:prices.seasons', { returnObjects: true });
  const place = { siteUrl: 'https://hotel.example', locale: 'en', hotel: site.hotel } as const;
  const read = (isOutsideVat: boolean) =>
    roomJsonLd(room, { ...place, seasonNames, isOutsideVat }).offers.map(
      ({ priceSpecification }) => priceSpecification.valueAddedTaxIncluded,
    );
  expect(new Set(read(false))).toEqual(new Set([true]));
  expect(new Set(read(true))).toEqual(new Set([undefined]));
});
