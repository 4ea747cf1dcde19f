import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type BeforeSending,
  type PaymentProvider,
  PaymentRefused,
  PaymentUnavailable,
} from '~/shop/payments/core/payments';
import { makePayment, nextReference } from '../support/wspay-test-shop';

/** Faults that every emulator can simulate. All but `down` perform the request and break the response. */
export type ContractFault = 'down' | 'slow' | 'cut' | 'garbage' | 'wrongSignature' | 'failedAfter';

/** An adapter with its emulator. */
type ContractBench = {
  provider: PaymentProvider;
  /** Pays on the hosted page with a card that succeeds or is declined; resolves when the provider has decided. */
  pay(url: string, card: 'succeeds' | 'declined'): Promise<void>;
  /**
   * Enables a fault, for every call or only for captures, voids and refunds; without an argument everything works
   * again.
   */
  setFault(fault?: ContractFault, on?: 'operations'): void;
  /** Lets the authorisation lapse. */
  expire(reference: string): Promise<void> | void;
  /** The provider's own ledger, independent of the adapter. Amounts in cents. */
  ledger(reference: string): { holds: number; capturedCents: number; refundedCents: number };
  close(): Promise<void>;
};

export type ContractOptions = {
  name: string;
  open: () => Promise<ContractBench>;
  /** Faults that the emulator supports; a wrong signature affects only what is signed. */
  faults: readonly ContractFault[];
  /** Whether the status reports the refunded amount, and a repeated key is one refund. */
  reportsRefunds: boolean;
};

const amountCents = 123450;
const partCents = 50000;

