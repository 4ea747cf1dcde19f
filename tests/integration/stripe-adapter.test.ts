import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { PaymentForged, PaymentRefused, PaymentUnavailable } from '~/shop/payments/core/payments';
import { createStripeProvider } from '~/shop/payments/providers/stripe/stripe.server';
import type { StripeFault } from '../../app/emulators/stripe-faults';
import { serve } from '../support/serve';
import {
  delayMs,
  goodCard,
  openStripeTestShop,
  payStripe,
  stripeKeys,
  type StripeTestShop,
} from '../support/stripe-test-shop';
import { makePayment, nextReference, submitCard, until } from '../support/wspay-test-shop';

let shop: StripeTestShop;

beforeAll(async () => {
  shop = await openStripeTestShop();
});

afterEach(() => {
  shop.emulator.setMode();
  shop.emulator.setDelivery();
  shop.events.length = 0;
  shop.onEvent.run = async () => undefined;
});

afterAll(() => shop.close());

const day = 24 * 3600_000;

describe('a payment', () => {
  test('is opened and paid, and every message leads to the same authorisation', async () => {
    const reference = nextReference();
    const { url, ids } = await shop.provider.start(makePayment(reference));
    const payment = { reference, ids };
    expect(new URL(url).origin).toBe(shop.provider.formOrigin);
    expect(ids).toEqual({ orderId: expect.stringMatching(/^cs_test_/) });
    expect(await shop.provider.status(payment)).toEqual({
      state: 'open',
      reference,
      amountCents: 123450,
      currency: 'EUR',
      ids: { orderId: ids?.orderId, approvalCode: undefined },
    });
    const response = await submitCard(url, goodCard);
    expect(response.status).toBe(303);
    const back = new URL(response.headers.get('location') ?? '');
    expect(back.href).toMatch(
      /^http:\/\/shop\.test\/payments\/wspay\/return\?order=tok(%20|\+)en&/,
    );
    expect(shop.provider.parseReturn(back.searchParams)).toEqual({ reference, success: true });
    await until(() => shop.events.length === 3);
    for (const { body, headers } of shop.events)
      expect(shop.provider.parseCallback(body, headers)).toEqual({ reference });
    const status = await shop.provider.status(payment);
    expect(status).toEqual({
      state: 'authorised',
      reference,
      amountCents: 123450,
      currency: 'EUR',
      ids: { orderId: ids?.orderId, approvalCode: expect.stringMatching(/^pi_/) },
      card: 'VISA ************4242',
      captureBefore: expect.any(Date),
    });
    const left = (status.captureBefore?.getTime() ?? 0) - Date.now();
    expect(left).toBeGreaterThan(6.9 * day);
    expect(left).toBeLessThanOrEqual(7 * day);
  });

  test('shows the shop’s description, in the shopper’s language', async () => {
    const payment = makePayment(nextReference(), { locale: 'de', orderNumber: 'M-2026-000777' });
    const { url } = await shop.provider.start(payment);
    const page = await (await fetch(url)).text();
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('de M-2026-000777');
    expect(page).toContain('1.234,50');
  });

  test('below Stripe’s lowest amount is not opened', async () => {
    const start = (amountCents: number) =>
      shop.provider.start({ ...makePayment(nextReference()), amountCents });
    expect(await start(49).catch((error: unknown) => error)).toEqual(
      new PaymentUnavailable('Stripe answered with status 400: amount_too_small'),
    );
    expect((await start(50)).url).toContain(shop.provider.formOrigin);
  });

  test('concurrent starts open one page', async () => {
    const payment = makePayment(nextReference());
    const pages = await Promise.all(Array.from({ length: 10 }, () => shop.provider.start(payment)));
    expect(new Set(pages.map(({ url }) => url)).size).toBe(1);
  });

  test('a repeated start with other details finds the existing page', async () => {
    const payment = makePayment(nextReference());
    const first = await shop.provider.start(payment);
    const later = new Date(payment.createdAt.getTime() + 60_000);
    expect(await shop.provider.start({ ...payment, createdAt: later })).toEqual(first);
  });

  test('a declined card leaves the page open, and another card pays', async () => {
    const reference = nextReference();
    const { payment, url, response } = await payStripe(shop, reference, '4000 0000 0000 0002');
    expect(response.status).toBe(402);
    await until(() => shop.events.length === 1);
    expect(shop.events[0]?.type).toBe('payment_intent.payment_failed');
    expect(await shop.provider.status(payment)).toMatchObject({ state: 'open' });
    expect((await submitCard(url, goodCard)).status).toBe(303);
    expect(await shop.provider.status(payment)).toMatchObject({ state: 'authorised' });
  });

  test('the return without paying is signed too, and the page stays open until it is closed', async () => {
    const reference = nextReference();
    const { url, ids } = await shop.provider.start(makePayment(reference));
    const page = await (await fetch(url)).text();
    const [, link = ''] = /class="leave" href="([^"]+)"/.exec(page) ?? [];
    const back = new URL(link.replaceAll('&amp;', '&'));
    expect(shop.provider.parseReturn(back.searchParams)).toEqual({ reference, success: false });
    expect(await shop.provider.status({ reference, ids })).toMatchObject({ state: 'open' });
    await shop.provider.close({ reference, ids });
    expect(await shop.provider.status({ reference, ids })).toMatchObject({ state: 'failed' });
    expect((await submitCard(url, goodCard)).headers.get('location')).toBe(back.href);
    expect(await shop.provider.status({ reference, ids })).toMatchObject({ state: 'failed' });
    await shop.provider.close({ reference, ids });
  });

  test('is found by its reference alone, without an id and without a new page', async () => {
    const reference = nextReference();
    expect(await shop.provider.status({ reference })).toEqual({ state: 'unknown', reference });
    const before = shop.emulator.payments().length;
    const { payment } = await payStripe(shop, reference);
    const { state, ids } = await shop.provider.status({ reference });
    expect({ state, orderId: ids?.orderId }).toEqual({
      state: 'authorised',
      orderId: payment.ids?.orderId,
    });
    expect(shop.emulator.payments()).toHaveLength(before + 1);
    await shop.provider.close({ reference });
    expect(await shop.provider.status({ reference })).toMatchObject({ state: 'authorised' });
  });

  test('is found by its reference days later, given when it was started', async () => {
    const reference = nextReference();
    await payStripe(shop, reference);
    const days = 5 * day;
    shop.emulator.letAge(reference, days);
    expect(await shop.provider.status({ reference })).toEqual({ state: 'unknown', reference });
    const begunAt = new Date(Date.now() - days);
    expect(await shop.provider.status({ reference, begunAt })).toMatchObject({
      state: 'authorised',
    });
    const before = new Date(begunAt.getTime() - 3 * 3600_000);
    expect(await shop.provider.status({ reference, begunAt: before })).toMatchObject({
      state: 'unknown',
    });
  });

  test('with an id that Stripe does not know is unknown', async () => {
    const reference = nextReference();
    const ids = { orderId: 'cs_test_never' };
    expect(await shop.provider.status({ reference, ids })).toEqual({ state: 'unknown', reference });
    await shop.provider.close({ reference, ids });
  });

  test('with a delayed result is open until the bank responds', async () => {
    // Until the clock goes on, the bank does not respond, however busy the machine is.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { payment } = await payStripe(shop, nextReference(), '4000000000000101');
    expect(await shop.provider.status(payment)).toMatchObject({ state: 'open' });
    vi.useRealTimers();
    await until(() =>
      shop.events.some(({ type }) => type === 'payment_intent.amount_capturable_updated'),
    );
    expect(await shop.provider.status(payment)).toMatchObject({ state: 'authorised' });
  });

  test('that is never made expires with its page, and an uncaptured hold after seven days', async () => {
    const unpaid = nextReference();
    const { ids } = await shop.provider.start(makePayment(unpaid));
    const { payment } = await payStripe(shop, nextReference());
    shop.emulator.letAge(unpaid, 2 * 3600_000);
    shop.emulator.letAge(payment.reference, 2 * 3600_000);
    expect(await shop.provider.status({ reference: unpaid, ids })).toMatchObject({
      state: 'failed',
    });
    expect(await shop.provider.status(payment)).toMatchObject({ state: 'authorised' });
    shop.emulator.letAge(payment.reference, 7 * day);
    expect(await shop.provider.status(payment)).toMatchObject({
      state: 'expired',
      amountCents: 123450,
    });
    await until(() => shop.events.some(({ type }) => type === 'checkout.session.expired'));
    await until(() => shop.events.some(({ type }) => type === 'payment_intent.canceled'));
    const error = await shop.provider.capture(payment, 100, 'too-late').catch((e: unknown) => e);
    expect(error).toEqual(new PaymentRefused('Stripe refused: payment_intent_unexpected_state'));
  });
});

