import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { definePageMeta } from '~/components/seo/page-meta';
import { PackageScreen } from '~/hospitality/packages/package-screen';
import { loadPackage } from '~/hospitality/packages/package.loader.server';
import { getLocale } from '~/i18n/i18n.server';
import hotelStyles from '~/components/layout/hotel.css?url';
import packagesStyles from '~/hospitality/packages/packages.css?url';
import pageStyles from '~/components/layout/page.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: pageStyles },
  { rel: 'stylesheet', href: hotelStyles },
  { rel: 'stylesheet', href: packagesStyles },
];

export const handle = { i18n: ['packages'] } satisfies RouteHandle;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const locale = await getLocale(request);
  return loadPackage(context.content.current(), 'package', params.slug ?? '', locale, new Date());
}

export const meta = definePageMeta<typeof loader>((data) => ({
  title: data.package.name,
  description: data.package.summary,
  image: data.package.image,
}));

export default function PackageRoute() {
  return <PackageScreen view={useLoaderData<typeof loader>()} />;
}
