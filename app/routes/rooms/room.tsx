import { data, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { definePageMeta } from '~/components/seo/page-meta';
import { RoomScreen } from '~/hospitality/rooms/room-screen';
import { loadRoom } from '~/hospitality/rooms/room.loader.server';
import { getLocale } from '~/i18n/i18n.server';
import roomsStyles from '~/hospitality/rooms/rooms.css?url';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: roomsStyles }];

export const handle = { i18n: ['rooms'] } satisfies RouteHandle;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const locale = await getLocale(request);
  const page = loadRoom(context.content.current(), params.slug ?? '', locale, searchParams);
  return data(page, { status: page.stay.lastResult ? 400 : 200 });
}

export const meta = definePageMeta<typeof loader>(({ metaTitle, room }) => ({
  title: metaTitle,
  documentTitle: null,
  description: room.summary,
  image: room.image,
}));

export default function RoomRoute() {
  return <RoomScreen page={useLoaderData<typeof loader>()} />;
}
