const minute = 60_000;
const hour = 60 * minute;

const firstDelayMs = minute;
const longestDelayMs = 6 * hour;
const giveUpAfterMs = 48 * hour;
/** The first nine delays add up to half a day: a site that was switched off for days still tries that long. */
const fewestAttempts = 10;
/** No honest mail gets there in 48 hours: this one ends the process each time it is tried. */
const mostAttempts = 60;

/**
 * How long to wait after the given number of failed attempts: one minute, doubling to six hours, up to 30 %
 * shorter by chance so that mails that failed together do not come back together.
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
