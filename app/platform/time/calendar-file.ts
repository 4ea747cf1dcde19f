import { Temporal } from 'temporal-polyfill';
import { timeZone } from '#hotel/hotel.config.js';
import { addDays } from './calendar';

/** An appointment at the hotel. */
export type CalendarEvent = {
  /** Identical in every version of the appointment, and globally unique. */
  uid: string;
  /** The `PRODID`: the software that generated the file. */
  product: string;
  writtenAt: Date;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  /** Version of the appointment; calendars keep the highest. The first is 0. */
  sequence?: number;
  /** In the hotel's time zone. */
  day: string;
  /** Omitted for all-day events. */
  time?: string | undefined;
  minutes: number;
  /** The last day of an all-day event, if it is another one. */
  lastDay?: string | undefined;
  summary: string;
  description: string;
  location: string;
  place: { latitude: number; longitude: number };
  url: string;
};

const zoneName = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' });

/** `20270710T203000` */
const localStamp = (moment: Temporal.ZonedDateTime) =>
  moment.toPlainDateTime().toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');

/** `20270710` */
const dateStamp = (isoDay: string) => isoDay.replaceAll('-', '');

/** The hotel's time zone around a moment: the observance in force, and the next one. */
function zoneLines(moment: Temporal.ZonedDateTime): string[] {
  const begins = moment.getTimeZoneTransition('previous') ?? moment.with({ year: 1970 });
  const next = moment.getTimeZoneTransition('next');
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...[begins, ...(next ? [next] : [])].flatMap(observance),
    'END:VTIMEZONE',
  ];
}

function observance(begins: Temporal.ZonedDateTime): string[] {
  const before = begins.subtract({ seconds: 1 });
  const kind = begins.offsetNanoseconds > before.offsetNanoseconds ? 'DAYLIGHT' : 'STANDARD';
  const name = zoneName
    .formatToParts(begins.epochMilliseconds)
    .find(({ type }) => type === 'timeZoneName');
  return [
    `BEGIN:${kind}`,
    `TZNAME:${name?.value ?? begins.offset}`,
    `TZOFFSETFROM:${before.offset.replace(':', '')}`,
    `TZOFFSETTO:${begins.offset.replace(':', '')}`,
    // In local time before the change, as RFC 5545 requires.
    `DTSTART:${localStamp(begins.toInstant().toZonedDateTimeISO(before.offset))}`,
    `END:${kind}`,
  ];
}

/**
 * Generates a calendar file with one appointment (RFC 5545). Without METHOD it is not an invitation, so calendars
 * send no reply.
 */
export function writeCalendarFile(event: CalendarEvent): string {
  const { latitude, longitude } = event.place;
  const starts =
    event.time === undefined
      ? undefined
      : Temporal.PlainDateTime.from(`${event.day}T${event.time}`).toZonedDateTime(timeZone);
  const when = starts
    ? [`DTSTART;TZID=${timeZone}:${localStamp(starts)}`, `DURATION:PT${event.minutes}M`]
    : [
        `DTSTART;VALUE=DATE:${dateStamp(event.day)}`,
        // The day after the last one.
        ...(event.lastDay ? [`DTEND;VALUE=DATE:${dateStamp(addDays(event.lastDay, 1))}`] : []),
      ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(event.product)}//Table request//EN`,
    'CALSCALE:GREGORIAN',
    ...(starts ? zoneLines(starts) : []),
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${stamp(event.writtenAt)}`,
    ...(event.sequence === undefined ? [] : [`SEQUENCE:${event.sequence}`]),
    ...when,
    `STATUS:${event.status}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `GEO:${latitude};${longitude}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** `20261121T150405Z` */
const stamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

function escapeText(value: string): string {
  return value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

const maxOctets = 75;
const encoder = new TextEncoder();

/** Folds lines at 75 octets, without splitting a character. */
function fold(line: string): string {
  const parts: string[] = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxOctets) {
      parts.push('');
      // Counts the space that marks a continuation line.
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join('\r\n ');
}
