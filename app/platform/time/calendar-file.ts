/** An appointment at the house that is not yet certain. */
export type TentativeEvent = {
  /** The same for every version of the appointment, anywhere in the world. */
  uid: string;
  /** Who wrote the file. */
  product: string;
  writtenAt: Date;
  /** In the house's time zone. */
  day: string;
  time: string;
  minutes: number;
  summary: string;
  description: string;
  location: string;
  place: { latitude: number; longitude: number };
  url: string;
};

/** Summer and winter time as the European Union has kept them since 1996 (Directive 2000/84/EC). */
const zagrebZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Zagreb',
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * A calendar file with one tentative appointment (RFC 5545). It has no METHOD: nobody is invited, and no calendar is
 * asked to answer.
 */
export function writeCalendarFile(event: TentativeEvent): string {
  const { latitude, longitude } = event.place;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(event.product)}//Table request//EN`,
    'CALSCALE:GREGORIAN',
    ...zagrebZone,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${stamp(event.writtenAt)}`,
    `DTSTART;TZID=Europe/Zagreb:${event.day.replaceAll('-', '')}T${event.time.replace(':', '')}00`,
    `DURATION:PT${event.minutes}M`,
    'STATUS:TENTATIVE',
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

/** Lines of at most 75 octets; a character is never cut in two. */
function fold(line: string): string {
  const parts: string[] = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxOctets) {
      parts.push('');
      // The space that marks a line as going on.
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join('\r\n ');
}
