import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { HomeScreen } from '~/hospitality/home/home-screen';
import type { LoaderFunctionArgs, LinksFunction } from '@remix-run/node';
import { definePageMeta } from '~/components/seo/page-meta';
import { loadHome } from '~/hospitality/home/home.loader.server';
import { getLocale } from '~/i18n/i18n.server';
import homeStyles from '~/hospitality/home/home.css?url';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: homeStyles }];

export const handle = { i18n: ['home', 'rooms'], header: 'over' } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadHome(context.content.current(), await getLocale(request), new Date());
}

export const meta = definePageMeta<typeof loader>((data) => ({
  title: data.title,
  documentTitle: data.documentTitle,
  description: data.lead,
  image: data.shareCard,
}));

export default function HomeRoute() {
  return <HomeScreen view={useLoaderData<typeof loader>()} />;
}
