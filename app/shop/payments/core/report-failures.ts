import type { ProviderId } from '~/platform/database/stored-values';
import { type PaymentProvider, PaymentUnavailable } from './payments';

export type ProviderFailure = {
  provider: ProviderId;
  call: 'start' | 'status' | 'close' | 'capture' | 'void' | 'refund';
  reason: string;
};

/**
 * Reports every call in which a provider cannot be used, and passes its error on. Callers handle it as a pause, so that
 * nobody would hear of a provider that opens no page any more.
 */
export function reportFailures(
  provider: PaymentProvider,
  report: (failure: ProviderFailure) => void,
): PaymentProvider {
  async function watch<Result>(
    call: ProviderFailure['call'],
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof PaymentUnavailable)
        report({ provider: provider.id, call, reason: error.message });
      throw error;
    }
  }
  return {
    ...provider,
    start: (payment) => watch('start', () => provider.start(payment)),
    status: (payment) => watch('status', () => provider.status(payment)),
    close: (payment) => watch('close', () => provider.close(payment)),
    capture: (...args) => watch('capture', () => provider.capture(...args)),
    void: (...args) => watch('void', () => provider.void(...args)),
    refund: (...args) => watch('refund', () => provider.refund(...args)),
  };
}
