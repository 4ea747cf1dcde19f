import type { Kysely } from 'kysely';
import type { ContentSource } from '~/content/content';
import { requireVenue } from '~/hospitality/tables/table-reservation.loader.server';
import type { TableVenue } from '~/hospitality/tables/table-times';
import type { Database } from '~/platform/database/schema';
import { keepingStates } from './request-states';
import { seatsOf, type Service, serviceAt } from './seats';

export type SeatPlan = {
  house: TableVenue;
  date: string;
  service: Service;
  seats: number;
  /** Guests of other requests for whom a table is kept or offered. */
  taken: number;
  /** Those requests, by their hour. */
  others: { id: number; full_name: string; time: string; guests: number }[];
};

/** What one service of a day already has, beside the request that is being answered. */
export async function loadSeatPlan(
  { db, content }: { db: Kysely<Database>; content: ContentSource },
  { house, date, time }: { house: TableVenue; date: string; time: string },
  exceptId: number,
): Promise<SeatPlan> {
  const service = serviceAt(time);
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'full_name', 'reserved_time', 'reserved_guests'])
    .where('reserved_date', '=', date)
    .where('reserved_house', '=', house)
    .where('state', 'in', keepingStates)
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
    house,
    date,
    service,
    seats: seatsOf(requireVenue(content, house), service),
    taken: others.reduce((sum, { guests }) => sum + guests, 0),
    others,
  };
}
