import { dayMs, hourMs, minuteMs } from '~/platform/time/durations';

/** After this time an invoice is sent to the buyer without a JIR and reported as late. */
export const jirWaitMs = 2 * minuteMs;

/** The legal limit for invoices without a JIR, interpreted strictly: 48 hours. */
const limitMs = 48 * hourMs;

/**
 * Determines the latest alarm for an invoice without a JIR: after 1, 24 and 40 hours, at the limit, and daily from then
 * on.
 * @returns its name, such as `40h`; undefined if none is due
 */
export function findAlarm(
  { issuedAt, isStuck }: { issuedAt: Date; isStuck: boolean },
  now: Date,
): string | undefined {
  const age = now.getTime() - issuedAt.getTime();
  if (age >= limitMs) return `${48 + Math.floor((age - limitMs) / dayMs) * 24}h`;
  const passed = [40, 24, 1].find((hours) => age >= hours * hourMs);
  if (passed !== undefined) return `${passed}h`;
  return isStuck ? 'stuck' : undefined;
}

/** Days before a certificate expires on which the operator is reminded. */
const reminders = [7, 30, 60];

/** The reminder that is due for a certificate; undefined if none is due yet. */
export function findReminder(validTo: Date, now: Date): number | undefined {
  const days = (validTo.getTime() - now.getTime()) / dayMs;
  return reminders.find((each) => days <= each);
}
