import { useLoaderData } from '@remix-run/react';
import { RoomsScreen } from '~/hospitality/rooms/rooms-screen';
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { pageMeta } from '~/components/seo/page-meta';
import { loadRooms } from '~/hospitality/rooms/rooms.loader.server';
import { getT } from '~/i18n/i18n.server';
import { localeFromPathname } from '~/i18n/locales';
import pageStyles from '~/components/layout/page.css?url';
import roomsStyles from '~/hospitality/rooms/rooms.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: pageStyles },
  { rel: 'stylesheet', href: roomsStyles },
];

export const handle = { texts: ['rooms'] };

export function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeFromPathname(new URL(request.url).pathname);
  return {
    ...loadRooms(context.content.current(), locale),
    metaTitle: getT(locale)('rooms:metaTitle'),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) =>
  data
    ? pageMeta(
        { matches, location },
        {
          title: data.metaTitle,
          description: data.head.summary,
          image: data.shareCard,
        },
      )
    : [];

export default function RoomsRoute() {
  return <RoomsScreen view={useLoaderData<typeof loader>()} />;
}
