import { RateLimit, steadyClock } from './rate-limit';

export type BudgetOptions = {
  windowMs: number;
  /** Maximum uses by one client, identified by its address (`readClient`). */
  perClient: number;
  /** Maximum uses by all clients together: the capacity of the mail server, the provider or the disk. */
  inAll: number;
};

/**
 * A rate limit for expensive operations: writing, sending email, querying a provider. A rejected use counts towards
 * neither limit, so that a flood from one address does not exhaust everyone's share.
 */
export class Budget {
  readonly #perClient: RateLimit;
  readonly #inAll: RateLimit;

  constructor({ windowMs, perClient, inAll }: BudgetOptions) {
    this.#perClient = new RateLimit({ limit: perClient, windowMs });
    this.#inAll = new RateLimit({ limit: inAll, windowMs, maxKeys: 1 });
  }

  /**
   * Counts one use.
   * @returns undefined if it is admitted, otherwise the seconds until the next one is allowed
   */
  consume(client: string, now = steadyClock()): number | undefined {
    const wait = this.#perClient.check(client, now) ?? this.#inAll.check('all', now);
    if (wait !== undefined) return wait;
    this.#perClient.count(client, now);
    this.#inAll.count('all', now);
    return undefined;
  }
}
