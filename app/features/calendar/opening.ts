import { type Opening, type Weekday, weekdays } from '~/features/content/house-schema';
import type { Locale } from '~/i18n/locales';
import { coversDay, dayInZagreb } from './calendar';

/** From and to on the 24-hour clock, in the house's time zone. */
export type Span = { from: string; to: string };

/** The weekday of a day of the calendar (`2026-11-21` → `sat`). */
export function weekdayOf(isoDay: string): Weekday {
  const sundayFirst = new Date(`${isoDay}T00:00:00Z`).getUTCDay();
  return weekdays[(sundayFirst + 6) % 7] as Weekday;
}

/** When it is open on a day; empty when it is closed. Special days win over the week. */
export function spansOn(opening: Opening, isoDay: string): Span[] {
  const special = opening.special.find(({ from, to }) => from <= isoDay && isoDay <= to);
  if (special) return special.spans;
  const weekday = weekdayOf(isoDay);
  return opening.weekly
    .filter((rule) => coversDay(rule, isoDay) && rule.days.includes(weekday))
    .flatMap((rule) => rule.spans)
    .sort((one, other) => one.from.localeCompare(other.from));
}

/** Weekdays that follow each other and share their hours. */
export type OpeningRow = { from: Weekday; to: Weekday; spans: Span[] };

/** Opening hours as a page shows them: the week in force now, other parts of the year, special days to come. */
export type OpeningView = {
  periods: { from: string; to: string; wholeYear: boolean; rows: OpeningRow[] }[];
  special: { from: string; to: string; spans: Span[]; note: string }[];
};

/** Special days that are over are left out. */
export function viewOpening(opening: Opening, locale: Locale, now = new Date()): OpeningView {
  const today = dayInZagreb(now);
  const periods = new Map<string, { from: string; to: string }>();
  for (const { from, to } of opening.weekly) periods.set(`${from} ${to}`, { from, to });
  return {
    periods: [...periods.values()].map((period) => ({
      ...period,
      wholeYear: period.from === '01-01' && period.to === '12-31',
      rows: listRows(opening, period),
    })),
    special: opening.special
      .filter(({ to }) => to >= today)
      .map(({ from, to, spans, note }) => ({ from, to, spans, note: note[locale] })),
  };
}

function listRows(opening: Opening, period: { from: string; to: string }): OpeningRow[] {
  const rules = opening.weekly.filter(({ from, to }) => from === period.from && to === period.to);
  const rows: OpeningRow[] = [];
  for (const day of weekdays) {
    const spans = rules
      .filter((rule) => rule.days.includes(day))
      .flatMap((rule) => rule.spans)
      .sort((one, other) => one.from.localeCompare(other.from));
    const last = rows.at(-1);
    if (last && JSON.stringify(last.spans) === JSON.stringify(spans)) last.to = day;
    else rows.push({ from: day, to: day, spans });
  }
  return rows;
}
