import type { OpeningTimes } from '~/content/opening/opening';
import {
  lastNightSeating,
  seatingSpansOn,
  type TableVenue,
  tableVenues,
  tableRange,
  type TableTimes,
} from './table-times';
import { addDays } from '~/platform/time/calendar';
import { isDay } from '~/platform/time/typed-day';
import { isTime } from './typed-time';

/** The rules that decide whether a table can be requested. */
export type TableRules = {
  times: TableTimes;
  /** The current day in the hotel's time zone. */
  today: string;
};

export const isTableVenue = (value: string): value is TableVenue =>
  (tableVenues as readonly string[]).includes(value);

export type SlotProblem =
  | { field: 'date'; code: 'past' | 'today' | 'tooFar' }
  | { field: 'date'; code: 'closed' }
  | { field: 'time'; code: 'hours' };

/**
 * Why no table is available at a venue, date and time. Invalid values cause no problem here, because the schema reports
 * them.
 */
export function findProblem(
  { venue, date, time }: { venue: string; date: string; time: string },
  { times, today }: TableRules,
): SlotProblem | undefined {
  if (!isDay(date) || !isTableVenue(venue)) return undefined;
  if (date < today) return { field: 'date', code: 'past' };
  const { from, until } = tableRange(today);
  const opening = times[venue];
  // The small hours of tomorrow are tonight.
  const evening = opening && isInNight(opening, { date, time }) ? addDays(date, -1) : date;
  if (evening < from) return { field: 'date', code: 'today' };
  if (date > until) return { field: 'date', code: 'tooFar' };
  return opening && findClosed(opening, { date, time });
}

/** Whether a venue that opened the day before still seats guests at a time after midnight. */
function isInNight(opening: OpeningTimes, { date, time }: { date: string; time: string }): boolean {
  const last = lastNightSeating(opening, date);
  return last !== undefined && isTime(time) && time <= last;
}

/**
 * Whether a venue seats no guests on a day, or not at a time, of the night before included; an invalid time causes no
 * problem.
 */
export function findClosed(
  opening: OpeningTimes,
  { date, time }: { date: string; time: string },
): Extract<SlotProblem, { code: 'closed' | 'hours' }> | undefined {
  if (isInNight(opening, { date, time })) return undefined;
  const spans = seatingSpansOn(opening, date);
  if (spans.length === 0) return { field: 'date', code: 'closed' };
  if (!isTime(time) || spans.some(({ from: first, to: last }) => first <= time && time <= last)) {
    return undefined;
  }
  return { field: 'time', code: 'hours' };
}
