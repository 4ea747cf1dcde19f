import type { Dining } from '~/content/dining-schema';

/** Lunch and dinner are seated separately. */
export type Service = 'lunch' | 'dinner';

const dinnerFrom = '16:00';

export const serviceAt = (time: string): Service => (time < dinnerFrom ? 'lunch' : 'dinner');

/** Used if the hotel states no number. Low, so that the warning comes too early rather than too late. */
const defaultSeats = 20;

/** How many guests a venue seats in one service. */
export const seatsOf = ({ seats }: Pick<Dining, 'seats'>, service: Service): number =>
  seats?.[service] ?? defaultSeats;
