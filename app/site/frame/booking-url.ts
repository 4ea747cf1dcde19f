import { addDays, hotelDay } from '~/platform/time/calendar';

/** Where rooms are booked, and the stay that links request. */
export type BookingEngine = { url: string; adults: number; children: number; rooms: number };

/** The booking engine's address for one night from tomorrow; its own query is kept. */
export function bookingUrl(engine: BookingEngine, now: Date): string {
  const today = hotelDay(now);
  const url = new URL(engine.url);
  const stay = {
    from: addDays(today, 1),
    to: addDays(today, 2),
    adults: engine.adults,
    children: engine.children,
    rooms: engine.rooms,
  };
  for (const [name, value] of Object.entries(stay)) url.searchParams.set(name, String(value));
  return url.href;
}
