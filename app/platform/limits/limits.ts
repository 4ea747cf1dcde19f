import { Budget } from './budget';
import { RateLimit } from './rate-limit';

export type LimitOptions = {
  windowMs: number;
  /** Maximum uses by one client. */
  perClient: number;
  /** Maximum uses by all clients together; unlimited if omitted. */
  inAll?: number;
};

/** A rate limit for expensive operations: docs/decisions/0047. */
export type Limit = {
  /**
   * Counts one use; a rejected one does not count. Never rejects.
   * @param client the key to count by, usually the client's address (`readClient`)
   * @returns undefined if it is admitted, otherwise the seconds until the next one is allowed
   */
  consume(client: string): Promise<number | undefined>;
};

/** Creates a rate limit. @param name identical in all processes */
export type Limits = (name: string, options: LimitOptions) => Limit;

/** Rate limits counted in the memory of this process. */
export const localLimits: Limits = (_name, { windowMs, perClient, inAll }) => {
  const counter =
    inAll === undefined
      ? new RateLimit({ limit: perClient, windowMs })
      : new Budget({ windowMs, perClient, inAll });
  return { consume: async (client) => counter.consume(client) };
};
