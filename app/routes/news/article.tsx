import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { breadcrumbJsonLd } from '~/components/seo/breadcrumb-json-ld';
import { JsonLd } from '~/components/seo/json-ld';
import { pageMeta } from '~/components/seo/page-meta';
import { Breadcrumb, type Crumb } from '~/components/ui/breadcrumb';
import { useFrame } from '~/components/layout/use-frame';
import type { Hotel } from '~/content/seo/hotel-json-ld';
import { ArticleScreen } from '~/hospitality/news/article-screen';
import { articleJsonLd, eventJsonLd } from '~/hospitality/news/news-json-ld';
import type { ArticleView } from '~/hospitality/news/articles';
import { loadArticle } from '~/hospitality/news/article.loader.server';
import { type Locale, localeFromPathname } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import newsStyles from '~/hospitality/news/news.css?url';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: newsStyles }];

export const handle = { texts: ['news'] };

export function loader({ request, params, context }: LoaderFunctionArgs) {
  const locale = localeFromPathname(new URL(request.url).pathname);
  return loadArticle(context.content.current(), params.slug ?? '', locale);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) =>
  data
    ? [
        ...pageMeta(
          { matches, location },
          {
            title: data.title,
            description: data.summary,
            image: data.image,
            type: 'article',
          },
        ),
        { property: 'article:published_time', content: data.publishedAt },
      ]
    : [];

/** The article, what it invites to, and the way to it, for search engines. */
function describe(
  article: ArticleView,
  { hotel, siteUrl }: { hotel: Hotel; siteUrl: string },
  locale: Locale,
  crumbs: readonly Crumb[],
) {
  const place = { siteUrl, locale };
  return [
    articleJsonLd(article, hotel.fullName, place),
    ...(article.event ? [eventJsonLd(article, article.event, hotel, place)] : []),
    breadcrumbJsonLd(crumbs, siteUrl),
  ];
}

export default function ArticleRoute() {
  const article = useLoaderData<typeof loader>();
  const { t } = useTranslation('news');
  const locale = useLocale();
  const frame = useFrame();
  const crumbs = [{ label: t('crumb'), to: href('news', locale) }, { label: article.title }];
  return (
    <>
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <ArticleScreen article={article} hotel={frame?.hotel} />
      {frame ? <JsonLd data={{ '@graph': describe(article, frame, locale, crumbs) }} /> : null}
    </>
  );
}
