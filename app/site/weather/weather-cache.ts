import { steadyClock } from '~/platform/time/steady-clock';
import { minuteMs } from '~/platform/time/durations';
import type { Weather } from './weather';

/** In milliseconds: how long a value is fresh, how long a stale one may be shown, and the pause after a failure. */
export const weatherLimits = {
  fresh: 10 * minuteMs,
  stale: 180 * minuteMs,
  pause: minuteMs,
} as const;

type Options = {
  /** Requests the weather from the provider; rejects if there is no usable response. */
  ask: () => Promise<Weather>;
  /** In milliseconds; steady, or a clock set back would keep old weather. */
  now?: () => number;
  onFailure?: (error: unknown) => void;
};

/**
 * Caches the last known weather: one request to the provider for any number of visitors, and none for a while after a
 * failure.
 */
export class WeatherCache {
  readonly #ask: () => Promise<Weather>;
  readonly #now: () => number;
  readonly #onFailure: (error: unknown) => void;
  #known: { weather: Weather; at: number } | undefined;
  #failedAt = -Infinity;
  #underWay: Promise<void> | undefined;

  constructor({ ask, now = steadyClock, onFailure = () => {} }: Options) {
    this.#ask = ask;
    this.#now = now;
    this.#onFailure = onFailure;
  }

  /** Returns the cached value without waiting; a stale value is refreshed in the background. */
  peek(): Weather | undefined {
    void this.refresh();
    return this.#lastKnown();
  }

  /** Returns the refreshed weather, or the last known one if the provider fails; undefined if neither is available. */
  async get(): Promise<{ weather: Weather; isFresh: boolean } | undefined> {
    await this.refresh();
    const weather = this.#lastKnown();
    return weather && { weather, isFresh: this.#isFresh() };
  }

  /** Calls the provider unless the value is fresh, a request is pending or one failed a moment ago. Never rejects. */
  refresh(): Promise<void> {
    const mayAsk = this.#now() - this.#failedAt >= weatherLimits.pause;
    if (!this.#underWay && mayAsk && !this.#isFresh()) {
      this.#underWay = this.#renew().finally(() => (this.#underWay = undefined));
    }
    return this.#underWay ?? Promise.resolve();
  }

  async #renew(): Promise<void> {
    try {
      const weather = await this.#ask();
      this.#known = { weather, at: this.#now() };
    } catch (error) {
      this.#failedAt = this.#now();
      this.#onFailure(error);
    }
  }

  #isFresh(): boolean {
    return this.#known !== undefined && this.#now() - this.#known.at < weatherLimits.fresh;
  }

  #lastKnown(): Weather | undefined {
    if (!this.#known || this.#now() - this.#known.at >= weatherLimits.stale) return undefined;
    return this.#known.weather;
  }
}
