import { formatDay } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { LocaleLink } from '~/routing/locale-link';
import type { ArticleCard } from './articles';

type NewsListProps = {
  articles: readonly ArticleCard[];
  /** Below a heading of the second level the headlines are of the third. */
  heading?: 'h2' | 'h3';
};

/** Articles as lines: date, headline, first sentence, divided by hairlines. */
export function NewsList({ articles, heading: Heading = 'h2' }: NewsListProps) {
  return (
    <ol className="news-list">
      {articles.map((article) => (
        <li key={article.slug} className="news-list__item">
          <NewsDate date={article.date} />
          <div>
            <Heading className="news-list__title">
              <LocaleLink page="article" params={{ slug: article.slug }}>
                {article.title}
              </LocaleLink>
            </Heading>
            <p className="news-list__lead">{article.lead}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The day of an article in words and for machines. */
export function NewsDate({ date }: { date: string }) {
  return (
    <time className="news-date" dateTime={date}>
      {formatDay(date, useLocale())}
    </time>
  );
}
