import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageHead } from '~/components/layout/page-head';
import { JsonLd } from '~/components/seo/json-ld';
import { pageMeta } from '~/components/seo/page-meta';
import { useFrame } from '~/components/layout/use-frame';
import { newsJsonLd } from '~/hospitality/news/news-json-ld';
import { NewsList } from '~/hospitality/news/news-list';
import { loadNews } from '~/hospitality/news/news.server';
import { localeFromPathname } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';
import newsStyles from '~/styles/news.css?url';
import pageStyles from '~/styles/page.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: pageStyles },
  { rel: 'stylesheet', href: newsStyles },
];

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadNews(context.content.current(), localeFromPathname(new URL(request.url).pathname));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) =>
  data?.shareCard
    ? pageMeta({
        matches,
        locale: localeFromPathname(location.pathname),
        path: location.pathname,
        title: data.page.title,
        description: data.page.summary,
        image: data.shareCard,
      })
    : [];

export default function NewsRoute() {
  const { page, articles } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const frame = useFrame();
  return (
    <>
      <PageHead title={page.title} lead={page.lead} />
      <div className="wrap news">
        <NewsList articles={articles} />
      </div>
      {frame ? (
        <JsonLd data={newsJsonLd(articles, page.title, { siteUrl: frame.siteUrl, locale })} />
      ) : null}
    </>
  );
}
