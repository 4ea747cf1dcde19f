import { steadyClock } from '~/platform/time/steady-clock';

const intervalMs = 10_000;

/**
 * Wraps a log line that visitors can cause as often as they like: it is written at most once in ten seconds, so that a
 * flood costs no time and fills no disk.
 * @param write gets the last event's facts and the number of events since the previous line
 */
export function logAtIntervals<Facts>(
  write: (facts: Facts, count: number) => void,
  now: () => number = steadyClock,
): (facts: Facts) => void {
  let count = 0;
  let nextLine = -Infinity;
  return (facts) => {
    count += 1;
    if (now() < nextLine) return;
    write(facts, count);
    count = 0;
    nextLine = now() + intervalMs;
  };
}
