const hour = 60 * 60_000;
const day = 24 * hour;

/** An invoice counts as given to the buyer without a JIR from then on, and is reported as a late one. */
export const jirWaitMs = 2 * 60_000;

/** The law's limit for an invoice without a JIR, as strictly as it can be read: two days by the clock. */
const limitMs = 48 * hour;

/**
 * Reminders about an invoice that has no JIR: after 1, 24 and 40 hours, at the limit, and then daily; each once.
 * @returns the latest one that is due, `40h`; undefined if there is none
 */
export function findAlarm(
  { issuedAt, isStuck }: { issuedAt: Date; isStuck: boolean },
  now: Date,
): string | undefined {
  const age = now.getTime() - issuedAt.getTime();
  if (age >= limitMs) return `${48 + Math.floor((age - limitMs) / day) * 24}h`;
  const passed = [40, 24, 1].find((hours) => age >= hours * hour);
  if (passed !== undefined) return `${passed}h`;
  return isStuck ? 'stuck' : undefined;
}

/** Days before the end of a certificate at which the operator is reminded. */
const reminders = [7, 30, 60];

/** The reminder that is due for a certificate; undefined while there is time. */
export function findReminder(validTo: Date, now: Date): number | undefined {
  const days = (validTo.getTime() - now.getTime()) / day;
  return reminders.find((each) => days <= each);
}
