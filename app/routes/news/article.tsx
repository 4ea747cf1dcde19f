import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { definePageMeta } from '~/components/seo/page-meta';
import { ArticleScreen } from '~/hospitality/news/article-screen';
import { loadArticle } from '~/hospitality/news/article.loader.server';
import { getLocale } from '~/i18n/i18n.server';
import newsStyles from '~/hospitality/news/news.css?url';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: newsStyles }];

export const handle = { i18n: ['news'] } satisfies RouteHandle;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const locale = await getLocale(request);
  return loadArticle(context.content.current(), params.slug ?? '', locale, new Date());
}

export const meta = definePageMeta<typeof loader>((article) => ({
  title: article.title,
  description: article.summary,
  image: article.image,
  type: 'article',
  publishedAt: article.publishedAt,
}));

export default function ArticleRoute() {
  return <ArticleScreen article={useLoaderData<typeof loader>()} />;
}
