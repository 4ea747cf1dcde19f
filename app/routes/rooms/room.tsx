import {
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { breadcrumbJsonLd } from '~/components/seo/breadcrumb-json-ld';
import { JsonLd } from '~/components/seo/json-ld';
import { pageMeta } from '~/components/seo/page-meta';
import { Breadcrumb } from '~/components/ui/breadcrumb';
import { useFrame } from '~/components/layout/use-frame';
import { BookingWays } from '~/hospitality/rooms/booking-ways';
import { roomJsonLd } from '~/hospitality/rooms/room-json-ld';
import { OtherRooms, RoomBody, RoomHead } from '~/hospitality/rooms/room-screen';
import { StayHours } from '~/hospitality/rooms/room-terms';
import { findRoomPage } from '~/hospitality/rooms/room.loader.server';
import { SeasonPrices } from '~/hospitality/rooms/season-prices';
import { getT } from '~/i18n/i18n.server';
import { localeFromPathname } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import roomsStyles from '~/hospitality/rooms/rooms.css?url';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: roomsStyles }];

export const handle = { texts: ['rooms'] };

export function loader({ request, params, context }: LoaderFunctionArgs) {
  const locale = localeFromPathname(new URL(request.url).pathname);
  const page = findRoomPage(context.content.current(), params.slug ?? '', locale);
  if (!page) throw data(null, { status: 404 });
  const { name, suite, capacity: count } = page.room;
  const title = suite ? 'rooms:suiteTitle' : 'rooms:roomTitle';
  return { ...page, metaTitle: getT(locale)(title, { name, count }) };
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, location }) =>
  page
    ? pageMeta(
        { matches, location },
        {
          title: page.metaTitle,
          description: page.room.summary,
          image: page.room.image,
        },
      )
    : [];

export default function RoomPage() {
  const { room, seasons, others, checkIn, checkOut } = useLoaderData<typeof loader>();
  const { t } = useTranslation('rooms');
  const locale = useLocale();
  const frame = useFrame();
  const crumbs = [{ label: t('crumb'), to: href('rooms', locale) }, { label: room.name }];
  return (
    <>
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} />
        <RoomHead room={room}>{frame ? <BookingWays {...frame.hotel} /> : null}</RoomHead>
      </div>
      <RoomBody room={room} />
      <section className="band band--sand" aria-labelledby="prices">
        <div className="prices-band wrap grid">
          <div className="prices-band__head">
            <h2 id="prices">{t('prices.title')}</h2>
            <StayHours checkIn={checkIn} checkOut={checkOut} />
          </div>
          <SeasonPrices rooms={[room]} seasons={seasons} />
        </div>
      </section>
      <OtherRooms rooms={others} />
      {frame ? (
        <JsonLd
          data={{
            '@graph': [
              roomJsonLd(room, {
                siteUrl: frame.siteUrl,
                locale,
                hotel: frame.hotel,
                seasonNames: t('prices.seasons', { returnObjects: true }),
              }),
              breadcrumbJsonLd(crumbs, frame.siteUrl),
            ],
          }}
        />
      ) : null}
    </>
  );
}
