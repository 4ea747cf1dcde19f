import type { Dining } from '~/content/dining-schema';

/** Noon and evening have guests of their own. */
export type Service = 'lunch' | 'dinner';

const dinnerFrom = '16:00';

export const serviceAt = (time: string): Service => (time < dinnerFrom ? 'lunch' : 'dinner');

/** Where the hotel names no number: few, so that a warning comes too early rather than too late. */
const defaultSeats = 20;

/** How many guests a restaurant seats in one service. */
export const seatsOf = ({ seats }: Pick<Dining, 'seats'>, service: Service): number =>
  seats?.[service] ?? defaultSeats;
