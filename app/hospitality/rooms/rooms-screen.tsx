import type { RoomsView } from './rooms.loader.server';
import { useTranslation } from 'react-i18next';
import { PageHead } from '~/components/layout/page-head';
import { useFrame } from '~/components/layout/use-frame';
import { BookingWays } from './booking-ways';
import { RoomList } from './room-list';
import { EveryRoom, RoomTerms } from './room-terms';
import { RoomsJsonLd } from './rooms-json-ld';
import { SeasonPrices } from './season-prices';
import { StayForm } from './stay-form';
import formsStyles from '~/components/forms/forms.css?url';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';

/** All rooms, their common equipment, prices and terms. */
export function RoomsScreen({ view }: { view: RoomsView }) {
  const { head, plate, stay, rooms, seasons, extras, equipment, terms, checkIn, checkOut } = view;
  const { t } = useTranslation('rooms');
  const frame = useFrame();
  const locale = useLocale();
  return (
    <>
      <PageHead kicker={t('crumb')} title={head.title} lead={head.lead} plate={plate} />
      <link rel="stylesheet" href={formsStyles} />
      <StayForm view={stay} page={href('rooms', locale)} />
      <RoomList rooms={rooms} />
      <div className="band band--sand">
        <EveryRoom equipment={equipment} checkIn={checkIn} checkOut={checkOut} />
      </div>
      <section className="prices-band band wrap grid laid-out-later" aria-labelledby="prices">
        <div className="prices-band__head">
          <h2 id="prices">{t('prices.title')}</h2>
          {frame ? <BookingWays {...frame.hotel} /> : null}
        </div>
        <SeasonPrices rooms={rooms} seasons={seasons} extras={extras} />
      </section>
      <RoomTerms terms={terms} />
      <RoomsJsonLd of={view} />
    </>
  );
}
