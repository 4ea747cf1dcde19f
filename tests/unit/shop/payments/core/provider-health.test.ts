import { expect, test, vi } from 'vitest';
import {
  OperationTakenOver,
  PaymentRefused,
  PaymentUnavailable,
} from '~/shop/payments/core/payments';
import { ProviderHealth } from '~/shop/payments/core/provider-health';
import { makePayment } from '../../../../support/wspay-test-shop';
import { makeProvider } from '../../../../support/fake-provider';

const reference = 'P-1';
const revoked = new PaymentUnavailable('Stripe answered with status 401');

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
    fail.mockRejectedValueOnce(revoked);
    fail.mockRejectedValueOnce(new PaymentRefused('no'));
    const watched = new ProviderHealth().watch({ ...provider, [call]: fail }, report);
    const ask = watched[call] as (...given: readonly unknown[]) => Promise<unknown>;
    await expect(ask(...args)).rejects.toThrow('Stripe answered with status 401');
    await expect(ask(...args)).rejects.toThrow(PaymentRefused);
    expect(fail.mock.calls).toEqual([args, args]);
    expect(report.mock.calls).toEqual([
      [{ provider: 'wspay', call, reason: 'Stripe answered with status 401' }],
    ]);
  },
);

function setUp() {
  const clock = { minutes: 0 };
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 23, 12, minutes));
  const health = new ProviderHealth(() => at(clock.minutes));
  const { provider } = makeProvider();
  const start = vi.fn(async () => ({ url: 'https://pay.example' }));
  const status = vi.fn(provider.status);
  const watched = health.watch({ ...provider, start, status }, () => {});
  const fail = async (minutes: number) => {
    clock.minutes = minutes;
    start.mockRejectedValueOnce(revoked);
    await expect(watched.start(makePayment(reference))).rejects.toThrow(revoked);
  };
  return { clock, at, health, watched, start, fail };
}

test('a call that has failed three times, and for ten minutes, is a problem', async () => {
  const { clock, at, health, fail } = setUp();
  for (const minutes of [0, 5, 9]) await fail(minutes);
  expect(health.problem()).toBeUndefined();
  await fail(10);
  clock.minutes = 70;
  expect(health.problem()).toMatchObject({
    provider: 'wspay',
    call: 'start',
    reason: revoked.message,
    since: at(0),
  });
});

test('one shopper who tries three times within a minute is none, though nobody tries again', async () => {
  const { clock, health, fail } = setUp();
  for (const minutes of [0, 0, 1]) await fail(minutes);
  clock.minutes = 30;
  expect(health.problem()).toBeUndefined();
});

test('a problem that nobody has met for an hour counts no more, until somebody meets it again', async () => {
  const { clock, at, health, fail } = setUp();
  for (const minutes of [0, 5, 10]) await fail(minutes);
  clock.minutes = 71;
  expect(health.problem()).toBeUndefined();
  await fail(300);
  expect(health.problem()).toMatchObject({ since: at(0) });
});

test('two failures are none, however far apart', async () => {
  const { health, fail } = setUp();
  for (const minutes of [0, 50]) await fail(minutes);
  expect(health.problem()).toBeUndefined();
});

test('the problem is over once that call succeeds or is refused, and not when another one does', async () => {
  const { health, watched, start, fail } = setUp();
  for (const minutes of [0, 5, 15]) await fail(minutes);
  await watched.status({ reference });
  expect(health.problem()).toBeDefined();
  await watched.start(makePayment(reference));
  expect(health.problem()).toBeUndefined();
  for (const minutes of [20, 25, 35]) await fail(minutes);
  start.mockRejectedValueOnce(new PaymentRefused('no'));
  await expect(watched.start(makePayment(reference))).rejects.toThrow(PaymentRefused);
  expect(health.problem()).toBeUndefined();
});

test('of several calls, the one that has failed longest is named', async () => {
  const { clock, health, fail } = setUp();
  const { provider } = makeProvider();
  const refund = vi.fn().mockRejectedValue(new PaymentUnavailable('timeout'));
  const other = health.watch({ ...provider, id: 'stripe', refund }, () => {});
  for (const minutes of [1, 2, 11]) await fail(minutes);
  for (const minutes of [4, 5, 30]) {
    clock.minutes = minutes;
    await expect(other.refund({ reference }, 100, 'key')).rejects.toThrow('timeout');
  }
  expect(health.problem()).toMatchObject({ provider: 'wspay', call: 'start' });
  await fail(31);
  expect(health.problem()).toMatchObject({ provider: 'wspay', call: 'start' });
});

test('an operation that another process took over says nothing about the provider', async () => {
  const { provider } = makeProvider();
  const report = vi.fn();
  const capture = vi.fn().mockRejectedValue(new PaymentUnavailable('timeout'));
  const clock = { minutes: 0 };
  const health = new ProviderHealth(() => new Date(Date.UTC(2026, 10, 23, 12, clock.minutes)));
  const watched = health.watch({ ...provider, capture }, report);
  const ask = () => watched.capture({ reference }, 100, 'key');
  for (const minutes of [0, 5, 10]) {
    clock.minutes = minutes;
    await expect(ask()).rejects.toThrow('timeout');
  }
  const before = health.problem();
  clock.minutes = 15;
  capture.mockRejectedValueOnce(new OperationTakenOver('taken over'));
  await expect(ask()).rejects.toThrow(OperationTakenOver);
  expect(report).toHaveBeenCalledTimes(3);
  expect(before).toBeDefined();
  expect(health.problem()).toEqual(before);
});
