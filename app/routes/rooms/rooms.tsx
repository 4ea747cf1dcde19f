import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { JsonLd } from '~/components/seo/json-ld';
import { PageHead } from '~/components/layout/page-head';
import { pageMeta } from '~/components/seo/page-meta';
import { useFrame } from '~/components/layout/use-frame';
import { BookingWays } from '~/hospitality/rooms/booking-ways';
import { RoomList } from '~/hospitality/rooms/room-list';
import { EveryRoom, RoomTerms } from '~/hospitality/rooms/room-terms';
import { roomsJsonLd } from '~/hospitality/rooms/rooms-json-ld';
import { loadRooms } from '~/hospitality/rooms/rooms.server';
import { SeasonPrices } from '~/hospitality/rooms/season-prices';
import { getT } from '~/i18n/i18n.server';
import { localeFromPathname } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';
import pageStyles from '~/styles/page.css?url';
import roomsStyles from '~/styles/rooms.css?url';

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
  data?.shareCard
    ? pageMeta({
        matches,
        locale: localeFromPathname(location.pathname),
        path: location.pathname,
        title: data.metaTitle,
        description: data.head.summary,
        image: data.shareCard,
      })
    : [];

export default function RoomsPage() {
  const view = useLoaderData<typeof loader>();
  const { head, rooms, seasons, equipment, terms, checkIn, checkOut } = view;
  const { t } = useTranslation('rooms');
  const frame = useFrame();
  const locale = useLocale();
  return (
    <>
      <PageHead kicker={t('crumb')} title={head.title} lead={head.lead} />
      <RoomList rooms={rooms} />
      <div className="band band--sand">
        <EveryRoom equipment={equipment} checkIn={checkIn} checkOut={checkOut} />
      </div>
      <section className="prices-band band wrap grid" aria-labelledby="prices">
        <div className="prices-band__head">
          <h2 id="prices">{t('prices.title')}</h2>
          {frame ? <BookingWays {...frame.house} /> : null}
        </div>
        <SeasonPrices rooms={rooms} seasons={seasons} />
      </section>
      <RoomTerms terms={terms} />
      {frame ? (
        <JsonLd data={roomsJsonLd(view, frame.house, { siteUrl: frame.siteUrl, locale })} />
      ) : null}
    </>
  );
}
