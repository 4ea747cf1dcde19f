const timeZone = 'Europe/Zagreb';
const day = 24 * 60 * 60 * 1000;

// Made once: making one costs more than a whole page's texts.
const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** `2026-11-21`: the calendar day in the hotel's time zone, whatever the server's. */
function dayInZagreb(moment: Date): string {
  const parts = calendar.formatToParts(moment);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Counted on the calendar, not in hours: days of 23 and 25 hours exist. */
function addDays(isoDay: string, days: number): string {
  return new Date(Date.parse(`${isoDay}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}

/** The booking engine's address for one night from tomorrow, two adults, one room; its own query is kept. */
export function bookingUrl(engine: string, now: Date): string {
  const today = dayInZagreb(now);
  const url = new URL(engine);
  const stay = {
    from: addDays(today, 1),
    to: addDays(today, 2),
    adults: '2',
    children: '0',
    rooms: '1',
  };
  for (const [name, value] of Object.entries(stay)) url.searchParams.set(name, value);
  return url.href;
}
