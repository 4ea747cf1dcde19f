import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createCallbacks } from '~/emulators/wspay-callbacks';
import { customerFields, type EmulatedTransaction } from '~/emulators/wspay-store';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = Date.UTC(2026, 10, 25, 12);

const lateTransaction: EmulatedTransaction = {
  id: '5f0c1a52-0000-4000-8000-000000000000',
  shoppingCartId: 'C-1',
  amountCents: 1600,
  state: 'authorised',
  completedCents: 0,
  refundedCents: 0,
  stan: '12345',
  approvalCode: '654321',
  cardNumber: '400000******0101',
  behaviour: 'answersLate',
  locale: 'hr',
  returnUrl: 'http://shop.test/return',
  returnErrorUrl: 'http://shop.test/error',
  cancelUrl: 'http://shop.test/cancel',
  customer: Object.fromEntries(
    customerFields.map((field) => [field, '']),
  ) as EmulatedTransaction['customer'],
  decidedAt: start,
  visibleAt: start + 300,
};

test('a late report waits for the wall clock, even if its timer ends early', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const clock = vi.spyOn(Date, 'now').mockReturnValue(start);
  onTestFinished(() => clock.mockRestore());
  const post = vi.fn(async (_url: string, _options: { body: string }) => new Response());
  vi.stubGlobal('fetch', post);
  const keys = { shopId: 'TESTSHOP', secretKey: 'secret' };
  const callbacks = createCallbacks(keys, 'http://shop.test/callback', () => undefined);
  callbacks.sendAt(lateTransaction.visibleAt, lateTransaction);

  clock.mockReturnValue(start + 290);
  await vi.advanceTimersByTimeAsync(300);
  expect(post).not.toHaveBeenCalled();

  clock.mockReturnValue(start + 300);
  await vi.advanceTimersByTimeAsync(10);
  expect(post).toHaveBeenCalledOnce();
  expect(JSON.parse(post.mock.calls[0]?.[1].body ?? '')).toMatchObject({
    Authorized: '1',
    ActionSuccess: '1',
  });
});
