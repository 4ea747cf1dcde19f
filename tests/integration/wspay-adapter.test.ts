import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { PaymentForged, PaymentUnavailable } from '~/shop/payments/core/payments';
import type { WspayFault } from '../../app/emulators/wspay-faults';
import {
  delayMs,
  makePayment,
  nextReference,
  openTestShop,
  payWith,
  readCallback,
  submitCard,
  type TestShop,
  until,
} from '../support/wspay-test-shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterEach(() => {
  shop.emulator.setMode();
  shop.callbacks.length = 0;
  shop.onCallback.run = async () => undefined;
});

afterAll(() => shop.close());

const good = '4111 1111 1111 1111';

describe('cards', () => {
  test('a page is opened and paid, and both messages lead to the same authorised payment', async () => {
    const reference = nextReference();
    const { url } = await shop.provider.start(makePayment(reference));
    expect(new URL(url).origin).toBe(shop.provider.formOrigin);
    expect(await shop.provider.status({ reference })).toMatchObject({ state: 'open' });
    const response = await submitCard(url, good);
    expect(response.status).toBe(303);
    const back = new URL(response.headers.get('location') ?? '');
    expect(back.href).toMatch(
      /^http:\/\/shop\.test\/payments\/wspay\/return\?order=tok(%20|\+)en&/,
    );
    expect(back.searchParams.get('Amount')).toBe('1234,50');
    expect(shop.provider.parseReturn(back.searchParams)).toEqual({ reference, success: true });
    await until(() => shop.callbacks.length === 1);
    expect(readCallback(shop.provider, shop.callbacks[0]?.body ?? {})).toEqual({ reference });
    expect(await shop.provider.status({ reference })).toEqual({
      state: 'authorised',
      reference,
      amountCents: 123450,
      currency: 'EUR',
      ids: {
        orderId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        stan: expect.stringMatching(/^\d+$/),
        approvalCode: back.searchParams.get('ApprovalCode'),
      },
      card: 'VISA 411111******1111',
    });
  });

  test('a declined card returns signed, is reported by callback and is failed', async () => {
    const reference = nextReference();
    const back = await payWith(shop, reference, '4000 0000 0000 0002');
    expect(shop.provider.parseReturn(back.searchParams)).toEqual({ reference, success: false });
    expect(back.searchParams.get('ErrorMessage')).toBe('Banka nije odobrila plaćanje.');
    await until(() => shop.callbacks.length === 1);
    expect(readCallback(shop.provider, shop.callbacks[0]?.body ?? {})).toEqual({ reference });
    expect(await shop.provider.status({ reference })).toMatchObject({ state: 'failed' });
    expect((await shop.provider.start(makePayment(reference))).url).toBeTruthy();
  });

  test('a cancelled payment returns signed and stays open', async () => {
    const reference = nextReference();
    const { url } = await shop.provider.start(makePayment(reference));
    const response = await fetch(`${url}/cancel`, { method: 'POST', redirect: 'manual' });
    const back = new URL(response.headers.get('location') ?? '');
    expect(shop.provider.parseReturn(back.searchParams)).toEqual({ reference, success: false });
    expect(await shop.provider.status({ reference })).toMatchObject({ state: 'open' });
    expect(shop.callbacks).toHaveLength(0);
  });

  test('an unknown reference is unknown', async () => {
    expect(await shop.provider.status({ reference: 'never-opened' })).toEqual({
      state: 'unknown',
      reference: 'never-opened',
    });
  });

  test('delayed: returns immediately, is open until the bank responds, then sends a callback', async () => {
    // Until the clock goes on, the bank does not respond, however busy the machine is.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const reference = nextReference();
    const back = await payWith(shop, reference, '4000000000000101');
    expect(shop.provider.parseReturn(back.searchParams).success).toBe(true);
    expect(await shop.provider.status({ reference })).toMatchObject({
      state: 'open',
      ids: undefined,
    });
    expect(shop.callbacks).toHaveLength(0);
    vi.useRealTimers();
    await until(() => shop.callbacks.length === 1);
    expect(shop.callbacks[0]?.body).toMatchObject({ Authorized: '1', ActionSuccess: '1' });
    expect(await shop.provider.status({ reference })).toMatchObject({ state: 'authorised' });
  });

  test('two concurrent callbacks and a third later', async () => {
    const started = Date.now();
    const reference = nextReference();
    await payWith(shop, reference, '4000000000000119');
    await until(() => shop.callbacks.length === 3);
    for (const { body } of shop.callbacks)
      expect(readCallback(shop.provider, body)).toEqual({ reference });
    expect(shop.callbacks[2]?.at).toBeGreaterThanOrEqual(started + delayMs / 3 - 5);
  });

  test('callback first: the shop has responded, and can query the status, before the browser is redirected', async () => {
    const reference = nextReference();
    shop.onCallback.run = async () =>
      expect(await shop.provider.status({ reference })).toMatchObject({ state: 'authorised' });
    const back = await payWith(shop, reference, '4000000000000127');
    expect(shop.callbacks).toHaveLength(1);
    expect(shop.provider.parseReturn(back.searchParams).success).toBe(true);
  });

  test('never returns: the browser stays, only the callback reports the payment', async () => {
    const reference = nextReference();
    const stay = await payWith(shop, reference, '4000000000000135');
    expect(stay.origin).toBe(shop.emulator.url);
    expect(await (await fetch(stay)).text()).not.toContain('shop.test/payments');
    await until(() => shop.callbacks.length === 1);
    expect(await shop.provider.status({ reference })).toMatchObject({ state: 'authorised' });
  });

  test('no callback: only the return and the status query report the payment', async () => {
    const reference = nextReference();
    const back = await payWith(shop, reference, '4000000000000143');
    expect(shop.provider.parseReturn(back.searchParams).success).toBe(true);
    await until(shop.emulator.isIdle);
    expect(shop.callbacks).toHaveLength(0);
    expect(await shop.provider.status({ reference })).toMatchObject({ state: 'authorised' });
  });
});

