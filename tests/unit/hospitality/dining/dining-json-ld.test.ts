import { expect, test } from 'vitest';
import { diningJsonLd } from '~/hospitality/dining/dining-json-ld';
import { loadDining } from '~/hospitality/dining/dining.loader.server';
import { locales } from '~/i18n/locales';
import { makeSource } from '../../../support/made-up-hotel/content';

const content = makeSource();
const { hotel } = content.get().site;
const siteUrl = 'https://hotel.example';
const now = new Date('2026-11-21T12:00:00Z');

test('restaurant and tavern have the name, language, prices and addresses of their page', () => {
  for (const locale of locales) {
    for (const place of ['restaurant', 'tavern'] as const) {
      const view = loadDining(content, place, locale, now);
      const data = diningJsonLd(view, { hotel, siteUrl, locale });
      const text = JSON.stringify(data);
      expect(text).not.toContain('undefined');
      expect(data.name).toBe(view.head.title);
      const [menu, tasting] = data.hasMenu;
      if (!menu || !('hasMenuSection' in menu)) throw new Error('no menu');
      expect(menu.inLanguage).toBe(locale);
      expect(tasting?.name).toBe(view.tasting?.title);
      expect(data.containedInPlace['@id']).toBe(`${siteUrl}/#hotel`);
      expect(new URL(data.url).pathname.startsWith(`/${locale}/`)).toBe(locale !== 'hr');
      const shown = view.menu.sections.flatMap(({ dishes }) =>
        dishes.flatMap(({ portions }) => portions.map(({ cents }) => (cents / 100).toFixed(2))),
      );
      const offered = menu.hasMenuSection.flatMap(({ hasMenuItem }) =>
        hasMenuItem.flatMap(({ offers }) => offers.map(({ price }) => price)),
      );
      expect(offered).toEqual(shown);
    }
  }
});

test('a restaurant whose menu is not written yet states neither menu nor prices', () => {
  const view = loadDining(content, 'restaurant', 'en', now);
  const bare = { ...view, menu: { ...view.menu, sections: [] }, tasting: undefined };
  const data = diningJsonLd(bare, { hotel, siteUrl, locale: 'en' });
  expect(data.hasMenu).toEqual([]);
  expect(data).not.toHaveProperty('priceRange');
});
