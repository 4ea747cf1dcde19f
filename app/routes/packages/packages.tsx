import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { definePageMeta } from '~/components/seo/page-meta';
import { PackagesScreen } from '~/hospitality/packages/packages-screen';
import { loadPackages } from '~/hospitality/packages/packages.loader.server';
import { getLocale } from '~/i18n/i18n.server';
import packagesStyles from '~/hospitality/packages/packages.css?url';
import pageStyles from '~/components/layout/page.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: pageStyles },
  { rel: 'stylesheet', href: packagesStyles },
];

export const handle = { i18n: ['packages'] } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadPackages(context.content.current(), await getLocale(request), new Date());
}

export const meta = definePageMeta<typeof loader>((data) => ({
  title: data.head.title,
  description: data.head.summary,
  image: data.shareCard,
}));

export default function PackagesRoute() {
  return <PackagesScreen view={useLoaderData<typeof loader>()} />;
}
