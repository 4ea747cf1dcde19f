import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { definePageMeta } from '~/components/seo/page-meta';
import { RetreatScreen } from '~/hospitality/wellness/retreat-screen';
import { loadRetreat } from '~/hospitality/wellness/retreat.loader.server';
import { getLocale } from '~/i18n/i18n.server';
import { matchPath } from '~/routing/href';
import pageStyles from '~/components/layout/page.css?url';
import retreatStyles from '~/hospitality/wellness/retreat.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: pageStyles },
  { rel: 'stylesheet', href: retreatStyles },
];

export const handle = { i18n: ['dining'] } satisfies RouteHandle;

/** Serves the oleotheque and the wellness. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const place = matchPath(pathname)?.page === 'wellness' ? 'wellness' : 'oleotheque';
  return loadRetreat(context.content.current(), place, await getLocale(request), new Date());
}

export const meta = definePageMeta<typeof loader>((data) => ({
  title: data.head.title,
  description: data.head.summary,
  image: data.shareCard,
}));

export default function RetreatPage() {
  return <RetreatScreen view={useLoaderData<typeof loader>()} />;
}
