import { hourMs, minuteMs } from '~/platform/time/durations';

const firstDelayMs = minuteMs;
const longestDelayMs = 6 * hourMs;
const giveUpAfterMs = 48 * hourMs;
/** The first nine delays add up to half a day: after days of downtime, emails are still tried for that long. */
const fewestAttempts = 10;
/** No ordinary email reaches this number in 48 hours: one that does crashes the process at every attempt. */
const mostAttempts = 60;

/**
 * The delay after the given number of failed attempts: one minute, doubling up to six hours, shortened by up to 30 %
 * at random so that emails that failed together are not retried together.
 * @param random 0 inclusive to 1 exclusive
 */
export function retryDelayMs(attempts: number, random: number = Math.random()): number {
  const delay = Math.min(firstDelayMs * 2 ** Math.min(attempts - 1, 20), longestDelayMs);
  return Math.round(delay * (1 - 0.3 * random));
}

/** Whether a temporary failure has lasted long enough to stop trying. */
export function shouldGiveUp(mail: { ageMs: number; attempts: number }): boolean {
  if (mail.attempts >= mostAttempts) return true;
  return mail.ageMs >= giveUpAfterMs && mail.attempts >= fewestAttempts;
}