/** The tests that every adapter must pass; called in the adapter's own test file. */
export function describeProvider({ name, open, faults, reportsRefunds }: ContractOptions): void {
  describe(`${name}: the payment provider contract`, () => {
    let bench: ContractBench;
    beforeAll(async () => {
      bench = await open();
    });
    afterEach(() => bench.setFault());
    afterAll(() => bench.close());

    async function start() {
      const reference = nextReference();
      const payment = makePayment(reference, { amountCents });
      const begin = () => bench.provider.start(payment);
      const { url, ids } = await begin();
      return { begin, url, payment: { reference, ids } };
    }

    async function paid() {
      const { payment, url } = await start();
      await bench.pay(url, 'succeeds');
      const { ids } = await bench.provider.status(payment);
      return { reference: payment.reference, ids };
    }

    async function charged() {
      const payment = await paid();
      await bench.provider.capture(payment, amountCents, `${payment.reference}-capture-1`);
      return payment;
    }

    const ledger = ({ reference }: { reference: string }) => bench.ledger(reference);

    test('a payment page opens on the provider’s origin, and opening it again reserves nothing twice', async () => {
      const { begin, url, payment } = await start();
      expect(new URL(url).origin).toBe(bench.provider.formOrigin);
      expect(await bench.provider.status(payment)).toMatchObject({
        state: 'open',
        reference: payment.reference,
      });
      const again = await begin();
      await bench.pay(again.url, 'succeeds');
      expect(ledger(payment)).toMatchObject({ holds: 1 });
    });

    test('a paid page is authorised, with amount, currency and ids', async () => {
      const payment = await paid();
      const status = await bench.provider.status(payment);
      expect(status).toMatchObject({
        state: 'authorised',
        reference: payment.reference,
        amountCents,
        currency: 'EUR',
        ids: { orderId: expect.any(String) },
      });
      expect(ledger(payment)).toEqual({ holds: 1, capturedCents: 0, refundedCents: 0 });
    });

    test('a declined card reserves nothing', async () => {
      const { url, payment } = await start();
      await bench.pay(url, 'declined');
      expect(['failed', 'open']).toContain((await bench.provider.status(payment)).state);
      expect(ledger(payment)).toMatchObject({ holds: 0 });
    });

    test('closing a page is harmless: before it is paid, after it, and twice', async () => {
      const { payment } = await start();
      await bench.provider.close(payment);
      await bench.provider.close(payment);
      const held = await paid();
      await bench.provider.close(held);
      expect(await bench.provider.status(held)).toMatchObject({ state: 'authorised' });
    });

    test.each([
      ['whole', amountCents],
      ['in part', partCents],
    ])('an authorisation is captured %s, and a repeated key captures once', async (_, cents) => {
      const payment = await paid();
      const key = `${payment.reference}-capture-1`;
      await bench.provider.capture(payment, cents, key);
      await bench.provider.capture(payment, cents, key);
      expect(ledger(payment)).toEqual({ holds: 0, capturedCents: cents, refundedCents: 0 });
      expect(await bench.provider.status(payment)).toMatchObject({
        state: 'captured',
        capturedCents: cents,
        currency: 'EUR',
      });
    });

    test('more than the authorised amount is refused, and the authorisation stays', async () => {
      const payment = await paid();
      const capture = bench.provider.capture(payment, amountCents + 1, `${payment.reference}-c`);
      await expect(capture).rejects.toBeInstanceOf(PaymentRefused);
      expect(ledger(payment)).toMatchObject({ holds: 1, capturedCents: 0 });
    });

    test('an authorisation is voided, a repeated key voids once, and it cannot be captured afterwards', async () => {
      const payment = await paid();
      const key = `${payment.reference}-void-1`;
      await bench.provider.void(payment, key);
      await bench.provider.void(payment, key);
      expect(await bench.provider.status(payment)).toMatchObject({ state: 'voided' });
      const capture = bench.provider.capture(payment, amountCents, `${payment.reference}-c`);
      await expect(capture).rejects.toBeInstanceOf(PaymentRefused);
      expect(ledger(payment)).toEqual({ holds: 0, capturedCents: 0, refundedCents: 0 });
    });

    test('a captured payment cannot be voided', async () => {
      const payment = await charged();
      const release = bench.provider.void(payment, `${payment.reference}-void-1`);
      await expect(release).rejects.toBeInstanceOf(PaymentRefused);
      expect(ledger(payment)).toMatchObject({ capturedCents: amountCents });
    });

    test('a full refund, and a repeated key refunds once', async () => {
      const payment = await charged();
      const key = `${payment.reference}-refund-1`;
      await bench.provider.refund(payment, amountCents, key);
      await bench.provider.refund(payment, amountCents, key);
      expect(ledger(payment)).toMatchObject({ refundedCents: amountCents });
      expect(await bench.provider.status(payment)).toMatchObject({
        state: 'refunded',
        refundedCents: amountCents,
      });
    });

    test('partial refunds, never more than was captured', async () => {
      const payment = await charged();
      const refund = (cents: number, number: number) =>
        bench.provider.refund(payment, cents, `${payment.reference}-refund-${number}`);
      await refund(partCents, 1);
      if (reportsRefunds) {
        await refund(partCents, 1);
        expect(await bench.provider.status(payment)).toMatchObject({
          state: 'captured',
          refundedCents: partCents,
        });
      }
      await expect(refund(amountCents, 2)).rejects.toBeInstanceOf(PaymentRefused);
      await refund(amountCents - partCents, 3);
      expect(ledger(payment)).toMatchObject({ refundedCents: amountCents });
      expect(await bench.provider.status(payment)).toMatchObject({ state: 'refunded' });
    });

    test('a lapsed authorisation is expired and cannot be captured', async () => {
      const payment = await paid();
      await bench.expire(payment.reference);
      expect(await bench.provider.status(payment)).toMatchObject({ state: 'expired' });
      const capture = bench.provider.capture(payment, amountCents, `${payment.reference}-c`);
      await expect(capture).rejects.toBeInstanceOf(PaymentRefused);
      expect(ledger(payment)).toMatchObject({ capturedCents: 0 });
    });

    test.each(faults)(
      '%s: nothing is decided, and the next query gets the real state',
      async (fault) => {
        const payment = await paid();
        bench.setFault(fault);
        await expect(bench.provider.status(payment)).rejects.toBeInstanceOf(PaymentUnavailable);
        bench.setFault();
        expect(await bench.provider.status(payment)).toMatchObject({ state: 'authorised' });
      },
    );

    test.each(faults.filter((fault) => fault !== 'wrongSignature'))(
      '%s: no page is opened, and the next attempt opens one that reserves once',
      async (fault) => {
        const { begin, payment } = await start();
        bench.setFault(fault);
        await expect(begin()).rejects.toBeInstanceOf(PaymentUnavailable);
        bench.setFault();
        const { url } = await begin();
        await bench.pay(url, 'succeeds');
        expect(ledger(payment)).toMatchObject({ holds: 1 });
      },
    );

    test.each(faults)(
      '%s: a capture, void or refund repeated with its key is done once',
      async (fault) => {
        const held = await paid();
        const toCharge = await paid();
        const toGiveBack = await charged();
        const requests = [
          () => bench.provider.void(held, `${held.reference}-void-1`),
          () => bench.provider.capture(toCharge, partCents, `${toCharge.reference}-capture-1`),
          () => bench.provider.refund(toGiveBack, amountCents, `${toGiveBack.reference}-refund-1`),
        ];
        bench.setFault(fault, 'operations');
        for (const request of requests) {
          // An adapter that determines the outcome itself may succeed.
          const outcome = await request().catch((reason: unknown) => reason);
          if (outcome !== undefined) expect(outcome).toBeInstanceOf(PaymentUnavailable);
        }
        bench.setFault();
        for (const request of requests) await request();
        expect(ledger(held)).toEqual({ holds: 0, capturedCents: 0, refundedCents: 0 });
        expect(ledger(toCharge)).toMatchObject({ capturedCents: partCents });
        expect(ledger(toGiveBack)).toMatchObject({ refundedCents: amountCents });
      },
    );

    test('the caller is asked immediately before money is moved, and nothing is sent if it objects', async () => {
      const held = await paid();
      const toGiveBack = await charged();
      const requests: ((beforeSending: BeforeSending) => Promise<void>)[] = [
        (ask) => bench.provider.capture(held, partCents, `${held.reference}-capture-1`, ask),
        (ask) => bench.provider.void(held, `${held.reference}-void-1`, ask),
        (ask) =>
          bench.provider.refund(toGiveBack, amountCents, `${toGiveBack.reference}-refund-1`, ask),
      ];
      const objection = new Error('another process has taken it over');
      for (const request of requests) {
        await expect(request(() => Promise.reject(objection))).rejects.toBe(objection);
      }
      expect(ledger(held)).toEqual({ holds: 1, capturedCents: 0, refundedCents: 0 });
      expect(ledger(toGiveBack)).toMatchObject({ refundedCents: 0 });
    });

    test('error messages contain no secrets or personal data', async () => {
      const payment = await paid();
      bench.setFault('down');
      const error = await bench.provider.status(payment).catch((reason: unknown) => reason);
      expect(`${String(error)} ${JSON.stringify(error)}`).not.toMatch(
        /secret|M-2026|Ana|127\.0\.0\.1/,
      );
    });
  });
}
