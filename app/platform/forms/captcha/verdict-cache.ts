import { LRUCache } from 'lru-cache';
import type { CaptchaResult } from './recaptcha-response';

const lifetimeMs = 10 * 60_000;

type Entry = { result: Promise<CaptchaResult>; expiresAt: number };

/**
 * A token can be verified once. A form that is submitted twice (a double click, a reload) comes with the same token and
 * the same content: both get the same result. With other content the token is verified again, and fails as spent.
 */
export class VerdictCache {
  readonly #entries = new LRUCache<string, Entry>({ max: 1_000 });

  /** @param key of token and content together */
  async get(
    key: string,
    verify: () => Promise<CaptchaResult>,
    now = Date.now(),
  ): Promise<CaptchaResult> {
    const entry = this.#entries.peek(key);
    if (entry && entry.expiresAt > now) return entry.result;
    const result = verify();
    this.#entries.set(key, { result, expiresAt: now + lifetimeMs });
    // Only an answer is kept: without one the token has not been spent.
    if ((await result).verdict === 'unsure') this.#entries.delete(key);
    return result;
  }
}