describe('money', () => {
  test('is captured once, in full', async () => {
    const { payment } = await payStripe(shop, nextReference());
    await shop.provider.capture(payment, 123450, 'key-a');
    await shop.provider.capture(payment, 123450, 'key-a');
    await shop.provider.capture(payment, 123450, 'another key, a day later');
    expect(await shop.provider.status(payment)).toMatchObject({
      state: 'captured',
      amountCents: 123450,
      capturedCents: 123450,
      refundedCents: 0,
    });
    await expect(shop.provider.capture(payment, 100, 'key-b')).rejects.toBeInstanceOf(
      PaymentRefused,
    );
    await expect(shop.provider.void(payment, 'key-c')).rejects.toBeInstanceOf(PaymentRefused);
  });

  test('is captured in part; the voided rest is not refunded', async () => {
    const { payment } = await payStripe(shop, nextReference());
    await expect(shop.provider.capture(payment, 123451, 'more')).rejects.toEqual(
      new PaymentRefused('Stripe refused: amount_too_large'),
    );
    await shop.provider.capture(payment, 100000, 'part');
    const captured = { state: 'captured', amountCents: 123450, capturedCents: 100000 };
    expect(await shop.provider.status(payment)).toMatchObject({ ...captured, refundedCents: 0 });
    await shop.provider.refund(payment, 23450, 'as much as was released');
    expect(await shop.provider.status(payment)).toMatchObject({
      ...captured,
      refundedCents: 23450,
    });
    await shop.provider.refund(payment, 76550, 'rest');
    expect(await shop.provider.status(payment)).toMatchObject({
      state: 'refunded',
      capturedCents: 100000,
      refundedCents: 100000,
    });
  });

  test('is refunded once per key, even after Stripe has forgotten the key', async () => {
    const { payment } = await payStripe(shop, nextReference());
    await expect(shop.provider.refund(payment, 1, 'early')).rejects.toBeInstanceOf(PaymentRefused);
    await shop.provider.capture(payment, 123450, 'all');
    for (const key of ['r1', 'r1', 'r2', 'r1']) await shop.provider.refund(payment, 50000, key);
    expect(await shop.provider.status(payment)).toMatchObject({
      state: 'captured',
      refundedCents: 100000,
    });
    await expect(shop.provider.refund(payment, 50000, 'r3')).rejects.toBeInstanceOf(PaymentRefused);
    const stored = shop.emulator.payments().find(({ id }) => id === payment.ids?.orderId);
    if (stored) stored.answers = {};
    await shop.provider.refund(payment, 50000, 'r1');
    await shop.provider.refund(payment, 23450, 'r4');
    expect(await shop.provider.status(payment)).toMatchObject({ state: 'refunded' });
  });

  test('whose refund fails days later is charged again, and its event leads to the order', async () => {
    const reference = nextReference();
    const { payment } = await payStripe(shop, reference);
    await shop.provider.capture(payment, 123450, 'all');
    await shop.provider.refund(payment, 23450, 'r1');
    await shop.provider.refund(payment, 100000, 'r2');
    expect(await shop.provider.status(payment)).toMatchObject({ state: 'refunded' });
    shop.emulator.failRefund(reference);
    expect(await shop.provider.status(payment)).toMatchObject({
      state: 'captured',
      capturedCents: 123450,
      refundedCents: 23450,
      failedRefundCents: 100000,
    });
    await until(() => shop.events.some(({ type }) => type === 'refund.failed'));
    const failed = shop.events.find(({ type }) => type === 'refund.failed');
    if (failed)
      expect(shop.provider.parseCallback(failed.body, failed.headers)).toEqual({ reference });
    await expect(shop.provider.refund(payment, 100000, 'r2')).rejects.toEqual(
      new PaymentRefused('Stripe refused: refund_failed'),
    );
    await shop.provider.refund(payment, 100000, 'r3');
    expect(await shop.provider.status(payment)).toMatchObject({ state: 'refunded' });
  });

  test('is voided once, and never twice', async () => {
    const { payment } = await payStripe(shop, nextReference());
    await shop.provider.void(payment, 'v');
    await shop.provider.void(payment, 'v');
    await shop.provider.void(payment, 'again');
    expect(await shop.provider.status(payment)).toMatchObject({ state: 'voided' });
    await expect(shop.provider.capture(payment, 100, 'c')).rejects.toBeInstanceOf(PaymentRefused);
  });

  test('that is not authorised cannot be captured, voided or refunded', async () => {
    const reference = nextReference();
    const { ids } = await shop.provider.start(makePayment(reference));
    for (const run of [
      () => shop.provider.capture({ reference, ids }, 100, 'c'),
      () => shop.provider.void({ reference }, 'v'),
      () => shop.provider.refund({ reference, ids }, 100, 'r'),
    ]) {
      await expect(run()).rejects.toBeInstanceOf(PaymentRefused);
    }
  });
});

