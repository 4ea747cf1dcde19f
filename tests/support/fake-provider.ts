import { vi } from 'vitest';
import type { PaymentProvider, PaymentStart, PaymentStatus } from '~/features/payments/payments';

/** A card provider that says what the test tells it; `open` until told. */
export function makeProvider() {
  const words = new Map<string, Partial<PaymentStatus> | Error>();
  const status = vi.fn(async (reference: string): Promise<PaymentStatus> => {
    const word = words.get(reference) ?? { state: 'open' };
    if (word instanceof Error) throw word;
    return { reference, state: 'open', ...word };
  });
  const start = vi.fn(async ({ reference }: PaymentStart) => ({
    url: `https://pay.test/${reference}`,
  }));
  const provider = {
    id: 'wspay',
    formOrigin: 'https://pay.test',
    start,
    status,
    parseReturn: () => ({ reference: '', success: false }),
    parseCallback: () => ({ reference: '' }),
  } satisfies PaymentProvider;
  return { provider, start, status, words };
}

/** The provider's word that money is reserved. */
export const reserved = (amountCents: number): Partial<PaymentStatus> => ({
  state: 'authorised',
  amountCents,
  currency: 'EUR',
  provider: { orderId: 'w-1', stan: '123', approvalCode: '456' },
});
