import type { TFunction } from 'i18next';
import { addDays } from '~/platform/time/calendar';
import { joinSpans } from '~/content/opening/opening';
import { formatDay, formatDayInFigures, formatWeekday, keepOnOneLine } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { isTableVenue, type TableRules } from './table-rules';
import { maxGuests, nextTableDay, seatingSpansOn, tableRange } from './table-times';
import { isDay, parseDay } from '~/platform/time/typed-day';

/** Error codes of this form, translated in `table:errors.<code>`. */
const codes = [
  'venue',
  'guests',
  'group',
  'date',
  'past',
  'today',
  'tooFar',
  'closed',
  'time',
  'hours',
] as const;
export type TableErrorCode = (typeof codes)[number];

export const isTableError = (code: string): code is TableErrorCode =>
  (codes as readonly string[]).includes(code);

/** The requested venue and date, as typed. */
export type RequestedSlot = { venue: string; date: string };

/** What all messages of the form need. */
export type MessageContext = {
  t: TFunction<'table'>;
  locale: Locale;
  rules: TableRules;
  phone: string;
};

/** The message for an error code, including when the venue is open for guests. */
export function explainTableError(
  code: TableErrorCode,
  { venue, date }: RequestedSlot,
  { t, locale, rules, phone }: MessageContext,
): string {
  const { from, until } = tableRange(rules.today);
  const day = parseDay(date) ?? from;
  const times = isTableVenue(venue) ? rules.times[venue] : undefined;
  const firstOpen = times && nextTableDay(times, { from, until });
  const values = {
    max: maxGuests,
    phone,
    day: formatWeekday(day, locale),
    until: formatDay(until, locale),
    example: keepOnOneLine(formatDayInFigures(firstOpen ?? from, locale)),
  };
  if (!times) return t(`errors.${code}`, values);
  if (code !== 'closed') {
    return t(`errors.${code}`, { ...values, times: joinSpans(seatingSpansOn(times, day)) });
  }
  const next = nextTableDay(times, { from: addDays(day, 1), until });
  if (!next) return t('errors.closedLong', values);
  return t('errors.closed', {
    ...values,
    next: formatWeekday(next, locale),
    times: joinSpans(seatingSpansOn(times, next)),
  });
}

/** When a venue seats guests on a day; undefined if it is closed or the values are invalid. */
export function describeTableDay(
  { venue, date }: RequestedSlot,
  { t, locale, rules }: MessageContext,
): string | undefined {
  if (!isDay(date) || !isTableVenue(venue)) return undefined;
  const opening = rules.times[venue];
  const times = opening && joinSpans(seatingSpansOn(opening, date));
  return times ? t('form.day', { day: formatWeekday(date, locale), times }) : undefined;
}
