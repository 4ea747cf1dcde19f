import { LRUCache } from 'lru-cache';
import { minuteMs } from '~/platform/time/durations';
import type { CaptchaResult } from './recaptcha-response';

/** How long a verdict is known, in this process and to the others. */
export const lifetimeMs = 10 * minuteMs;

/** Verifies a token, or returns the verdict obtained by another process. */
export type ShareVerdict = (
  key: string,
  verify: () => Promise<CaptchaResult>,
) => Promise<CaptchaResult>;

type Entry = { result: Promise<CaptchaResult>; expiresAt: number };

/**
 * A token can be verified only once. A form submitted twice (a double click, a reload) carries the same token and the
 * same content, and both requests get the same result. With different content the token is verified again, and fails
 * as already used.
 */
export class VerdictCache {
  readonly #share: ShareVerdict;
  readonly #entries = new LRUCache<string, Entry>({ max: 1_000 });

  /** @param share verifies once across several processes */
  constructor(share: ShareVerdict = (_key, verify) => verify()) {
    this.#share = share;
  }

  /** @param key identifies token and content together */
  async get(
    key: string,
    verify: () => Promise<CaptchaResult>,
    now: number,
  ): Promise<CaptchaResult> {
    const entry = this.#entries.peek(key);
    if (entry && entry.expiresAt > now) return entry.result;
    const result = this.#share(key, verify);
    this.#entries.set(key, { result, expiresAt: now + lifetimeMs });
    // Only a verdict is cached: without one the token has not been spent.
    if ((await result).verdict === 'unsure') this.#entries.delete(key);
    return result;
  }
}
