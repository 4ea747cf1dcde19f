import type { Dining } from '~/content/dining-schema';
import { addDays } from '~/platform/time/calendar';

/** Lunch and dinner are seated separately. */
export type Service = 'lunch' | 'dinner';

const dinnerFrom = '16:00';

/** No venue is open later in the night (`opening-schema.ts`). */
const nightUntil = '06:00';

/** The service of a table, and the day on which it began: a table after midnight belongs to the dinner before it. */
export function serviceOf({ date, time }: { date: string; time: string }): {
  date: string;
  service: Service;
} {
  if (time < nightUntil) return { date: addDays(date, -1), service: 'dinner' };
  return { date, service: time < dinnerFrom ? 'lunch' : 'dinner' };
}

/** How many guests a venue seats in one service; undefined if the hotel does not say. */
export const findSeats = (
  venue: Pick<Dining, 'seats'> | undefined,
  service: Service,
): number | undefined => venue?.seats?.[service];

/** Whether a service would have more guests than seats. A venue whose seats are not known is never full. */
export const isOverbooked = ({
  seats,
  taken,
  guests,
}: {
  seats: number | undefined;
  taken: number;
  guests: number;
}): boolean => seats !== undefined && taken + guests > seats;
