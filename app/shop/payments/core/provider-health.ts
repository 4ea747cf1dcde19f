import type { ProviderId } from '~/platform/database/stored-values';
import { hourMs, minuteMs } from '~/platform/time/durations';
import { OperationTakenOver, type PaymentProvider, PaymentUnavailable } from './payments';

type ProviderCall = 'start' | 'status' | 'close' | 'capture' | 'void' | 'refund';

export type ProviderFailure = { provider: ProviderId; call: ProviderCall; reason: string };

/** A call that has failed every time since then. */
export type ProviderProblem = ProviderFailure & { since: Date };

/** A restart of the provider's servers, or one shopper's odd address, is no problem of the shop. */
const lasting = { ms: 10 * minuteMs, failures: 3 };

/** Jobs try again every few minutes. A page that no shopper has asked for since might be opened again. */
const recentMs = hourMs;

/**
 * Notes the calls in which providers cannot be used. Callers handle those as a pause, so that nobody would hear of a
 * provider that opens no page any more, for a revoked key say. By call, because one that answers questions may still
 * refuse every payment.
 */
export class ProviderHealth {
  readonly #failing = new Map<string, ProviderProblem & { failures: number; last: Date }>();
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
        if (error instanceof OperationTakenOver) throw error;
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
    const last = this.#now();
    const { since, failures } = this.#failing.get(key) ?? { since: last, failures: 0 };
    this.#failing.set(key, { ...failure, since, last, failures: failures + 1 });
  }

  /**
   * The call that has failed longest, of those that have for ten minutes, three times at least, and within the last hour;
   * undefined if there is none.
   */
  problem(): ProviderProblem | undefined {
    const recent = this.#now().getTime() - recentMs;
    return [...this.#failing.values()]
      .filter(({ failures }) => failures >= lasting.failures)
      .filter(({ since, last }) => last.getTime() - since.getTime() >= lasting.ms)
      .filter(({ last }) => last.getTime() >= recent)
      .toSorted((a, b) => a.since.getTime() - b.since.getTime())[0];
  }
}
