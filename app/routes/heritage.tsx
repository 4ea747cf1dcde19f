import { useLoaderData } from '@remix-run/react';
import { HeritageScreen } from '~/hospitality/heritage/heritage-screen';
import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { definePageMeta } from '~/components/seo/page-meta';
import { loadHeritage } from '~/hospitality/heritage/heritage.loader.server';
import { getLocale, getT } from '~/i18n/i18n.server';
import heritageStyles from '~/hospitality/heritage/heritage.css?url';
import pageStyles from '~/components/layout/page.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: pageStyles },
  { rel: 'stylesheet', href: heritageStyles },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = await getLocale(request);
  return {
    ...loadHeritage(context.content.current(), locale),
    metaTitle: getT(locale)('pages.heritage'),
  };
}

export const meta = definePageMeta<typeof loader>((data) => ({
  title: data.metaTitle,
  detail: data.head.title,
  description: data.head.summary,
  image: data.shareCard,
}));

export default function HeritageRoute() {
  return <HeritageScreen view={useLoaderData<typeof loader>()} />;
}
