import type { Dining } from '~/content/dining-schema';

/** Lunch and dinner are seated separately. */
export type Service = 'lunch' | 'dinner';

const dinnerFrom = '16:00';

export const serviceAt = (time: string): Service => (time < dinnerFrom ? 'lunch' : 'dinner');

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
