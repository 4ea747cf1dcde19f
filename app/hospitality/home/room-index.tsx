import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreLink } from '~/components/ui/more-link';
import { Picture } from '~/components/ui/picture';
import { Price } from '~/components/ui/price';
import { PriceNotes } from '~/components/ui/price-notes';
import type { RoomCard } from '~/hospitality/rooms/room-details';
import { LocaleLink } from '~/routing/locale-link';
import type { HomeView } from './home.loader.server';

/** The room types as lines. The picture beside them belongs to the line that is hovered or focused. */
export function RoomIndex({ index: { title, rooms } }: { index: HomeView['rooms'] }) {
  const { t } = useTranslation();
  const { shown, seen, show } = useShownRoom(rooms[0]?.id);
  if (rooms.length === 0) return null;
  return (
    <section className="room-index band--sand laid-out-later" aria-labelledby="rooms">
      <div className="wrap grid">
        <div className="room-index__pictures">
          {rooms
            .filter(({ id }) => seen.includes(id))
            .map((room) => (
              <Picture
                key={room.id}
                image={room.id === shown ? room.image : { ...room.image, alt: '' }}
                sizes="(max-width: 820px) 100vw, (max-width: 1920px) 60vw, 1160px"
                className={room.id === shown ? 'is-shown' : undefined}
              />
            ))}
        </div>
        <div className="room-index__words">
          <p className="kicker">{t('pages.rooms')}</p>
          <h2 id="rooms">{title}</h2>
          <ul>
            {rooms.map((room) => (
              <RoomLine key={room.id} room={room} onShow={() => show(room.id)} />
            ))}
          </ul>
          <MoreLink page="rooms">{t('allRooms')}</MoreLink>
        </div>
      </div>
    </section>
  );
}

/** A room's picture is loaded the first time it is shown and stays in the document. */
function useShownRoom(first: string | undefined) {
  const [shown, setShown] = useState(first);
  const [seen, setSeen] = useState(first ? [first] : []);
  const show = (id: string) => {
    setShown(id);
    setSeen((ids) => (ids.includes(id) ? ids : [...ids, id]));
  };
  return { shown, seen, show };
}

function RoomLine({ room, onShow }: { room: RoomCard; onShow: () => void }) {
  const { t } = useTranslation('rooms');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the picture beside the line follows; nothing depends on it
    <li className="room-line" onPointerEnter={onShow} onFocus={onShow}>
      <p className="room-line__name">
        <LocaleLink
          page="room"
          params={{ slug: room.slug }}
          className="stretched-link"
          translate="no"
        >
          {room.name}
        </LocaleLink>
      </p>
      <p className="room-line__price">
        <Price cents={room.fromCents} isFrom /> <span className="note">{t('perNight')}</span>
        <PriceNotes of={room} />
      </p>
      <p className="room-line__facts">
        {[t('size', { size: room.size }), t('guests', { count: room.capacity }), room.view].join(
          ', ',
        )}
      </p>
    </li>
  );
}
