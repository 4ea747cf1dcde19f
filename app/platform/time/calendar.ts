import { timeZone } from '#hotel/hotel.config.js';
import { dayMs } from './durations';

// Created once: creating a formatter costs more than formatting a whole page.
const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** `2026-11-21`: the calendar day in the hotel's time zone, whatever the server's. */
export function hotelDay(moment: Date): string {
  const parts = calendar.formatToParts(moment).map(({ type, value }) => [type, value] as const);
  const { year, month, day } = Object.fromEntries(parts);
  return `${year}-${month}-${day}`;
}

/** The year in the hotel's time zone. */
export const hotelYear = (moment: Date): number => Number(hotelDay(moment).slice(0, 4));

/** Calculated with calendar days, because days of 23 and 25 hours exist. */
export function addDays(isoDay: string, days: number): string {
  return new Date(Date.parse(`${isoDay}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** A yearly period in `MM-DD`, both days included; it may span New Year. */
export type YearSpan = { from: string; to: string };

/** Whether a day (`2026-11-21`) is within a yearly period. */
export function coversDay({ from, to }: YearSpan, isoDay: string): boolean {
  const day = isoDay.slice(5);
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
}
