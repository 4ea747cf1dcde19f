import type { Closure } from '~/content/opening-schema';
import { addDays, hotelDay } from '~/platform/time/calendar';

/** Where rooms are booked, and the party size that links request. */
export type BookingEngine = { url: string; adults: number; children: number; rooms: number };

/** The days of a stay; the night of the departure is not included. */
export type Stay = { arrival: string; departure: string };

/** One night from tomorrow, or from the first day after a closure that covers it. */
export function nextStay(closure: Closure | undefined, now: Date): Stay {
  const tomorrow = addDays(hotelDay(now), 1);
  const isClosed = closure && closure.from <= tomorrow && tomorrow < closure.reopens;
  const arrival = isClosed ? closure.reopens : tomorrow;
  return { arrival, departure: addDays(arrival, 1) };
}

/** The booking engine's URL for a stay; its own query is preserved. */
export function bookingUrl(engine: BookingEngine, { arrival, departure }: Stay): string {
  const url = new URL(engine.url);
  const { adults, children, rooms } = engine;
  const asked = { from: arrival, to: departure, adults, children, rooms };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, String(value));
  return url.href;
}
