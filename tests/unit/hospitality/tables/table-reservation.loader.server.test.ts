import { expect, test } from 'vitest';
import { createSnapshot } from '~/content/content-snapshot.server';
import {
  getTableRules,
  loadTableReservation,
  venueName,
} from '~/hospitality/tables/table-reservation.loader.server';
import { tableSchema } from '~/hospitality/tables/table-schema';
import { getT } from '~/i18n/i18n.server';
import { locales } from '~/i18n/locales';
import { makeContent, masters } from '../../../support/made-up-hotel/content';

/** What a content backend may publish: the schema has the tavern optional. */
const content = createSnapshot({ ...makeContent(), tavern: undefined }, masters);
const now = new Date('2027-05-01T12:00:00Z');

test('while a content backend publishes no tavern, tables are offered in the restaurant alone', () => {
  expect(loadTableReservation(content, 'en', now).venues.map(({ venue }) => venue)).toEqual([
    'restaurant',
  ]);
  const asked = {
    venue: 'tavern',
    guests: '2',
    date: '2027-05-08',
    time: '19:30',
    fullName: 'Eva',
    email: 'eva@example.com',
  };
  const { error } = tableSchema(getTableRules(content, now)).safeParse(asked);
  expect(error?.issues.map(({ path, message }) => [...path, message])).toEqual([
    ['venue', 'venue'],
  ]);
});

test.each(locales)(
  'a table asked for earlier is then in the tavern as pages in %s call it',
  (locale) => {
    expect(venueName(content, 'tavern', locale)).toBe(getT(locale)('common:pages.tavern'));
  },
);
