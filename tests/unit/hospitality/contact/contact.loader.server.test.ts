import { expect, test } from 'vitest';
import { toContactView } from '~/hospitality/contact/contact.loader.server';
import { getContent } from '../../../support/site-content';
import { locales } from '~/i18n/locales';

test('maps of others point at the coordinates that the page shows', () => {
  const { maps, hotel } = toContactView(getContent(), 'en', new Date('2026-11-21T12:00:00Z'));
  const point = `${hotel.latitude},${hotel.longitude}`;
  const url = (id: string) => new URL(maps.find((map) => map.id === id)?.url ?? '');
  expect(url('apple').searchParams.get('ll')).toBe(point);
  expect(url('google').searchParams.get('query')).toBe(point);
  expect(url('osm').searchParams.get('mlat')).toBe(hotel.latitude.toFixed(4));
});

test('the closing of reception is told until its last day and then is gone', () => {
  for (const locale of locales) {
    const specials = (day: string) =>
      toContactView(getContent(), locale, new Date(`${day}T12:00:00Z`)).reception.special;
    expect(specials('2027-03-31')).toHaveLength(1);
    expect(specials('2027-04-01')).toEqual([]);
  }
});
