import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/components/seo/page-meta';
import { ArticleScreen } from '~/hospitality/news/article-screen';
import { loadArticle } from '~/hospitality/news/article.loader.server';
import { localeFromPathname } from '~/i18n/locales';
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

export default function ArticleRoute() {
  return <ArticleScreen article={useLoaderData<typeof loader>()} />;
}
