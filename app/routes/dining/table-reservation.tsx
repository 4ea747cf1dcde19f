import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/components/seo/page-meta';
import { loadTableReservation } from '~/features/dining/dining.server';
import { TableReservationScreen } from '~/features/dining/table-reservation-screen';
import { getT } from '~/i18n/i18n.server';
import { localeFromPathname } from '~/i18n/locales';
import diningStyles from '~/styles/dining.css?url';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: diningStyles }];

export const handle = { texts: ['dining'] };

export function loader({ request }: LoaderFunctionArgs) {
  const locale = localeFromPathname(new URL(request.url).pathname);
  const t = getT(locale);
  return {
    ...loadTableReservation(locale),
    meta: { title: t('dining:table.title'), description: t('dining:table.summary') },
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) =>
  data
    ? pageMeta({
        matches,
        locale: localeFromPathname(location.pathname),
        path: location.pathname,
        ...data.meta,
        image: data.shareCard,
      })
    : [];

export default function TableReservationPage() {
  return <TableReservationScreen view={useLoaderData<typeof loader>()} />;
}
