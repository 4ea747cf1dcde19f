import { expect, test } from 'vitest';
import { getContent } from '../../../support/site-content';
import { diningJsonLd } from '~/hospitality/dining/dining-json-ld';
import { loadDining } from '~/hospitality/dining/dining.loader.server';
import { locales } from '~/i18n/locales';

const { hotel } = getContent().get().site;
const siteUrl = 'https://hotel.example';
const now = new Date('2026-11-21T12:00:00Z');

test('both houses tell their name, language, prices and addresses as their page does', () => {
  for (const locale of locales) {
    for (const place of ['restaurant', 'tavern'] as const) {
      const view = loadDining(getContent(), place, locale, now);
      const data = diningJsonLd(view, hotel, { siteUrl, locale });
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
      const told = menu.hasMenuSection.flatMap(({ hasMenuItem }) =>
        hasMenuItem.flatMap(({ offers }) => offers.map(({ price }) => price)),
      );
      expect(told).toEqual(shown);
    }
  }
});