describe('faults', () => {
  const kinds: WspayFault[] = [{ kind: 'down' }, { kind: 'http500' }, { kind: 'html' }];
  test.each(kinds)(
    '$kind: unavailable, with nothing confidential in the message',
    async (fault) => {
      const reference = nextReference();
      await payWith(shop, reference, good);
      shop.emulator.setMode(fault);
      for (const call of [
        shop.provider.status({ reference }),
        shop.provider.start(makePayment(nextReference())),
      ]) {
        const error = await call.catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(PaymentUnavailable);
        expect(`${String(error)} ${JSON.stringify(error)}`).not.toMatch(
          /secret|M-2026|127\.0\.0\.1|Maintenance|error has/,
        );
      }
      shop.emulator.setMode();
      expect(await shop.provider.status({ reference })).toMatchObject({ state: 'authorised' });
    },
  );

  test('slow: times out, even when the provider has acted', async () => {
    const provider = shop.withTimeout(80);
    const reference = nextReference();
    shop.emulator.setMode({ kind: 'slow', ms: 60_000, on: ['create', 'status'] });
    const started = Date.now();
    await expect(provider.start(makePayment(reference))).rejects.toThrow(
      new PaymentUnavailable('WSPay did not answer in time'),
    );
    await expect(provider.status({ reference })).rejects.toBeInstanceOf(PaymentUnavailable);
    expect(Date.now() - started).toBeLessThan(30_000);
    shop.emulator.setMode();
    expect(await shop.provider.status({ reference })).toMatchObject({ state: 'open' });
  });

  test('a refund whose status query fails has not been sent; one whose answer is lost may have been', async () => {
    const reference = nextReference();
    await payWith(shop, reference, good);
    await shop.provider.capture({ reference }, 123450, 'capture');
    const beforeSending = vi.fn(async () => {});
    const refund = () => shop.provider.refund({ reference }, 2000, 'refund', beforeSending);
    shop.emulator.setMode({ kind: 'down', on: ['status'] });
    await expect(refund()).rejects.toBeInstanceOf(PaymentUnavailable);
    expect(beforeSending).not.toHaveBeenCalled();
    shop.emulator.setMode({ kind: 'http500', on: ['refund'] });
    await expect(refund()).rejects.toBeInstanceOf(PaymentUnavailable);
    expect(beforeSending).toHaveBeenCalledTimes(1);
  });

  test('a response with a wrong signature decides nothing', async () => {
    const reference = nextReference();
    await payWith(shop, reference, good);
    shop.emulator.setMode({ kind: 'wrongSignature' });
    await expect(shop.provider.status({ reference })).rejects.toBeInstanceOf(PaymentUnavailable);
  });

  test('a wrong amount and a wrong currency are passed on unchanged, for the caller to reject', async () => {
    const reference = nextReference();
    await payWith(shop, reference, good);
    shop.emulator.setMode({ kind: 'wrongAmount', on: ['status'] });
    expect(await shop.provider.status({ reference })).toMatchObject({
      amountCents: 100,
      currency: 'EUR',
    });
    shop.emulator.setMode({ kind: 'wrongCurrency', on: ['status'] });
    expect(await shop.provider.status({ reference })).toMatchObject({
      amountCents: 123450,
      currency: '840',
    });
  });

  test('a return or callback with a wrong signature is forged', async () => {
    shop.emulator.setMode({ kind: 'wrongSignature', on: ['return', 'callback'] });
    const back = await payWith(shop, nextReference(), good);
    expect(() => shop.provider.parseReturn(back.searchParams)).toThrow(PaymentForged);
    await until(() => shop.callbacks.length === 1);
    expect(() => readCallback(shop.provider, shop.callbacks[0]?.body ?? {})).toThrow(PaymentForged);
  });

  /** Truncates the response after 0, 1, 2 … bytes until it is complete. @returns the number of truncations */
  async function cutEverywhere(call: () => Promise<unknown>): Promise<number> {
    for (let bytes = 0; bytes < 5000; bytes++) {
      shop.emulator.setMode({ kind: 'cutAfterBytes', bytes });
      const outcome = await call().catch((reason: unknown) => reason);
      if (!(outcome instanceof Error)) return bytes;
      expect(outcome, `cut after ${bytes}`).toBeInstanceOf(PaymentUnavailable);
    }
    throw new Error('The response was never complete');
  }

  test('a status response truncated anywhere decides nothing', async () => {
    const reference = nextReference();
    await payWith(shop, reference, good);
    const cuts = await cutEverywhere(async () => {
      expect(await shop.provider.status({ reference })).toMatchObject({
        state: 'authorised',
        amountCents: 123450,
      });
    });
    expect(cuts).toBeGreaterThan(800);
  });

  test('a create response truncated anywhere opens nothing', async () => {
    const reference = nextReference();
    const cuts = await cutEverywhere(async () => {
      const { url } = await shop.provider.start(makePayment(reference));
      expect(url).toMatch(/\/pay\/[0-9a-f-]{36}$/);
    });
    expect(cuts).toBeGreaterThan(100);
  });
});
