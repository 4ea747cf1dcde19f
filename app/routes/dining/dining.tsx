import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { definePageMeta } from '~/components/seo/page-meta';
import { DiningScreen } from '~/hospitality/dining/dining-screen';
import { loadDining } from '~/hospitality/dining/dining.loader.server';
import { getLocale } from '~/i18n/i18n.server';
import { matchPath } from '~/routing/href';
import diningStyles from '~/hospitality/dining/dining.css?url';
import menuPrintStyles from '~/hospitality/dining/menu-print.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: diningStyles },
  { rel: 'stylesheet', href: menuPrintStyles, media: 'print' },
];

export const handle = { i18n: ['dining'], header: 'night' } satisfies RouteHandle;

/** Serves the restaurant and the tavern. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const venue = matchPath(pathname)?.page === 'tavern' ? 'tavern' : 'restaurant';
  return loadDining(context.content.current(), venue, await getLocale(request), new Date());
}

export const meta = definePageMeta<typeof loader>((data) => ({
  // The venues have the same name in several languages; their cuisine is translated.
  title: `${data.head.title}: ${data.cuisine}`,
  description: data.head.summary,
  image: data.shareCard,
}));

export default function DiningRoute() {
  return <DiningScreen view={useLoaderData<typeof loader>()} />;
}
