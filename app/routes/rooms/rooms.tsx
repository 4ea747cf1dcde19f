import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { RoomsScreen } from '~/hospitality/rooms/rooms-screen';
import { data, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { definePageMeta } from '~/components/seo/page-meta';
import { loadRooms } from '~/hospitality/rooms/rooms.loader.server';
import { getLocale } from '~/i18n/i18n.server';
import pageStyles from '~/components/layout/page.css?url';
import roomsStyles from '~/hospitality/rooms/rooms.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: pageStyles },
  { rel: 'stylesheet', href: roomsStyles },
];

export const handle = { i18n: ['rooms'] } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const locale = await getLocale(request);
  const view = loadRooms(context.content.current(), locale, searchParams);
  return data(view, { status: view.stay.lastResult ? 400 : 200 });
}

export const meta = definePageMeta<typeof loader>(({ metaTitle, head, shareCard }) => ({
  title: metaTitle,
  documentTitle: null,
  description: head.summary,
  image: shareCard,
}));

export default function RoomsRoute() {
  return <RoomsScreen view={useLoaderData<typeof loader>()} />;
}
