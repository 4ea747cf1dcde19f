import type { ContentSource } from '~/content/content';
import { closedDays } from '~/content/opening/closure';
import type { OpeningTimes, Span } from '~/content/opening/opening';
import type { Closure } from '~/content/opening-schema';
import type { Package } from '~/content/offers-schema';
import { getTableRules } from '~/hospitality/tables/table-reservation.loader.server';
import { findClosed } from '~/hospitality/tables/table-rules';
import { nextTableDay, seatingSpansOn } from '~/hospitality/tables/table-times';
import { listOpenDates } from '~/hospitality/packages/package-offer';
import { addDays, hotelDay } from '~/platform/time/calendar';
import type { DaySpan } from '~/platform/time/day-span';
import { findPackage } from './reply-content.server';
import type { Reservation } from './reservation';

/** Why a day or time is unusual; staff may offer it all the same. */
export type DateWarning =
  /** The whole hotel is closed; `reopens` is the first open day. */
  | { kind: 'closure'; closed: DaySpan; reopens: string }
  /** The venue is closed on this day; `next` is its next open day, if there is one within a year. */
  | { kind: 'day'; next: string | undefined; spans: Span[] }
  /** The venue seats guests on this day, at other times. */
  | { kind: 'hours'; spans: Span[] }
  /** The package has fixed dates, and this is none of them; `dates` are those still to come. */
  | { kind: 'otherDate'; dates: DaySpan[] };

/** What to warn staff of before they offer a table or a package for a day. */
export function listDateWarnings(
  content: ContentSource,
  { venue, packageId, date, time = '' }: Reservation,
  now: Date,
): DateWarning[] {
  if (!date) return [];
  const { site } = content.get();
  const item = findPackage(content, packageId);
  const closure = findClosure(site.closure, date, item?.nights);
  const opening = venue && getTableRules(content, now).times[venue];
  const problem = opening && !closure ? findClosed(opening, { date, time }) : undefined;
  return [
    ...(closure ? [closure] : []),
    ...(opening && problem?.code === 'closed' ? [toClosedDay(opening, date)] : []),
    ...(opening && problem?.code === 'hours'
      ? [{ kind: 'hours' as const, spans: seatingSpansOn(opening, date) }]
      : []),
    ...(item ? listOtherDates(item, date, now) : []),
  ];
}

function toClosedDay(opening: OpeningTimes, date: string): DateWarning {
  const next = nextTableDay(opening, { from: addDays(date, 1), until: addDays(date, 365) });
  return { kind: 'day', next, spans: next ? seatingSpansOn(opening, next) : [] };
}

/** The closure of the hotel, if a day or one of the nights from it on falls into it. */
function findClosure(
  closure: Closure | undefined,
  date: string,
  nights = 0,
): Extract<DateWarning, { kind: 'closure' }> | undefined {
  if (!closure) return undefined;
  const closed = closedDays(closure);
  const last = addDays(date, Math.max(0, nights - 1));
  if (date > closed.to || last < closed.from) return undefined;
  return { kind: 'closure', closed, reopens: closure.reopens };
}

function listOtherDates(item: Package, date: string, now: Date): DateWarning[] {
  const { dates } = item;
  if (dates.length === 0 || dates.some(({ from }) => from === date)) return [];
  return [{ kind: 'otherDate', dates: listOpenDates(item, hotelDay(now)) }];
}
