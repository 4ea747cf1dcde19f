import { expect, test } from 'vitest';
import { loadContact } from '~/hospitality/contact/contact.loader.server';
import { locales } from '~/i18n/locales';
import { makeSource } from '../../../support/made-up-hotel/content';

const content = makeSource();

test('links to map services point at the coordinates that the page shows', () => {
  const { maps, hotel } = loadContact(content, 'en', new Date('2026-11-21T12:00:00Z'));
  const point = `${hotel.latitude},${hotel.longitude}`;
  const url = (id: string) => new URL(maps.find((map) => map.id === id)?.url ?? '');
  expect(url('apple').searchParams.get('ll')).toBe(point);
  expect(url('google').searchParams.get('query')).toBe(point);
  expect(url('osm').searchParams.get('mlat')).toBe(hotel.latitude.toFixed(4));
  expect(url('osm').href).toBe(content.get().site.hotel.mapUrl);
});

test('a closure of reception is shown through its last day', () => {
  for (const locale of locales) {
    const specials = (day: string) =>
      loadContact(content, locale, new Date(`${day}T12:00:00Z`)).reception.special;
    expect(specials('2027-03-31')).toHaveLength(1);
    expect(specials('2027-04-01')).toEqual([]);
  }
});
