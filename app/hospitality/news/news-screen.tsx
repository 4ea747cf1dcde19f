import type { NewsView } from './news.loader.server';
import { PageHead } from '~/components/layout/page-head';
import { JsonLd } from '~/components/seo/json-ld';
import { useFrame } from '~/components/layout/use-frame';
import { newsJsonLd } from './news-json-ld';
import { NewsList } from './news-list';
import { useLocale } from '~/i18n/use-locale';

/** All articles, newest first. */
export function NewsScreen({ view }: { view: NewsView }) {
  const { page, plate, articles } = view;
  const locale = useLocale();
  const frame = useFrame();
  return (
    <>
      <PageHead title={page.title} lead={page.lead} plate={plate} />
      <div className="wrap news">
        <NewsList articles={articles} />
      </div>
      {frame ? (
        <JsonLd data={newsJsonLd(articles, page.title, { siteUrl: frame.siteUrl, locale })} />
      ) : null}
    </>
  );
}
