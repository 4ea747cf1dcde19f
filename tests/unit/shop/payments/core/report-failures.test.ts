import { expect, test, vi } from 'vitest';
import { PaymentRefused, PaymentUnavailable } from '~/shop/payments/core/payments';
import { reportFailures } from '~/shop/payments/core/report-failures';
import { makePayment } from '../../../../support/wspay-test-shop';
import { makeProvider } from '../../../../support/fake-provider';

const reference = 'P-1';

test.each([
  ['start', [makePayment(reference)]],
  ['status', [{ reference }]],
  ['close', [{ reference }]],
  ['capture', [{ reference }, 100, 'key']],
  ['void', [{ reference }, 'key']],
  ['refund', [{ reference }, 100, 'key']],
] as const)(
  'a %s for which the provider cannot be used is reported, and fails',
  async (call, args) => {
    const { provider } = makeProvider();
    const report = vi.fn();
    const fail = vi.fn<(...given: unknown[]) => Promise<never>>();
    fail.mockRejectedValueOnce(new PaymentUnavailable('Stripe answered with status 401'));
    fail.mockRejectedValueOnce(new PaymentRefused('no'));
    const watched = reportFailures({ ...provider, [call]: fail }, report);
    const ask = watched[call] as (...given: readonly unknown[]) => Promise<unknown>;
    await expect(ask(...args)).rejects.toThrow('Stripe answered with status 401');
    await expect(ask(...args)).rejects.toThrow(PaymentRefused);
    expect(fail.mock.calls).toEqual([args, args]);
    expect(report.mock.calls).toEqual([
      [{ provider: 'wspay', call, reason: 'Stripe answered with status 401' }],
    ]);
  },
);
