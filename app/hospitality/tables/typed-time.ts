/**
 * Parses a time as people type it (`19.30`, `7:30`, `19`) or browsers submit it.
 * @returns the time as `19:30`; undefined if it is not a time
 */
export function parseTime(typed: string): string | undefined {
  const [, hours, minutes = '00'] =
    /^(\d{1,2})(?:\s?[:.]\s?(\d\d)(?::00)?)?(?:\s?h)?$/.exec(typed) ?? [];
  if (!hours) return undefined;
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return isTime(time) ? time : undefined;
}

/** Whether a text is a time of the 24-hour clock, `HH:MM`. */
export function isTime(value: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
}
