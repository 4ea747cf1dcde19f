import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/components/seo/page-meta';
import { PackageReservationScreen } from '~/features/packages/package-reservation-screen';
import { requirePackage } from '~/features/packages/packages.server';
import { getT } from '~/i18n/i18n.server';
import { localeFromPathname } from '~/i18n/locales';
import housePageStyles from '~/styles/house-page.css?url';
import packagesStyles from '~/styles/packages.css?url';
import pageStyles from '~/styles/page.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: pageStyles },
  { rel: 'stylesheet', href: housePageStyles },
  { rel: 'stylesheet', href: packagesStyles },
];

export const handle = { texts: ['packages'] };

export function loader({ request, params }: LoaderFunctionArgs) {
  const locale = localeFromPathname(new URL(request.url).pathname);
  const view = requirePackage('packageReservation', params.slug ?? '', locale);
  const t = getT(locale);
  const { name } = view.package;
  return {
    ...view,
    meta: {
      title: t('packages:request.title', { name }),
      description: t('packages:request.summary', { name }),
    },
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) =>
  data
    ? pageMeta({
        matches,
        locale: localeFromPathname(location.pathname),
        path: location.pathname,
        ...data.meta,
        image: data.package.image,
      })
    : [];

export default function PackageReservationPage() {
  return <PackageReservationScreen view={useLoaderData<typeof loader>()} />;
}
