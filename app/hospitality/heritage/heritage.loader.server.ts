import type { ContentSource } from '~/content/content';
import { requireSection } from '~/content/sections';
import { findPlate, findShareCard, toBlock, toPageHead } from '~/content/page-content';
import type { Locale } from '~/i18n/locales';

/** Loads the hotel's history by chapter. */
export function loadHeritage(content: ContentSource, locale: Locale) {
  const heritage = requireSection(content, 'heritage');
  return {
    head: toPageHead(heritage.page, locale),
    plate: findPlate(content, heritage.page, locale),
    chapters: heritage.chapters.map((chapter) => ({
      ...toBlock(content, chapter, locale),
      years: chapter.years,
    })),
    shareCard: findShareCard(content, 'heritage', locale),
  };
}

export type HeritageChapter = ReturnType<typeof loadHeritage>['chapters'][number];

export type HeritageView = ReturnType<typeof loadHeritage>;
