import { Temporal } from 'temporal-polyfill';
import { timeZone } from '#hotel/hotel.config.js';
import { addDays, hotelDay } from './calendar';

// Server only: the library is too large for a page.

/** The moment at which a calendar day (`2026-11-21`) begins in the hotel's time zone. */
export function startOfHotelDay(isoDay: string): Date {
  return new Date(Temporal.PlainDate.from(isoDay).toZonedDateTime(timeZone).epochMilliseconds);
}

/** The moment at which a year begins in the hotel's time zone. */
export const startOfHotelYear = (year: number): Date => startOfHotelDay(`${year}-01-01`);

/** A day and a time in the hotel's time zone as a moment with offset: `2027-07-10T20:30:00+02:00`. */
export function hotelMoment(isoDay: string, time: string): string {
  return Temporal.PlainDateTime.from(`${isoDay}T${time}`)
    .toZonedDateTime(timeZone)
    .toString({ timeZoneName: 'never' });
}

// The locale `sv-SE` formats dates as ISO 8601.
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `2026-11-21 15:42:07` in the hotel's time zone; sortable as text. */
export const hotelClock = (moment: Date): string => clock.format(moment);

let lastDay = { day: '', from: 0, until: 0 };

/** Today in the hotel's time zone; cheap enough to compute for every request. */
export function today(now: number): string {
  if (now < lastDay.from || now >= lastDay.until) {
    const day = hotelDay(new Date(now));
    const from = startOfHotelDay(day).getTime();
    const until = startOfHotelDay(addDays(day, 1)).getTime();
    lastDay = { day, from, until };
  }
  return lastDay.day;
}
