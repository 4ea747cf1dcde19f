import type { ContentSource } from '~/content/content';
import { requireSection } from '~/content/sections';
import { toBlock, toPageHead, findShareCard } from '~/content/page-content';
import type { Locale } from '~/i18n/locales';
import { toPackageCard } from './package-offer';

/** Loads the list of packages. */
export function loadPackages(content: ContentSource, locale: Locale, now: Date) {
  const { page, items, notes } = requireSection(content, 'packages');
  return {
    head: toPageHead(page, locale),
    packages: items.map((item) => toPackageCard(content, item, locale, now)),
    notes: notes.map((block) => toBlock(content, block, locale)),
    shareCard: findShareCard(content, 'packages', locale),
  };
}

export type PackagesView = ReturnType<typeof loadPackages>;
