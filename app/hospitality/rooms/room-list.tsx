import { useTranslation } from 'react-i18next';
import { MoreLink } from '~/components/ui/more-link';
import { Picture } from '~/components/ui/picture';
import { Price } from '~/components/ui/price';
import { PriceNotes } from '~/components/ui/price-notes';
import { RoomFacts } from './room-facts';
import type { RoomCard } from './room-details';

/** The rooms one below the other, with the picture on alternating sides. */
export function RoomList({ rooms }: { rooms: readonly RoomCard[] }) {
  return (
    <div className="room-list wrap">
      {rooms.map((room, index) => (
        <RoomEntry key={room.id} room={room} isFirst={index === 0} />
      ))}
    </div>
  );
}

function RoomEntry({ room, isFirst }: { room: RoomCard; isFirst: boolean }) {
  const { t } = useTranslation('rooms');
  return (
    <article className={isFirst ? 'room-entry grid' : 'room-entry grid laid-out-later'}>
      <Picture
        image={room.image}
        sizes="(max-width: 820px) 92vw, (max-width: 1920px) 55vw, 1070px"
        priority={isFirst}
        className="room-entry__picture"
      />
      <div className="room-entry__words">
        <h2 translate="no">{room.name}</h2>
        <p className="lead">{room.lead}</p>
        <RoomFacts room={room} facts={['size', 'guests', 'bed', 'bathroom', 'view']} />
        <p className="room-entry__foot">
          <span>
            <Price cents={room.fromCents} isFrom /> <span className="note">{t('perNight')}</span>
            <PriceNotes of={room} />
          </span>{' '}
          <MoreLink page="room" params={{ slug: room.slug }}>
            {t(room.suite ? 'toSuite' : 'toRoom')}
            <span className="visually-hidden">: {room.name}</span>
          </MoreLink>
        </p>
      </div>
    </article>
  );
}
