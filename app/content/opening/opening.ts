import type { Opening } from '~/content/opening-schema';
import { type Weekday, weekdays } from '~/content/vocabulary';
import type { Locale } from '~/i18n/locales';
import { addDays, coversDay, hotelDay, type YearSpan } from '~/platform/time/calendar';
import type { DaySpan } from '~/platform/time/day-span';
import { isDay } from '~/platform/time/typed-day';

/** 24-hour times in the hotel's time zone; `to` is of the next morning if it is not after `from`. */
export type Span = { from: string; to: string };

/** `12:30–13:30, 18:00–24:00`; a span that is one moment is written as that time. */
export const joinSpans = (spans: readonly Span[]): string =>
  spans
    .map(({ from, to }) => (from === to ? from : `${from}–${to === '00:00' ? '24:00' : to}`))
    .join(', ');

/** The weekday of a calendar day (`2026-11-21` → `sat`). */
export function weekdayOf(isoDay: string): Weekday {
  const sundayFirst = new Date(`${isoDay}T00:00:00Z`).getUTCDay();
  return weekdays[(sundayFirst + 6) % 7] as Weekday;
}

/** The times of opening hours, without the texts. */
export type OpeningTimes = Pick<Opening, 'weekly'> & {
  special: SpecialDays[];
  /** While the whole hotel is closed. */
  closed?: DaySpan | undefined;
};
type SpecialDays = DaySpan & { spans: Span[] };

/** The opening hours of a day, of those that began on it; empty if closed. */
export function spansOn(opening: OpeningTimes, isoDay: string): Span[] {
  const special = findSpecial(opening, isoDay);
  if (special) return special.spans;
  const weekday = weekdayOf(isoDay);
  return opening.weekly
    .filter((rule) => coversDay(rule, isoDay) && rule.days.includes(weekday))
    .flatMap((rule) => rule.spans)
    .sort(byStart);
}

/**
 * What replaces the weekly hours on a day: the closure of the whole hotel, or else the shortest of the special ranges that
 * include the day, as a holiday differs from the season around it.
 */
function findSpecial({ special, closed }: OpeningTimes, isoDay: string): SpecialDays | undefined {
  const includesDay = ({ from, to }: DaySpan) => from <= isoDay && isoDay <= to;
  if (closed && includesDay(closed)) return { ...closed, spans: [] };
  const [shortest] = special
    .filter(includesDay)
    .sort((one, other) => lengthOf(one) - lengthOf(other));
  return shortest;
}

const lengthOf = ({ from, to }: DaySpan) => Date.parse(to) - Date.parse(from);

/** The days that differ from the weekly hours, in order: each day is in one range only. */
export function listSpecialDays(opening: OpeningTimes): SpecialDays[] {
  const ranges = opening.closed ? [opening.closed, ...opening.special] : opening.special;
  // Between two of these days, the same range is in force.
  const changes = new Set(ranges.flatMap(({ from, to }) => [from, addDays(to, 1)]));
  const days = [...changes].sort();
  return days.slice(0, -1).flatMap((from, index) => {
    const special = findSpecial(opening, from);
    const to = addDays(days[index + 1] ?? from, -1);
    return special ? [{ from, to, spans: special.spans }] : [];
  });
}

/** The occurrence of a yearly period that contains a day, or the next one after it, as calendar days. */
export function nextOccurrence({ from, to }: YearSpan, isoDay: string): DaySpan {
  const year = Number(isoDay.slice(0, 4));
  const isOverNewYear = from > to;
  const first = isOverNewYear ? year - 1 : year;
  const occurrences = [first, first + 1].map((start) => ({
    from: dayIn(start, from, '03-01'),
    to: dayIn(isOverNewYear ? start + 1 : start, to, '02-28'),
  })) as [DaySpan, DaySpan];
  return occurrences[0].to >= isoDay ? occurrences[0] : occurrences[1];
}

/** A yearly day in a year, or another one where the year has no 29 February. */
function dayIn(year: number, day: string, instead: string): string {
  const isoDay = `${year}-${day}`;
  return isDay(isoDay) ? isoDay : `${year}-${instead}`;
}

/** Consecutive weekdays with the same hours. */
type OpeningRow = { from: Weekday; to: Weekday; spans: Span[] };

/** Opening hours as shown on a page: the current part of the year first, without past special days. */
export type OpeningSchedule = {
  periods: { from: string; to: string; wholeYear: boolean; rows: OpeningRow[] }[];
  special: { from: string; to: string; spans: Span[]; note: string; current: boolean }[];
};

/** Prepares opening hours for a page; past special days are left out. */
export function toOpeningSchedule(opening: Opening, locale: Locale, now: Date): OpeningSchedule {
  const today = hotelDay(now);
  return {
    periods: listPeriods(opening, today).map((period) => ({
      ...period,
      wholeYear: period.from === '01-01' && period.to === '12-31',
      rows: listRows(opening, period),
    })),
    special: opening.special
      .filter(({ to }) => to >= today)
      .sort((one, other) => one.from.localeCompare(other.from))
      .map(({ from, to, spans, note }) => ({
        from,
        to,
        spans,
        note: note[locale],
        current: from <= today,
      })),
  };
}

const byStart = (one: Span, other: Span) => one.from.localeCompare(other.from);

/** Parts of the year with rules of their own, ordered by when they are next in force. */
function listPeriods(opening: Opening, today: string): YearSpan[] {
  const periods = new Map(opening.weekly.map(({ from, to }) => [`${from} ${to}`, { from, to }]));
  const start = (period: YearSpan) => nextOccurrence(period, today).from;
  return [...periods.values()].sort((one, other) => start(one).localeCompare(start(other)));
}

function listRows(opening: Opening, period: YearSpan): OpeningRow[] {
  const rules = opening.weekly.filter(({ from, to }) => from === period.from && to === period.to);
  const rows: OpeningRow[] = [];
  for (const day of weekdays) {
    const spans = rules
      .filter((rule) => rule.days.includes(day))
      .flatMap((rule) => rule.spans)
      .sort(byStart);
    const last = rows.at(-1);
    if (last && JSON.stringify(last.spans) === JSON.stringify(spans)) last.to = day;
    else rows.push({ from: day, to: day, spans });
  }
  return rows;
}
