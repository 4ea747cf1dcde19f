import type { ContentSource } from '~/content/content';
import { requireSection } from '~/content/sections';
import { findPlate, findShareCard, toPageHead } from '~/content/page-content';
import type { Locale } from '~/i18n/locales';
import { listArticles } from './articles';

/** Loads the list of articles. */
export function loadNews(content: ContentSource, locale: Locale) {
  const { page } = requireSection(content, 'news');
  return {
    page: toPageHead(page, locale),
    plate: findPlate(content, page, locale),
    articles: listArticles(content, locale),
    shareCard: findShareCard(content, 'news', locale),
  };
}

export type NewsView = ReturnType<typeof loadNews>;
