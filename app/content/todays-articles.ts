import type { ContentSource } from './content';

/** Hides articles with a future date; returns the source itself if there are none. */
export function withTodaysArticles(base: ContentSource, isoDay: string): ContentSource {
  const content = base.get();
  const { news } = content;
  const articles = news?.articles.filter(({ date }) => date <= isoDay) ?? [];
  if (!news || articles.length === news.articles.length) return base;
  const shown = { ...content, news: { ...news, articles } };
  return {
    ...base,
    get: () => shown,
    revision: () => `${base.revision()}-${articles.length}`,
  };
}
