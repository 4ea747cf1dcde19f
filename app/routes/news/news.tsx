import { useLoaderData } from '@remix-run/react';
import { NewsScreen } from '~/hospitality/news/news-screen';
import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { definePageMeta } from '~/components/seo/page-meta';
import { loadNews } from '~/hospitality/news/news.loader.server';
import { getLocale } from '~/i18n/i18n.server';
import newsStyles from '~/hospitality/news/news.css?url';
import pageStyles from '~/components/layout/page.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: pageStyles },
  { rel: 'stylesheet', href: newsStyles },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadNews(context.content.current(), await getLocale(request));
}

export const meta = definePageMeta<typeof loader>((data) => ({
  title: data.page.title,
  description: data.page.summary,
  image: data.shareCard,
}));

export default function NewsRoute() {
  return <NewsScreen view={useLoaderData<typeof loader>()} />;
}
