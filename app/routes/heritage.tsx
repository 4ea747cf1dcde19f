import { useLoaderData } from '@remix-run/react';
import { HeritageScreen } from '~/hospitality/heritage/heritage-screen';
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { pageMeta } from '~/components/seo/page-meta';
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

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) =>
  data
    ? pageMeta(
        { matches, location },
        {
          title: data.metaTitle,
          detail: data.head.title,
          description: data.head.summary,
          image: data.shareCard,
        },
      )
    : [];

export default function HeritageRoute() {
  return <HeritageScreen view={useLoaderData<typeof loader>()} />;
}
