import { timeZone } from '#hotel/hotel.config.js';

// `sv-SE` writes ISO 8601.
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The hotel's clock at a moment, read as if it were UTC; in milliseconds, without fractions of a second. */
const readClock = (moment: number) => Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`);

const offsetMs = (moment: number) => readClock(moment) - Math.floor(moment / 1000) * 1000;

/**
 * The moment of a date and time on the hotel's clock (`2027-04-03T19:30`), in whichever time zone the hotel is.
 * Computed in another way than the application does.
 */
export function atHotel(dateTime: string): Date {
  const asUtc = Date.parse(`${dateTime}Z`);
  // The second step counts where the clocks change between the two guesses.
  const guess = asUtc - offsetMs(asUtc);
  return new Date(asUtc - offsetMs(guess));
}

/** The hotel's distance from UTC in hours: 1 in a winter of Central Europe. */
export const utcOffsetHours = (moment: Date): number => offsetMs(moment.getTime()) / 3_600_000;
