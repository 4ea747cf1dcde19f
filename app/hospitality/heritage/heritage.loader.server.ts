import type { ContentSource } from '~/content/content';
import { requireSection } from '~/content/sections';
import { viewBlock, viewHead, viewShareCard } from '~/content/page-view';
import type { Locale } from '~/i18n/locales';

/** The house's story, chapter by chapter. */
export function loadHeritage(content: ContentSource, locale: Locale) {
  const heritage = requireSection(content, 'heritage');
  return {
    head: viewHead(heritage.page, locale),
    chapters: heritage.chapters.map((chapter) => ({
      ...viewBlock(content, chapter, locale),
      years: chapter.years,
    })),
    shareCard: viewShareCard(content, 'heritage', locale),
  };
}

export type HeritageChapter = ReturnType<typeof loadHeritage>['chapters'][number];

export type HeritageView = ReturnType<typeof loadHeritage>;