describe('events', () => {
  test('arrive twice concurrently and once more later', async () => {
    const started = Date.now();
    await payStripe(shop, nextReference(), '4000000000000119');
    await until(() => shop.events.length === 9);
    expect(shop.events[8]?.at).toBeGreaterThanOrEqual(started + delayMs / 3 - 5);
  });

  test('before the browser is redirected, and the shop can query the status', async () => {
    const states: string[] = [];
    const reference = nextReference();
    shop.onEvent.run = async () =>
      void states.push((await shop.provider.status({ reference })).state);
    await payStripe(shop, reference, '4000000000000127');
    expect(states).toEqual(['authorised', 'authorised', 'authorised']);
  });

  test('in the wrong order, the oldest last', async () => {
    await payStripe(shop, nextReference(), '4000000000000150');
    await until(() => shop.events.length === 4);
    expect(shop.events.map(({ type }) => type)).toEqual([
      'checkout.session.completed',
      'payment_intent.amount_capturable_updated',
      'charge.succeeded',
      'payment_intent.payment_failed',
    ]);
  });

  test('again until the shop accepts them, each time with a new signature', async () => {
    let refusals = 2;
    shop.onEvent.run = async () => (refusals-- > 0 ? 503 : undefined);
    const reference = nextReference();
    await payStripe(shop, reference, '4000000000000002');
    await until(() => shop.events.length === 3);
    expect(new Set(shop.events.map(({ body }) => body)).size).toBe(1);
    for (const { body, headers } of shop.events)
      expect(shop.provider.parseCallback(body, headers)).toEqual({ reference });
  });

  test('of captures and refunds lead to the order too', async () => {
    const reference = nextReference();
    const { payment } = await payStripe(shop, reference, '4000000000000143');
    await shop.provider.capture(payment, 100000, 'part');
    await shop.provider.refund(payment, 5000, 'back');
    await until(() => shop.events.length === 4);
    expect(shop.events.map(({ type }) => type).sort()).toEqual([
      'charge.captured',
      'charge.refunded',
      'payment_intent.succeeded',
      'refund.created',
    ]);
    for (const { body, headers } of shop.events)
      expect(shop.provider.parseCallback(body, headers)).toEqual({ reference });
  });
});

