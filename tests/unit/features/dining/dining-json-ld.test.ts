import { expect, test } from 'vitest';
import { getContent } from '~/features/content/content.server';
import { diningHours, diningJsonLd } from '~/features/dining/dining-json-ld';
import { loadDining } from '~/features/dining/dining.server';
import { locales } from '~/i18n/locales';

const { house } = getContent().get().site;
const siteUrl = 'https://hotel.example';
const now = new Date('2026-11-21T12:00:00Z');

test('both houses tell their name, language, prices and addresses as their page does', () => {
  for (const locale of locales) {
    for (const place of ['restaurant', 'tavern'] as const) {
      const view = loadDining(place, locale, now);
      const data = diningJsonLd(view, house, { siteUrl, locale });
      const text = JSON.stringify(data);
      expect(text).not.toContain('undefined');
      expect(data.name).toBe(view.head.title);
      expect(data.hasMenu.inLanguage).toBe(locale);
      expect(new URL(data.url).pathname.startsWith(`/${locale}/`)).toBe(locale !== 'hr');
      const shown = view.menu.sections.flatMap(({ dishes }) =>
        dishes.flatMap(({ portions }) => portions.map(({ cents }) => (cents / 100).toFixed(2))),
      );
      const told = data.hasMenu.hasMenuSection.flatMap(({ hasMenuItem }) =>
        hasMenuItem.flatMap(({ offers }) => offers.map(({ price }) => price)),
      );
      expect(told).toEqual(shown);
    }
  }
});

test('hours have the dates of the stretch in force; a closing opens and closes at midnight', () => {
  const { opening } = getContent().get().restaurant;
  const hours = diningHours(opening, now);
  expect(hours.openingHoursSpecification[0]).toMatchObject({
    dayOfWeek: ['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: '18:00',
    closes: '22:00',
    validFrom: '2026-09-01',
    validThrough: '2027-06-30',
  });
  expect(hours.openingHoursSpecification.at(-1)).toMatchObject({
    validFrom: '2027-07-01',
    validThrough: '2027-08-31',
  });
  expect(hours.specialOpeningHoursSpecification).toMatchObject([
    { opens: '00:00', closes: '00:00', validFrom: '2026-11-16', validThrough: '2027-03-31' },
  ]);
  const afterwards = diningHours(opening, new Date('2027-04-01T12:00:00Z'));
  expect(afterwards.specialOpeningHoursSpecification).toEqual([]);
});
