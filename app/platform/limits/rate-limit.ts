import { LRUCache } from 'lru-cache';
import { steadyClock } from '~/platform/time/steady-clock';

type RateLimitOptions = {
  /** Maximum requests by one client in one window. */
  limit: number;
  windowMs: number;
  /** How many clients are tracked; the least recently admitted is evicted first. */
  maxKeys?: number;
};

type Window = { count: number; endsAt: number };

/** A fixed-window rate limit by client. Memory is bounded, however many clients there are. */
export class RateLimit {
  readonly #windows: LRUCache<string, Window>;
  readonly #limit: number;
  readonly #windowMs: number;

  constructor({ limit, windowMs, maxKeys = 10_000 }: RateLimitOptions) {
    this.#windows = new LRUCache({ max: maxKeys });
    this.#limit = limit;
    this.#windowMs = windowMs;
  }

  /** @returns undefined if a request would be admitted, otherwise the seconds until the next one is allowed */
  check(key: string, now = steadyClock()): number | undefined {
    const window = this.#current(key, now);
    if (!window || window.count < this.#limit) return undefined;
    return Math.ceil((window.endsAt - now) / 1000);
  }

  /** Counts a request that `check` has admitted. */
  count(key: string, now = steadyClock()): void {
    const window = this.#current(key, now) ?? { count: 0, endsAt: now + this.#windowMs };
    window.count += 1;
    this.#windows.set(key, window);
  }

  #current(key: string, now: number): Window | undefined {
    const known = this.#windows.peek(key);
    return known && known.endsAt > now ? known : undefined;
  }
}
