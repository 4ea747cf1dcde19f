import { expect, test } from 'vitest';
import { writeCalendarFile } from '~/platform/time/calendar-file';
import { timeZone } from '#hotel/hotel.config.js';

const event = {
  uid: 'table-abc@www.linden.example',
  product: 'Hotel Linden',
  writtenAt: new Date('2026-11-21T15:04:05.678Z'),
  day: '2027-04-03',
  time: '19:30',
  status: 'TENTATIVE' as const,
  minutes: 120,
  summary: 'Konoba; stol, 4 osobe \\ 🫒',
  description:
    'Prvi red\r\nČekamo potvrdu: šđčćž – шест, 木の下で待つ人, 🫒🫒🫒🫒🫒🫒🫒🫒🫒🫒🫒🫒🫒🫒🫒',
  location: 'Linden, Mill Lane 4',
  place: { latitude: 45.348, longitude: 13.752 },
  url: 'https://www.linden.example/restoran',
};

const file = writeCalendarFile(event);
const unfolded = file.replaceAll('\r\n ', '').split('\r\n');

test('one tentative appointment in the hotel’s time zone, without a request to answer', () => {
  expect(unfolded).toEqual(
    expect.arrayContaining([
      `DTSTART;TZID=${timeZone}:20270403T193000`,
      'DURATION:PT120M',
      'DTSTAMP:20261121T150405Z',
      'STATUS:TENTATIVE',
      'UID:table-abc@www.linden.example',
      `TZID:${timeZone}`,
      'GEO:45.348;13.752',
    ]),
  );
  expect(unfolded.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(file).not.toMatch(/METHOD|ATTENDEE|ORGANIZER/);
});

test('text is escaped: it can neither end a line nor become a property', () => {
  expect(unfolded).toContain('SUMMARY:Konoba\\; stol\\, 4 osobe \\\\ 🫒');
  expect(unfolded.find((line) => line.startsWith('DESCRIPTION'))).toMatch(
    /^DESCRIPTION:Prvi red\\nČekamo/,
  );
  const evil = writeCalendarFile({ ...event, summary: 'a\r\nEND:VEVENT\nX:1\r\tb' });
  expect(evil.split('\r\n')).toContain('SUMMARY:a\\nEND:VEVENT\\nX:1\\nb');
});

test('lines end with CRLF, have at most 75 octets, and no character is cut in two', () => {
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const lines = file.split('\r\n');
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
    // Half a character would be read back as another.
    expect(Buffer.from(line).toString()).toBe(line);
  }
  expect(unfolded.find((line) => line.startsWith('DESCRIPTION'))).toContain('🫒'.repeat(15));
});

test('a whole day has neither an hour nor a zone', () => {
  const day = writeCalendarFile({ ...event, time: undefined, status: 'CONFIRMED', sequence: 3 });
  expect(day).toMatch(/SEQUENCE:3\r\nDTSTART;VALUE=DATE:\d{8}\r\nSTATUS:CONFIRMED\r\n/);
  expect(day).not.toContain('VTIMEZONE');
});

test('several whole days end with the day after the last one', () => {
  const days = writeCalendarFile({
    ...event,
    day: '2026-12-30',
    lastDay: '2026-12-31',
    time: undefined,
  });
  expect(days).toContain('DTSTART;VALUE=DATE:20261230\r\nDTEND;VALUE=DATE:20270101\r\n');
});
