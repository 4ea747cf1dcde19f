import { Budget } from './budget';
import type { LimitOptions, LimitSubject } from './limit-tiers';

/** The key of a limit that all clients share. */
export const everyone = 'everyone';

/** A rate limit for expensive operations: docs/decisions/0047. */
export type Limit = {
  /**
   * Counts one use; a rejected one does not count. Never rejects.
   * @returns undefined if it is admitted, otherwise the seconds until the next one is allowed
   */
  consume(subject: LimitSubject): Promise<number | undefined>;
};

/** Creates a rate limit. @param name identical in all processes */
export type Limits = (name: string, options: LimitOptions) => Limit;

/** Rate limits counted in the memory of this process. */
export const localLimits: Limits = (_name, options) => {
  const budget = new Budget(options);
  return { consume: async (subject) => budget.consume(subject) };
};
