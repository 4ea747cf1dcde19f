import { timeZone } from '#hotel/hotel.config.js';

const dayMs = 24 * 60 * 60 * 1000;

// Made once: making one costs more than a whole page's texts.
const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** `2026-11-21`: the calendar day in the hotel's time zone, whatever the server's. */
export function hotelDay(moment: Date): string {
  const parts = calendar.formatToParts(moment);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The year in the hotel's time zone. */
export const hotelYear = (moment: Date): number => Number(hotelDay(moment).slice(0, 4));

/** Counted on the calendar, not in hours: days of 23 and 25 hours exist. */
export function addDays(isoDay: string, days: number): string {
  return new Date(Date.parse(`${isoDay}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** A period of every year, both days included; it may run over New Year. `MM-DD`. */
export type YearSpan = { from: string; to: string };

/** Whether a day (`2026-11-21`) is within a yearly period. */
export function coversDay({ from, to }: YearSpan, isoDay: string): boolean {
  const day = isoDay.slice(5);
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
}
