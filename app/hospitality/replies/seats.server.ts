import type { Kysely } from 'kysely';
import type { ContentSource } from '~/content/content';
import type { TableVenue } from '~/hospitality/tables/table-times';
import type { Database } from '~/platform/database/schema';
import { reservedStates } from './enquiry-states';
import { findSeats, type Service, serviceAt } from './seats';

export type SeatPlan = {
  venue: TableVenue;
  date: string;
  service: Service;
  /** Undefined if the hotel does not say. */
  seats: number | undefined;
  /** Number of guests of other enquiries with a table reserved or offered. */
  taken: number;
  /** These enquiries, ordered by time. */
  others: { id: number; full_name: string; time: string; guests: number }[];
};

/** The seats taken in a service, without those of the enquiry being answered. */
export async function loadSeatPlan(
  { db, content }: { db: Kysely<Database>; content: ContentSource },
  { venue, date, time }: { venue: TableVenue; date: string; time: string },
  exceptId: number,
): Promise<SeatPlan> {
  const service = serviceAt(time);
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'full_name', 'reserved_time', 'reserved_guests'])
    .where('reserved_date', '=', date)
    .where('reserved_house', '=', venue)
    .where('state', 'in', reservedStates)
    .where('id', '!=', exceptId)
    .orderBy('reserved_time')
    .orderBy('id')
    .execute();
  const others = rows
    .map(({ id, full_name, reserved_time, reserved_guests }) => ({
      id,
      full_name,
      time: reserved_time ?? '',
      guests: reserved_guests ?? 0,
    }))
    .filter((row) => serviceAt(row.time) === service);
  return {
    venue,
    date,
    service,
    seats: findSeats(content.get()[venue], service),
    taken: others.reduce((sum, { guests }) => sum + guests, 0),
    others,
  };
}
