/**
 * Parses a day as people type it, day first (`3.4.2027`, `03/04/2027`, `3-4-2027`), or as browsers send it.
 * @returns `2027-04-03`, or undefined if it is not a valid day
 */
export function parseDay(typed: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  const [day, month, year] = iso
    ? [iso[3], iso[2], iso[1]]
    : (/^(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4})\.?$/.exec(typed)?.slice(1) ?? []);
  if (!day || !month || !year) return undefined;
  const isoDay = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(isoDay) ? isoDay : undefined;
}

/** Whether a text is a valid calendar day. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
