import { useTranslation } from 'react-i18next';
import { Icon } from '~/components/ui/icon';
import { Picture } from '~/components/ui/picture';
import type { Hotel } from '~/content/seo/hotel-json-ld';
import { LinkedParagraphs } from '~/content/texts/linked-text';
import { LocaleLink } from '~/routing/locale-link';
import { ArticleEvent } from './article-event';
import { NewsDate, NewsList } from './news-list';
import type { ArticleView } from './articles';

/** An article: date and headline beside its poster, the text, what it invites to, and where to read on. */
export function ArticleScreen({ article, hotel }: { article: ArticleView; hotel?: Hotel }) {
  return (
    <>
      <article className="wrap article">
        <header className="article__head">
          <div>
            <NewsDate date={article.date} />
            <h1>{article.title}</h1>
            <p className="lead">{article.lead}</p>
          </div>
          <Picture
            image={article.image}
            sizes="(max-width: 820px) 92vw, (max-width: 1440px) 52vw, 750px"
            priority
          />
        </header>
        <div className="article__text stack">
          <LinkedParagraphs paragraphs={article.paragraphs} />
          {article.event ? <ArticleEvent event={article.event} hotel={hotel} /> : null}
        </div>
      </article>
      <MoreNews article={article} />
    </>
  );
}

function MoreNews({ article }: { article: ArticleView }) {
  const { t } = useTranslation('news');
  return (
    <aside className="band band--sand more-news" aria-labelledby="more-news">
      <div className="wrap grid">
        <h2 id="more-news">{t('related')}</h2>
        <div className="more-news__list">
          <NewsList articles={article.related} heading="h3" />
          <LocaleLink page="news" className="more">
            <span>{t('all')}</span>
            <Icon name="arrow" />
          </LocaleLink>
        </div>
      </div>
    </aside>
  );
}
