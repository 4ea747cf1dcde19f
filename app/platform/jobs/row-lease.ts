import { sql, type RawBuilder } from 'kysely';
import { dayMs } from '~/platform/time/durations';

// The lease of one row: until the time in its column `leased_until` only one process may work on it. A row is claimed by
// one `update … where isUnleased(now)`, so two processes never get the same one. `lease.server.ts` is for whole jobs.

/** Longer than any lease. A lease that ends later was taken before the clock was set back, so it is ignored. */
const longestMs = dayMs;

/** When a lease taken now ends. @param forMs at most a day */
export const leaseEnd = (now: Date, forMs: number): string =>
  new Date(now.getTime() + forMs).toISOString();

/** Whether another process may still work on a row. */
export const isLeased = (leasedUntil: string | null, now: Date): leasedUntil is string =>
  leasedUntil !== null &&
  leasedUntil > now.toISOString() &&
  leasedUntil <= leaseEnd(now, longestMs);

/** Matches the rows that are not leased, as `isLeased` does. */
export const isUnleased = (now: Date): RawBuilder<boolean> =>
  sql`(leased_until is null or leased_until <= ${now.toISOString()} or leased_until > ${leaseEnd(now, longestMs)})`;
