import { expect, test, vi } from 'vitest';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import { startProviderRound } from '~/shop/payments/jobs/provider-round';

const wspay = (reference: string) => ({ reference, provider: 'wspay' as const });
const fail = async () => {
  throw new PaymentUnavailable('down');
};

test('a payment is requested once in a round, and again in the next one', async () => {
  const work = vi.fn(async () => {});
  const round = startProviderRound();
  await round.run(wspay('P-1'), work);
  await round.run(wspay('P-1'), work);
  expect(work).toHaveBeenCalledTimes(1);
  await startProviderRound().run(wspay('P-1'), work);
  expect(work).toHaveBeenCalledTimes(2);
});

test('after three failures in a row a provider is skipped, and others are still called', async () => {
  const work = vi.fn(async () => {});
  const round = startProviderRound();
  for (const reference of ['P-1', 'P-2', 'P-3']) await round.run(wspay(reference), fail);
  await round.run(wspay('P-4'), work);
  expect(work).not.toHaveBeenCalled();
  await round.run({ reference: 'P-5', provider: 'stripe' }, work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a response in between resets the count', async () => {
  const work = vi.fn(async () => {});
  const round = startProviderRound();
  for (const reference of ['P-1', 'P-2']) await round.run(wspay(reference), fail);
  await round.run(wspay('P-3'), work);
  for (const reference of ['P-4', 'P-5']) await round.run(wspay(reference), fail);
  await round.run(wspay('P-6'), work);
  expect(work).toHaveBeenCalledTimes(2);
});

test('any other error is thrown, and counts as a failure', async () => {
  const work = vi.fn(async () => {});
  const broken = async () => {
    throw new TypeError('no function');
  };
  const round = startProviderRound();
  for (const reference of ['P-1', 'P-2', 'P-3'])
    await expect(round.run(wspay(reference), broken)).rejects.toThrow(TypeError);
  await round.run(wspay('P-4'), work);
  expect(work).not.toHaveBeenCalled();
});

test('a shutdown ends the round', async () => {
  const work = vi.fn(async () => {});
  await startProviderRound(() => true).run(wspay('P-1'), work);
  expect(work).not.toHaveBeenCalled();
});
