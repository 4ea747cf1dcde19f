import { hotelClock } from '~/platform/time/hotel-time';

/** The parts of a local time. Messages to the tax office carry no time zone. */
export function readClock(moment: Date) {
  const [date = '', time = ''] = hotelClock(moment).split(' ');
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day, time };
}

/** Formats a time for messages to the tax office: `22.11.2026T14:05:09`. */
export function toMessageTime(moment: Date): string {
  const { year, month, day, time } = readClock(moment);
  return `${day}.${month}.${year}T${time}`;
}

/** The year in which an invoice is numbered. */
export const fiscalYear = (moment: Date): number => Number(readClock(moment).year);
