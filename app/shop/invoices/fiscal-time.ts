import { hotelClock } from '~/platform/time/hotel-time';

/** A moment's parts on the seller's clocks: the tax office knows no zones. */
export function readClock(moment: Date) {
  const [date = '', time = ''] = hotelClock(moment).split(' ');
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day, time };
}

/** `22.11.2026T14:05:09`, as messages have it. */
export function toMessageTime(moment: Date): string {
  const { year, month, day, time } = readClock(moment);
  return `${day}.${month}.${year}T${time}`;
}

/** The year that an invoice is counted in. */
export const fiscalYear = (moment: Date): number => Number(readClock(moment).year);
