import { isClosedOn } from '~/content/opening/closure';
import type { Closure } from '~/content/opening-schema';
import { addDays, hotelDay } from '~/platform/time/calendar';

/** Query parameters of booking engines that name them in the usual way. */
const usualParameters = {
  arrival: 'from',
  departure: 'to',
  adults: 'adults',
  children: 'children',
  rooms: 'rooms',
};

/** Where rooms are booked, and the party size that links request. */
type BookingEngine = {
  url: string;
  adults: number;
  children: number;
  rooms: number;
  /** Names of the engine's query parameters, where they are not the usual ones. */
  parameters?: { [Value in keyof typeof usualParameters]?: string | undefined } | undefined;
};

/** The days of a stay; the night of the departure is not included. */
export type Stay = { arrival: string; departure: string };

/** One night from tomorrow, or from the first day after a closure that covers it. */
export function nextStay(closure: Closure | undefined, now: Date): Stay {
  const tomorrow = addDays(hotelDay(now), 1);
  const arrival = closure && isClosedOn(tomorrow, closure) ? closure.reopens : tomorrow;
  return { arrival, departure: addDays(arrival, 1) };
}

/** The booking engine's URL for a stay; its own query is preserved. */
export function bookingUrl(engine: BookingEngine, { arrival, departure }: Stay): string {
  const url = new URL(engine.url);
  const { adults, children, rooms } = engine;
  const values = { arrival, departure, adults, children, rooms };
  for (const key of Object.keys(values) as (keyof typeof values)[]) {
    const name = engine.parameters?.[key] ?? usualParameters[key];
    url.searchParams.set(name, String(values[key]));
  }
  return url.href;
}
