import { expect, test } from 'vitest';
import { requireBySlug } from '~/content/require-by-slug.server';
import { type Locale, locales } from '~/i18n/locales';
import { makeSource } from '../../support/made-up-hotel/content';

const { items } = makeSource().get().packages;

function thrownFor(slug: string, locale: Locale, page: 'package' | 'packageReservation') {
  try {
    requireBySlug(items, page, slug, locale);
  } catch (thrown) {
    return thrown as Response;
  }
  throw new Error('nothing was thrown');
}

test('a slug finds its item in every language', () => {
  for (const locale of locales)
    for (const item of items)
      expect(requireBySlug(items, 'package', item.slugs[locale], locale)).toBe(item);
});

test.each([
  ['package', '/de/pakete/spring-walk-de'],
  ['packageReservation', '/de/pakete/spring-walk-de/anfrage'],
] as const)('a slug of another language redirects to the %s in this one', (page, address) => {
  const { status, headers } = thrownFor('spring-walk-en', 'de', page);
  expect([status, headers.get('Location')]).toEqual([301, address]);
});

test.each(['unknown', '__proto__'])('%s is not found', (slug) => {
  expect(thrownFor(slug, 'hr', 'package').status).toBe(404);
});
