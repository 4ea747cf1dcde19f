import { useTranslation } from 'react-i18next';
import type { RoomCard } from './room-details';

export type RoomFact = 'size' | 'guests' | 'bed' | 'bathroom' | 'view' | 'count';

/** The facts of a room in a few lines separated by hairlines. */
export function RoomFacts({ room, facts }: { room: RoomCard; facts: readonly RoomFact[] }) {
  const { t } = useTranslation('rooms');
  const values: Record<RoomFact, string> = {
    size: t('size', { size: room.size }),
    guests: t('guests', { count: room.capacity }),
    bed: room.bed,
    bathroom: room.bathroom,
    view: room.view,
    count: t(room.suite ? 'suites' : 'rooms', { count: room.count }),
  };
  return (
    <dl className="room-facts">
      {facts.map((fact) => (
        <div key={fact}>
          <dt>{t(`facts.${fact}`)}</dt>
          <dd>{values[fact]}</dd>
        </div>
      ))}
    </dl>
  );
}
