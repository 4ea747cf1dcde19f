import type { NewsView } from './news.loader.server';
import { PageHead } from '~/components/layout/page-head';
import { NewsJsonLd } from './news-json-ld';
import { NewsList } from './news-list';

/** All articles, newest first. */
export function NewsScreen({ view }: { view: NewsView }) {
  const { page, plate, articles } = view;
  return (
    <>
      <PageHead title={page.title} lead={page.lead} plate={plate} />
      <div className="wrap news">
        <NewsList articles={articles} />
      </div>
      <NewsJsonLd of={view} />
    </>
  );
}
