import type { ProviderId } from '~/platform/database/stored-values';
import { minuteMs } from '~/platform/time/durations';
import { type PaymentProvider, PaymentUnavailable } from './payments';

type ProviderCall = 'start' | 'status' | 'close' | 'capture' | 'void' | 'refund';

export type ProviderFailure = { provider: ProviderId; call: ProviderCall; reason: string };

/** A call that has failed every time since then. */
export type ProviderProblem = ProviderFailure & { since: Date };

/** A restart of the provider's servers, or one shopper's odd address, is no problem of the shop. */
const lasting = { ms: 10 * minuteMs, failures: 3 };

/**
 * Notes the calls in which providers cannot be used. Callers handle those as a pause, so that nobody would hear of a
 * provider that opens no page any more, for a revoked key say. By call, because one that answers questions may still
 * refuse every payment.
 */
export class ProviderHealth {
  readonly #failing = new Map<string, ProviderProblem & { failures: number }>();
  readonly #now: () => Date;

  constructor(now: () => Date = () => new Date()) {
    this.#now = now;
  }

  /**
   * The same provider, watched.
   * @param onFailure also gets each failure
   */
  watch(provider: PaymentProvider, onFailure: (failure: ProviderFailure) => void): PaymentProvider {
    const watched = async <Result>(call: ProviderCall, work: () => Promise<Result>) => {
      const key = `${provider.id}:${call}`;
      try {
        const result = await work();
        this.#failing.delete(key);
        return result;
      } catch (error) {
        if (error instanceof PaymentUnavailable) {
          const failure = { provider: provider.id, call, reason: error.message };
          this.#note(key, failure);
          onFailure(failure);
        } else {
          this.#failing.delete(key);
        }
        throw error;
      }
    };
    return {
      ...provider,
      start: (payment) => watched('start', () => provider.start(payment)),
      status: (payment) => watched('status', () => provider.status(payment)),
      close: (payment) => watched('close', () => provider.close(payment)),
      capture: (...args) => watched('capture', () => provider.capture(...args)),
      void: (...args) => watched('void', () => provider.void(...args)),
      refund: (...args) => watched('refund', () => provider.refund(...args)),
    };
  }

  #note(key: string, failure: ProviderFailure): void {
    const { since, failures } = this.#failing.get(key) ?? { since: this.#now(), failures: 0 };
    this.#failing.set(key, { ...failure, since, failures: failures + 1 });
  }

  /** The call that has failed longest, once it has for ten minutes and three times; undefined if there is none. */
  problem(): ProviderProblem | undefined {
    const until = this.#now().getTime() - lasting.ms;
    return [...this.#failing.values()]
      .filter(({ since, failures }) => since.getTime() <= until && failures >= lasting.failures)
      .toSorted((a, b) => a.since.getTime() - b.since.getTime())[0];
  }
}
