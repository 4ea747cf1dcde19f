import { expect, test } from 'vitest';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import { limitCalls } from '~/shop/payments/core/limit-calls';
import { makeProvider } from '../../../../support/fake-provider';

test('requests to a hanging provider are limited; further ones fail immediately, and money still moves', async () => {
  const { provider, status, capture } = makeProvider();
  const ends: (() => void)[] = [];
  status.mockImplementation(
    ({ reference }) =>
      new Promise((resolve) => ends.push(() => resolve({ reference, state: 'open' }))),
  );
  const limited = limitCalls(provider, 2);
  const ask = () => limited.status({ reference: 'P-1' });
  const first = ask();
  void ask();
  await expect(ask()).rejects.toThrow(PaymentUnavailable);
  expect(status).toHaveBeenCalledTimes(2);
  await limited.capture({ reference: 'P-1' }, 100, 'key');
  expect(capture).toHaveBeenCalledOnce();
  ends[0]?.();
  await first;
  void ask();
  expect(status).toHaveBeenCalledTimes(3);
});
