import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '~/components/ui/picture';
import { Price } from '~/components/ui/price';
import { PriceNotes } from '~/components/ui/price-notes';
import { LocaleLink } from '~/routing/locale-link';
import { RoomFacts } from './room-facts';
import type { Equipment, RoomCard, RoomDetails } from './room-details';

/** Name, first sentence, the arch picture, facts and the way to book. */
export function RoomHead({ room, children }: { room: RoomDetails; children: ReactNode }) {
  const { t } = useTranslation('rooms');
  return (
    <div className="room-head grid">
      <div className="room-head__title">
        <h1 translate="no">{room.name}</h1>
        <p className="lead">{room.lead}</p>
      </div>
      <Picture
        image={room.image}
        sizes="(max-width: 900px) 92vw, (max-width: 1440px) 65vw, 950px"
        priority
        className="room-head__picture"
      />
      <div className="room-head__facts">
        <RoomFacts room={room} facts={['size', 'guests', 'bed', 'bathroom', 'view', 'count']} />
        <p className="room-head__price">
          <Price cents={room.fromCents} isFrom /> <span className="note">{t('priceHolds')}</span>
          <PriceNotes of={room} />
        </p>
        {children}
      </div>
    </div>
  );
}

/** What it is like there, what it has, and its other pictures. */
export function RoomBody({ room }: { room: RoomDetails }) {
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
      <div className="room-pictures wrap">
        {others.map((image) => (
          <Picture
            key={image.id}
            image={image}
            sizes="(max-width: 820px) 92vw, (max-width: 1440px) 54vw, 780px"
          />
        ))}
      </div>
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

/** The other rooms, small. */
export function OtherRooms({ rooms }: { rooms: readonly RoomCard[] }) {
  const { t } = useTranslation('rooms');
  return (
    <section className="other-rooms wrap" aria-labelledby="other-rooms">
      <h2 id="other-rooms">{t('others')}</h2>
      <ul>
        {rooms.map((room) => (
          <li key={room.id} className="other-room">
            <Picture image={room.image} sizes="(max-width: 820px) 45vw, 320px" />
            <h3>
              <LocaleLink page="room" params={{ slug: room.slug }} translate="no" prefetch="intent">
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
