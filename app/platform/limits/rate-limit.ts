import { putBounded } from './put-bounded';

type RateLimitOptions = {
  /** How many may come in one window. */
  limit: number;
  windowMs: number;
  /** How many senders are remembered; the longest unseen is forgotten first. */
  maxKeys?: number;
};

type Window = { count: number; endsAt: number };

/** Counts what each sender does in windows of time. Memory is bounded, however many senders there are. */
export class RateLimit {
  readonly #windows = new Map<string, Window>();
  readonly #options: Required<RateLimitOptions>;

  constructor(options: RateLimitOptions) {
    this.#options = { maxKeys: 10_000, ...options };
  }

  /**
   * Counts one more.
   * @returns undefined when it is let in, otherwise the seconds until the next may come
   */
  take(key: string, now = Date.now()): number | undefined {
    const { limit, windowMs, maxKeys } = this.#options;
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
    if (window.count >= limit) return Math.ceil((window.endsAt - now) / 1000);
    window.count += 1;
    putBounded(this.#windows, key, window, maxKeys);
    return undefined;
  }

  /** How many senders are remembered. */
  get size(): number {
    return this.#windows.size;
  }
}