describe('faults', () => {
  const faults: StripeFault[] = [
    { kind: 'down' },
    { kind: 'http500' },
    { kind: 'html' },
    { kind: 'liveMode' },
    { kind: 'refuses', status: 401 },
    { kind: 'refuses', status: 409 },
    { kind: 'refuses', status: 429 },
    { kind: 'refuses', status: 503 },
  ];
  test.each(faults)(
    '$kind $status: unavailable, with nothing confidential in the message',
    async (fault) => {
      const { payment } = await payStripe(shop, nextReference());
      shop.emulator.setMode(fault);
      const calls = [
        () => shop.provider.status(payment),
        () => shop.provider.status({ reference: payment.reference }),
        () => shop.provider.start(makePayment(nextReference())),
      ];
      for (const call of calls) {
        const error = await call().catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(PaymentUnavailable);
        expect(`${String(error)} ${JSON.stringify(error)}`).not.toMatch(
          /noMessage|M-2026|127\.0\.0\.1|Maintenance|unknown error|Invalid API/,
        );
      }
      shop.emulator.setMode();
      expect(await shop.provider.status(payment)).toMatchObject({ state: 'authorised' });
    },
  );

  test('slow: times out, retries included, even when Stripe has acted', async () => {
    const provider = shop.withTimeout(150);
    const payment = makePayment(nextReference());
    shop.emulator.setMode({ kind: 'slow', ms: 60_000 });
    const started = Date.now();
    const late = new PaymentUnavailable('Stripe did not answer in time');
    await expect(provider.start(payment)).rejects.toEqual(late);
    await expect(provider.status({ reference: payment.reference })).rejects.toEqual(late);
    expect(Date.now() - started).toBeLessThan(30_000);
    shop.emulator.setMode();
    const { ids } = await shop.provider.start(payment);
    const pages = shop.emulator.payments().filter((page) => page.reference === payment.reference);
    expect(pages.map(({ id }) => id)).toEqual([ids?.orderId]);
  });

  test('done, but answered with 500: the page, the capture, the void and the refund happen once', async () => {
    const payment = makePayment(nextReference());
    shop.emulator.setMode({ kind: 'http500', on: ['create', 'capture', 'cancel', 'refund'] });
    const { url, ids } = await shop.provider.start(payment);
    const ref = { reference: payment.reference, ids };
    expect((await shop.provider.start(payment)).url).toBe(url);
    await submitCard(url, goodCard);
    await shop.provider.capture(ref, 100000, 'c');
    await shop.provider.refund(ref, 50000, 'r');
    await shop.provider.refund(ref, 50000, 'r');
    const other = await payStripe(shop, nextReference());
    await shop.provider.void(other.payment, 'v');
    shop.emulator.setMode();
    expect(await shop.provider.status(ref)).toMatchObject({
      state: 'captured',
      capturedCents: 100000,
      refundedCents: 50000,
    });
    expect(await shop.provider.status(other.payment)).toMatchObject({ state: 'voided' });
  });

  test.each(['wrongAmount', 'wrongCurrency', 'wrongReference'] as const)(
    '%s is passed on unchanged, for the caller to reject',
    async (kind) => {
      const { payment } = await payStripe(shop, nextReference());
      shop.emulator.setMode({ kind, on: ['retrieve'] });
      expect(await shop.provider.status(payment)).toMatchObject(
        {
          wrongAmount: { amountCents: 100, currency: 'EUR' },
          wrongCurrency: { amountCents: 123450, currency: 'CHF' },
          wrongReference: { reference: 'M-2026-999999-1' },
        }[kind],
      );
      shop.emulator.setMode({ kind, on: ['create'] });
      await expect(shop.provider.start(makePayment(nextReference()))).rejects.toBeInstanceOf(
        PaymentUnavailable,
      );
    },
  );

  test('a response about another page or payment decides nothing', async () => {
    const { payment } = await payStripe(shop, nextReference());
    const known = await shop.provider.status(payment);
    shop.emulator.setMode({ kind: 'wrongId' });
    await expect(shop.provider.status(payment)).rejects.toBeInstanceOf(PaymentUnavailable);
    await expect(
      shop.provider.capture({ ...payment, ids: known.ids }, 123450, 'k'),
    ).rejects.toBeInstanceOf(PaymentUnavailable);
    shop.emulator.setMode();
    await shop.provider.capture({ ...payment, ids: known.ids }, 123450, 'k');
  });

  test('an event with a wrong signature is forged', async () => {
    shop.emulator.setMode({ kind: 'wrongSignature', on: ['webhook'] });
    const reference = nextReference();
    await payStripe(shop, reference);
    const find = () => shop.events.find(({ body }) => body.includes(reference));
    await until(() => find() !== undefined);
    const { body = '', headers = new Headers() } = find() ?? {};
    expect(() => shop.provider.parseCallback(body, headers)).toThrow(PaymentForged);
  });

  test('a status response truncated after any byte decides nothing', async () => {
    const { payment } = await payStripe(shop, nextReference());
    const id = payment.ids?.orderId ?? '';
    const path = `/v1/checkout/sessions/${id}?expand[0]=payment_intent.latest_charge`;
    const headers = { authorization: `Bearer ${stripeKeys.secretKey}` };
    const body = await (await fetch(`${shop.emulator.url}${path}`, { headers })).text();
    const makeMessage = (sessionId: string) => {
      const whole = body.replace(id, sessionId);
      const length = Buffer.byteLength(whole);
      return `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${whole}`;
    };
    // The id encodes where to truncate, so that all run in parallel: the SDK retries each after a delay.
    const server = await serve((request, response) => {
      const [sessionId = '', bytes] = /cs_cut_(\d+)/.exec(request.url ?? '') ?? [];
      response.socket?.end(makeMessage(sessionId).slice(0, Number(bytes)));
    });
    const provider = createStripeProvider({
      secretKey: stripeKeys.secretKey,
      webhookSecrets: [stripeKeys.webhookSecret],
      apiUrl: server.url,
      describe: () => '',
    });
    const query = (bytes: number) =>
      provider
        .status({ reference: payment.reference, ids: { orderId: `cs_cut_${bytes}` } })
        .catch((reason: unknown) => reason);
    expect(await query(99_999)).toMatchObject({ state: 'authorised' });
    const { length } = makeMessage('cs_cut_1000');
    expect(length).toBeGreaterThan(1000);
    for (let first = 0; first < length - 4; first += 100) {
      const cuts = Array.from({ length: Math.min(100, length - 4 - first) }, (_, i) => first + i);
      for (const outcome of await Promise.all(cuts.map(query)))
        expect(outcome).toBeInstanceOf(PaymentUnavailable);
    }
    await server.close();
  });

  test('a truncated response to opening a page opens nothing, and its page reserves money once', async () => {
    const payment = makePayment(nextReference());
    // In headers and body; not every byte, as the SDK retries each after a delay. The idempotency key stays the same.
    const steps = [0, 1, 15, 40, 120, 180, 200, 260, 400, 800];
    for (const bytes of steps) {
      shop.emulator.setMode({ kind: 'cutAfterBytes', bytes });
      await expect(shop.provider.start(payment)).rejects.toBeInstanceOf(PaymentUnavailable);
    }
    shop.emulator.setMode();
    const { url } = await shop.provider.start(payment);
    await submitCard(url, goodCard);
    const ours = shop.emulator
      .payments()
      .filter(({ reference }) => reference === payment.reference);
    expect(ours).toHaveLength(1);
    expect(ours[0]?.intent?.status).toBe('requires_capture');
  });
});
