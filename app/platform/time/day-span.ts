import { formatDay, formatDayOfYear } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';

/** A range of days (`2027-04-09`), both included. */
export type DaySpan = { from: string; to: string };

/** Languages that write a day of the month as an ordinal: `9.` */
const ordinalDays: ReadonlySet<Locale> = new Set(['hr', 'de']);

/**
 * Formats a range of days, with month and year only once: `9.–10. travnja 2027.` `Intl`'s own ranges zero-pad the
 * second day in Croatian and Italian.
 */
export function formatDaySpan({ from, to }: DaySpan, locale: Locale): string {
  if (from === to) return formatDay(from, locale);
  if (from.slice(0, 7) === to.slice(0, 7)) {
    const day = `${Number(from.slice(8))}${ordinalDays.has(locale) ? '.' : ''}`;
    return `${day}–${formatDay(to, locale)}`;
  }
  const first =
    from.slice(0, 4) === to.slice(0, 4)
      ? formatDayOfYear(from.slice(5), locale)
      : formatDay(from, locale);
  return `${first}\u00a0– ${formatDay(to, locale)}`;
}
