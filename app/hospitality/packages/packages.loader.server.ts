import type { ContentSource } from '~/content/content';
import { requireSection } from '~/content/sections';
import { viewBlock, viewHead, viewShareCard } from '~/content/page-view';
import type { Locale } from '~/i18n/locales';
import { viewPackage } from './package-offer';

/** What the list of packages shows. */
export function loadPackages(content: ContentSource, locale: Locale, now = new Date()) {
  const { page, items, notes } = requireSection(content, 'packages');
  return {
    head: viewHead(page, locale),
    packages: items.map((item) => viewPackage(content, item, locale, now)),
    notes: notes.map((block) => viewBlock(content, block, locale)),
    shareCard: viewShareCard(content, 'packages', locale),
  };
}

export type PackagesView = ReturnType<typeof loadPackages>;
