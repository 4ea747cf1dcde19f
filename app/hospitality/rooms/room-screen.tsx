import { useTranslation } from 'react-i18next';
import { useFrame } from '~/components/layout/use-frame';
import { Breadcrumb } from '~/components/ui/breadcrumb';
import { Picture } from '~/components/ui/picture';
import { Price } from '~/components/ui/price';
import { PriceNotes } from '~/components/ui/price-notes';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { LocaleLink } from '~/routing/locale-link';
import { BookingPhone } from './booking-ways';
import type { Equipment, RoomCard, RoomDetails } from './room-details';
import { RoomFacts } from './room-facts';
import { RoomJsonLd } from './room-json-ld';
import { StayHours } from './room-terms';
import type { RoomPage } from './room.loader.server';
import { SeasonPrices } from './season-prices';
import { StayForm } from './stay-form';
import formsStyles from '~/components/forms/forms.css?url';

/** A room type: pictures, facts, equipment, prices by season, and the other rooms. */
export function RoomScreen({ page }: { page: RoomPage }) {
  const { room, stay, seasons, others, checkIn, checkOut } = page;
  const { t } = useTranslation('rooms');
  const locale = useLocale();
  const crumbs = [{ label: t('crumb'), to: href('rooms', locale) }, { label: room.name }];
  return (
    <>
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} />
        <RoomHead room={room} />
      </div>
      <link rel="stylesheet" href={formsStyles} />
      <StayForm view={stay} page={href('room', locale, { slug: room.slug })} />
      <RoomBody room={room} />
      <section className="band band--sand laid-out-later" aria-labelledby="prices">
        <div className="prices-band wrap grid">
          <div className="prices-band__head">
            <h2 id="prices">{t('prices.title')}</h2>
            <StayHours checkIn={checkIn} checkOut={checkOut} />
          </div>
          <SeasonPrices rooms={[room]} seasons={seasons} />
        </div>
      </section>
      <OtherRooms rooms={others} />
      <RoomJsonLd
        of={{ room, crumbs, seasonNames: t('prices.seasons', { returnObjects: true }) }}
      />
    </>
  );
}

/** Name, lead, main picture, facts and the telephone number. */
function RoomHead({ room }: { room: RoomDetails }) {
  const { t } = useTranslation('rooms');
  const frame = useFrame();
  return (
    <div className="room-head grid">
      <div className="room-head__title">
        <h1 translate="no">{room.name}</h1>
        <p className="lead">{room.lead}</p>
      </div>
      <Picture
        image={room.image}
        sizes="(max-width: 900px) 92vw, (max-width: 1920px) 65vw, 1280px"
        priority
        className="room-head__picture"
      />
      <div className="room-head__facts">
        <RoomFacts room={room} facts={['size', 'guests', 'bed', 'bathroom', 'view', 'count']} />
        <p className="room-head__price">
          <Price cents={room.fromCents} isFrom /> <span className="note">{t('priceHolds')}</span>
          <PriceNotes of={room} />
        </p>
        {frame ? (
          <p className="booking-ways">
            <BookingPhone {...frame.hotel} />
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** Description, equipment and the remaining pictures, if there are any. */
function RoomBody({ room }: { room: RoomDetails }) {
  const [, ...others] = room.images;
  return (
    <>
      <div className="room-body wrap grid">
        <div className="room-body__text stack">
          {room.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <RoomEquipment equipment={room.equipment} />
      </div>
      {others.length > 0 ? (
        <div className="room-pictures wrap">
          {others.map((image) => (
            <Picture
              key={image.id}
              image={image}
              sizes="(max-width: 820px) 92vw, (max-width: 1920px) 54vw, 1050px"
            />
          ))}
        </div>
      ) : null}
    </>
  );
}

function RoomEquipment({ equipment: { own, every } }: { equipment: Equipment }) {
  const { t } = useTranslation('rooms');
  return (
    <div className="room-body__equipment">
      <h2>{t('equipment')}</h2>
      <ul className="equipment">
        {own.map((name) => (
          <li key={name} className="equipment__own">
            {name}
          </li>
        ))}
        {every.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

/** Small cards of the other rooms, if there are any. */
function OtherRooms({ rooms }: { rooms: readonly RoomCard[] }) {
  const { t } = useTranslation('rooms');
  if (rooms.length === 0) return null;
  return (
    <section className="other-rooms wrap laid-out-later" aria-labelledby="other-rooms">
      <h2 id="other-rooms">{t('others')}</h2>
      <ul>
        {rooms.map((room) => (
          <li key={room.id} className="other-room">
            <Picture image={room.image} sizes="(max-width: 820px) 45vw, 320px" />
            <h3>
              <LocaleLink
                page="room"
                params={{ slug: room.slug }}
                className="stretched-link"
                translate="no"
              >
                {room.name}
              </LocaleLink>
            </h3>
            <p className="note">
              {t('size', { size: room.size })}, {room.view}
            </p>
            <p>
              <Price cents={room.fromCents} isFrom />
              <PriceNotes of={room} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
