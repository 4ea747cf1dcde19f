import { vi } from 'vitest';
import type {
  PaymentProvider,
  PaymentRef,
  PaymentStart,
  PaymentStatus,
} from '~/shop/payments/core/payments';

const week = 7 * 24 * 60 * 60_000;

/** A payment provider whose statuses the test sets; `open` by default. */
export function makeProvider() {
  const words = new Map<string, Partial<PaymentStatus> | Error>();
  const status = vi.fn(async ({ reference }: PaymentRef): Promise<PaymentStatus> => {
    const word = words.get(reference) ?? { state: 'open' };
    if (word instanceof Error) throw word;
    return { reference, state: 'open', ...word };
  });
  const start = vi.fn(async ({ reference }: PaymentStart) => ({
    url: `https://pay.test/${reference}`,
  }));
  const say = (reference: string, change: Partial<PaymentStatus>) =>
    void words.set(reference, { ...words.get(reference), ...change });
  const close = vi.fn(async (_payment: PaymentRef) => {});
  const capture = vi.fn<PaymentProvider['capture']>(
    async ({ reference }, capturedCents, _key, beforeSending) => {
      await beforeSending?.();
      say(reference, { state: 'captured', capturedCents });
    },
  );
  const release = vi.fn<PaymentProvider['void']>(async ({ reference }, _key, beforeSending) => {
    await beforeSending?.();
    say(reference, { state: 'voided' });
  });
  const refund = vi.fn<PaymentProvider['refund']>(
    async ({ reference }, cents, _key, beforeSending) => {
      await beforeSending?.();
      const word = words.get(reference);
      const before = word instanceof Error ? undefined : word;
      const refundedCents = (before?.refundedCents ?? 0) + cents;
      const state = refundedCents === before?.capturedCents ? 'refunded' : 'captured';
      say(reference, { state, refundedCents });
    },
  );
  const provider = {
    id: 'wspay',
    formOrigin: 'https://pay.test',
    holdMs: week,
    reportsPartialRefunds: true as boolean,
    start,
    status,
    close,
    capture,
    void: release,
    refund,
    parseReturn: () => ({ reference: '', success: false }),
    parseCallback: () => ({ reference: '' }),
  } satisfies PaymentProvider;
  return { provider, start, status, close, capture, release, refund, words };
}

/** A charge or refund that is sent, and what comes of it: its answer may be lost, or something else happen first. */
export const onceSent =
  (outcome: () => Promise<void>): PaymentProvider['refund'] =>
  async (_payment, _cents, _key, beforeSending) => {
    await beforeSending?.();
    await outcome();
  };

/** The provider's confirmation that money is reserved. */
export const reserved = (amountCents: number): Partial<PaymentStatus> => ({
  state: 'authorised',
  amountCents,
  currency: 'EUR',
  ids: { orderId: 'w-1', stan: '123', approvalCode: '456' },
});

/** The provider's confirmation that money is charged. */
export const charged = (capturedCents: number, refundedCents?: number): Partial<PaymentStatus> => ({
  ...reserved(capturedCents),
  amountCents: undefined,
  state: 'captured',
  capturedCents,
  refundedCents,
});
