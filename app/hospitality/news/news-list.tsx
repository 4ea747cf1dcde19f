import { formatDay } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { Picture } from '~/components/ui/picture';
import { LocaleLink } from '~/routing/locale-link';
import type { AssetAddress } from '~/routing/asset-href';
import type { ArticleCard } from './articles';

type Poster = AssetAddress & { alt: string; height: number };

type NewsListProps = {
  articles: readonly (ArticleCard & { image?: Poster })[];
  /** `h3` if the list is below a heading of level 2. */
  heading?: 'h2' | 'h3';
};

/** Articles as lines separated by hairlines: date, headline, lead, and the poster if the list has posters. */
export function NewsList({ articles, heading: Heading = 'h2' }: NewsListProps) {
  return (
    <ol className="news-list">
      {articles.map((article) => (
        <li key={article.slug} className="news-list__item">
          <NewsDate date={article.date} />
          <div>
            <Heading className="news-list__title">
              <LocaleLink page="article" params={{ slug: article.slug }} className="stretched-link">
                {article.title}
              </LocaleLink>
            </Heading>
            <p className="news-list__lead">{article.lead}</p>
          </div>
          {article.image ? (
            <Picture
              image={article.image}
              sizes="(max-width: 800px) 92vw, (max-width: 1920px) 24vw, 460px"
              className="news-list__picture"
            />
          ) : null}
        </li>
      ))}
    </ol>
  );
}

/** An article's date, human- and machine-readable. */
export function NewsDate({ date }: { date: string }) {
  return (
    <time className="news-date" dateTime={date}>
      {formatDay(date, useLocale())}
    </time>
  );
}
