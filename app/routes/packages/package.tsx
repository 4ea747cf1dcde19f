import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { breadcrumbJsonLd } from '~/components/seo/breadcrumb-json-ld';
import { JsonLd } from '~/components/seo/json-ld';
import { pageMeta } from '~/components/seo/page-meta';
import { useFrame } from '~/components/layout/use-frame';
import { packageJsonLd } from '~/hospitality/packages/package-json-ld';
import { PackageScreen } from '~/hospitality/packages/package-screen';
import { requirePackage } from '~/hospitality/packages/package.loader.server';
import { localeFromPathname } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import hotelStyles from '~/components/layout/hotel.css?url';
import packagesStyles from '~/hospitality/packages/packages.css?url';
import pageStyles from '~/components/layout/page.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: pageStyles },
  { rel: 'stylesheet', href: hotelStyles },
  { rel: 'stylesheet', href: packagesStyles },
];

export const handle = { texts: ['packages'] };

export function loader({ request, params, context }: LoaderFunctionArgs) {
  const locale = localeFromPathname(new URL(request.url).pathname);
  return requirePackage(context.content.current(), 'package', params.slug ?? '', locale);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) =>
  data
    ? pageMeta(
        { matches, location },
        {
          title: data.package.name,
          description: data.package.summary,
          image: data.package.image,
        },
      )
    : [];

export default function PackagePage() {
  const view = useLoaderData<typeof loader>();
  const locale = useLocale();
  const frame = useFrame();
  const crumbs = [
    { label: view.listTitle, to: href('packages', locale) },
    { label: view.package.name },
  ];
  return (
    <>
      <PackageScreen view={view} />
      {frame ? (
        <JsonLd
          data={{
            '@graph': [
              ...packageJsonLd(view.package, frame.hotel, { siteUrl: frame.siteUrl, locale }),
              breadcrumbJsonLd(crumbs, frame.siteUrl),
            ],
          }}
        />
      ) : null}
    </>
  );
}
