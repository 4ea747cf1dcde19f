import { LRUCache } from 'lru-cache';

type RateLimitOptions = {
  /** How many requests a client may make in one window. */
  limit: number;
  windowMs: number;
  /** How many clients are remembered; the least recently admitted is dropped first. */
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

  /**
   * Counts one request.
   * @returns undefined when it is admitted, otherwise the seconds until the next one may come
   */
  consume(key: string, now = Date.now()): number | undefined {
    const known = this.#windows.peek(key);
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + this.#windowMs };
    if (window.count >= this.#limit) return Math.ceil((window.endsAt - now) / 1000);
    window.count += 1;
    this.#windows.set(key, window);
    return undefined;
  }

  /** How many clients are remembered. */
  get size(): number {
    return this.#windows.size;
  }
}
