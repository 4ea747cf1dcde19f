import type { ContentSource } from '~/content/content';
import { requireBySlug } from '~/content/require-by-slug.server';
import { requireSection } from '~/content/sections';
import type { Locale } from '~/i18n/locales';
import { type ArticleView, toArticleView } from './articles';

/**
 * Loads an article; `slugs` contains its slug in every language.
 * @throws Response as `requireBySlug`
 */
export function loadArticle(
  content: ContentSource,
  slug: string,
  locale: Locale,
  now: Date,
): ArticleView {
  const { articles } = requireSection(content, 'news');
  return toArticleView(content, requireBySlug(articles, 'article', slug, locale), locale, now);
}
