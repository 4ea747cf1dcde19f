import { type LimitOptions, type LimitSubject, toLimitTiers } from './limit-tiers';
import { steadyClock } from '~/platform/time/steady-clock';
import { RateLimit } from './rate-limit';

/**
 * A rate limit for expensive operations: writing, sending email, querying a provider. A rejected use counts towards
 * none of its counters, so that a flood from one address does not exhaust everyone's share.
 */
export class Budget {
  readonly #options: LimitOptions;
  /** Separate, so that many clients do not evict a network, nor many networks the overall count. */
  readonly #counters = new Map<string, RateLimit>();

  constructor(options: LimitOptions) {
    this.#options = options;
  }

  /**
   * Counts one use.
   * @returns undefined if it is admitted, otherwise the seconds until the next one is allowed
   */
  consume(subject: LimitSubject, now = steadyClock()): number | undefined {
    const counters = toLimitTiers(subject, this.#options).map(({ scope, key, limit }) => ({
      counter: this.#counterOf(scope, limit),
      key,
    }));
    const waits = counters.flatMap(({ counter, key }) => counter.check(key, now) ?? []);
    if (waits.length > 0) return Math.max(...waits);
    for (const { counter, key } of counters) counter.count(key, now);
    return undefined;
  }

  #counterOf(scope: string, limit: number): RateLimit {
    const known = this.#counters.get(scope);
    if (known) return known;
    const counter = new RateLimit({ limit, windowMs: this.#options.windowMs });
    this.#counters.set(scope, counter);
    return counter;
  }
}
