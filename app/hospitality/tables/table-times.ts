import { hasPage } from '~/routing/paths';
import { addDays } from '~/platform/time/calendar';
import { closedDays } from '~/content/opening/closure';
import { type OpeningTimes, type Span, spansOn } from '~/content/opening/opening';
import type { Closure, Opening } from '~/content/opening-schema';

/** Venues where a table can be requested, named like their pages. */
const venues = ['restaurant', 'tavern'] as const;
export type TableVenue = (typeof venues)[number];

export const tableVenues: readonly TableVenue[] = venues.filter(hasPage);

/** The last seating is this long before the venue closes, which leaves the kitchen time for one dinner. */
export const lastSeatingMinutes = 60;

/** Larger groups must telephone, because tables are moved for them and the menu is agreed in advance. */
export const maxGuests = 10;

/** The hotel plans its opening hours this far ahead. */
const monthsAhead = 12;

/** Interval of the offered times; times in between are accepted too. */
const stepMinutes = 30;

/** When each venue has tables. */
export type TableTimes = Partial<Record<TableVenue, OpeningTimes>>;

/** Opening hours for tables, without texts. */
export const tableTimes = ({ weekly, special }: Opening, closure?: Closure): OpeningTimes => ({
  weekly,
  special: special.map(({ from, to, spans }) => ({ from, to, spans })),
  closed: closure && closedDays(closure),
});

/** When guests can be seated on a day; empty if the venue is closed. */
export function seatingSpansOn(times: OpeningTimes, isoDay: string): Span[] {
  return spansOn(times, isoDay).map(toSeatings);
}

/**
 * Until when guests can be seated after midnight, on the day after the venue has opened; undefined if it has closed. No
 * list offers these times: whoever chooses an evening and “00:30” could mean either night.
 */
export function lastNightSeating(times: OpeningTimes, isoDay: string): string | undefined {
  const ends = spansOn(times, addDays(isoDay, -1))
    .filter(({ from, to }) => to <= from)
    .map(({ to }) => toMinutes(to) - lastSeatingMinutes);
  const latest = Math.max(...ends);
  return latest >= 0 ? toClock(latest) : undefined;
}

/** Guests are seated on the day on which the venue opens, also where it closes after midnight. */
function toSeatings({ from, to }: Span): Span {
  const closing = toMinutes(to) + (to <= from ? dayMinutes : 0);
  const latest = Math.min(closing - lastSeatingMinutes, dayMinutes - stepMinutes);
  return { from, to: toClock(Math.max(latest, toMinutes(from))) };
}

const dayMinutes = 24 * 60;

/** The times offered for a day. */
export function seatingsOn(times: OpeningTimes, isoDay: string): string[] {
  return seatingSpansOn(times, isoDay).flatMap(listTimes);
}

/** All times offered on any day, for a list shown before a day is chosen. */
export function allSeatings(times: TableTimes): string[] {
  const spans = Object.values(times).flatMap(({ weekly, special }) => {
    return [...weekly, ...special].flatMap((rule) => rule.spans);
  });
  return [...new Set(spans.map(toSeatings).flatMap(listTimes))].sort();
}

/** The first day from `from` to `until`, both inclusive, on which a venue has tables. */
export function nextTableDay(
  times: OpeningTimes,
  { from, until }: { from: string; until: string },
): string | undefined {
  for (let day = from; day <= until; day = addDays(day, 1)) {
    if (seatingSpansOn(times, day).length > 0) return day;
  }
  return undefined;
}

/** The dates that the form accepts, whether or not the venues are open: from tomorrow, one year ahead. */
export function tableRange(today: string): { from: string; until: string } {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  // If the last month is shorter, its last day is used.
  const lastOfMonth = new Date(Date.UTC(year, month + monthsAhead, 0)).getUTCDate();
  const end = new Date(Date.UTC(year, month - 1 + monthsAhead, Math.min(day, lastOfMonth)));
  return { from: addDays(today, 1), until: end.toISOString().slice(0, 10) };
}

function listTimes({ from, to }: Span): string[] {
  const first = Math.ceil(toMinutes(from) / stepMinutes) * stepMinutes;
  const count = Math.floor((toMinutes(to) - first) / stepMinutes) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) =>
    toClock(first + index * stepMinutes),
  );
}

function toMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

function toClock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
