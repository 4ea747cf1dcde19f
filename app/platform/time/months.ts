import { addDays, hotelDay } from './calendar';

const pattern = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** Whether a text is a valid month, `2026-11`. */
export const isMonth = (text: string | null | undefined): text is string =>
  typeof text === 'string' && pattern.test(text);

/** The month of a moment in the hotel's time zone. */
export const hotelMonth = (moment: Date): string => hotelDay(moment).slice(0, 7);

/** The following month. */
export const nextMonth = (month: string): string => addDays(`${month}-01`, 31).slice(0, 7);

/** All months from `first` to `last`, newest first. */
export function listMonths(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = nextMonth(month)) months.unshift(month);
  return months;
}
