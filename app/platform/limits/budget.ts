import { RateLimit, steadyClock } from './rate-limit';

export type BudgetOptions = {
  windowMs: number;
  /** How often one client may, by its address (`readClient`). */
  perClient: number;
  /** How often all clients together may: what the mail server, the provider or the disk can take. */
  inAll: number;
};

/**
 * How often something that costs may be done: writing, sending mail, asking a provider. What one of the limits refuses
 * counts towards neither, so that a flood from one address does not use up the others' share.
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
   * @returns undefined when it is admitted, otherwise the seconds until the next one may come
   */
  consume(client: string, now = steadyClock()): number | undefined {
    const wait = this.#perClient.check(client, now) ?? this.#inAll.check('all', now);
    if (wait !== undefined) return wait;
    this.#perClient.count(client, now);
    this.#inAll.count('all', now);
    return undefined;
  }
}
