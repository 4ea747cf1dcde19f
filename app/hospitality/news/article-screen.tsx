import { useTranslation } from 'react-i18next';
import { useFrame } from '~/components/layout/use-frame';
import { Breadcrumb } from '~/components/ui/breadcrumb';
import { MoreLink } from '~/components/ui/more-link';
import { Picture } from '~/components/ui/picture';
import { LinkedParagraphs } from '~/content/texts/linked-text';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { ArticleEvent } from './article-event';
import type { ArticleView } from './articles';
import { ArticleJsonLd } from './news-json-ld';
import { NewsDate, NewsList } from './news-list';

/** An article: date and headline beside its poster, the text, the event it announces, and related articles. */
export function ArticleScreen({ article }: { article: ArticleView }) {
  const { t } = useTranslation('news');
  const locale = useLocale();
  const frame = useFrame();
  const crumbs = [{ label: t('crumb'), to: href('news', locale) }, { label: article.title }];
  return (
    <>
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <article className="wrap article">
        <header className="article__head">
          <div>
            <NewsDate date={article.date} />
            <h1>{article.title}</h1>
            <p className="lead">{article.lead}</p>
          </div>
          <Picture
            image={article.image}
            sizes="(max-width: 820px) 92vw, (max-width: 1920px) 52vw, 1010px"
            priority
          />
        </header>
        <div className="article__text stack">
          <LinkedParagraphs paragraphs={article.paragraphs} />
          {article.event ? <ArticleEvent event={article.event} hotel={frame?.hotel} /> : null}
        </div>
      </article>
      <MoreNews article={article} />
      <ArticleJsonLd of={{ article, crumbs }} />
    </>
  );
}

function MoreNews({ article }: { article: ArticleView }) {
  const { t } = useTranslation('news');
  if (article.related.length === 0) return null;
  return (
    <aside className="band band--sand more-news" aria-labelledby="more-news">
      <div className="wrap grid">
        <h2 id="more-news">{t('related')}</h2>
        <div className="more-news__list">
          <NewsList articles={article.related} heading="h3" />
          <MoreLink page="news">{t('all')}</MoreLink>
        </div>
      </div>
    </aside>
  );
}
