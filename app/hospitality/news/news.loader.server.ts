import type { ContentSource } from '~/content/content';
import { requireSection } from '~/content/sections';
import { toPageHead, findShareCard } from '~/content/page-content';
import type { Locale } from '~/i18n/locales';
import { listArticles } from './articles';

/** What the list of news shows. */
export function loadNews(content: ContentSource, locale: Locale) {
  return {
    page: toPageHead(requireSection(content, 'news').page, locale),
    articles: listArticles(content, locale),
    shareCard: findShareCard(content, 'news', locale),
  };
}

export type NewsView = ReturnType<typeof loadNews>;
