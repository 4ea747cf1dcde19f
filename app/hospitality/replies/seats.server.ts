import type { Kysely } from 'kysely';
import type { ContentSource } from '~/content/content';
import type { TableVenue } from '~/hospitality/tables/table-times';
import type { Database } from '~/platform/database/schema';
import { addDays } from '~/platform/time/calendar';
import { reservedStates } from './enquiry-states';
import { findSeats, type Service, serviceOf } from './seats';

export type SeatPlan = {
  venue: TableVenue;
  /** The day on which the service begins. */
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
  { venue, ...moment }: { venue: TableVenue; date: string; time: string },
  exceptId: number,
): Promise<SeatPlan> {
  const { date, service } = serviceOf(moment);
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'full_name', 'reserved_date', 'reserved_time', 'reserved_guests'])
    .where('reserved_date', 'in', [date, addDays(date, 1)])
    .where('reserved_house', '=', venue)
    .where('state', 'in', reservedStates)
    .where('id', '!=', exceptId)
    .orderBy('reserved_date')
    .orderBy('reserved_time')
    .orderBy('id')
    .execute();
  const others = rows
    .filter((row) => {
      const theirs = serviceOf({ date: row.reserved_date ?? '', time: row.reserved_time ?? '' });
      return theirs.date === date && theirs.service === service;
    })
    .map(({ id, full_name, reserved_time, reserved_guests }) => ({
      id,
      full_name,
      time: reserved_time ?? '',
      guests: reserved_guests ?? 0,
    }));
  return {
    venue,
    date,
    service,
    seats: findSeats(content.get()[venue], service),
    taken: others.reduce((sum, { guests }) => sum + guests, 0),
    others,
  };
}
