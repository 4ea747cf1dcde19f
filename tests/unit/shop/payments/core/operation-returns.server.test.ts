import { expect, test } from 'vitest';
import { requestOperation } from '~/shop/payments/core/operations.server';
import {
  PaymentRefused,
  type PaymentStatus,
  PaymentUnavailable,
} from '~/shop/payments/core/payments';
import { resolveReview } from '~/shop/payments/reviews/resolve-review.server';
import type { ReviewTarget } from '~/shop/payments/reviews/review-assessment';
import { reconcilePayments } from '~/shop/payments/jobs/reconcile.server';
import { charged, onceSent, reserved } from '../../../../support/fake-provider';
import { bottleId, setUpStock } from '../../../../support/stock-shop';

const day = 24 * 60 * 60_000;

/** A charged order of two of three bottles, of which one has come back. */
async function setUp() {
  const shop = await setUpStock(3);
  const { dependencies, words, referenceOf } = shop;
  const order = await shop.place(2);
  await shop.open(order);
  await shop.approve(order);
  await requestOperation(dependencies, order.id, { kind: 'capture' });
  const reference = await referenceOf(order);
  const report = (refundedCents?: number) =>
    words.set(reference, charged(order.total_cents, refundedCents));
  report(0);
  const refundOne = () =>
    requestOperation(dependencies, order.id, {
      kind: 'refund',
      amountCents: 1900,
      returns: [{ variantId: bottleId, pieces: 1, left: 2 }],
    });
  return { ...shop, order, report, refundOne };
}

/** The process that asked for the refund is killed once it is sent. */
const killed = onceSent(() => Promise.reject(new Error('killed')));

test('what came back with a refund that was refused is asked about again', async () => {
  const { refund, refundOne, countPieces } = await setUp();
  refund.mockRejectedValueOnce(new PaymentRefused('not today'));
  expect(await refundOne()).toMatchObject({ kind: 'refused' });
  expect(await countPieces()).toBe(1);
  expect(await refundOne()).toMatchObject({ kind: 'done' });
  expect(await countPieces()).toBe(2);
});

test.each([
  [1900, 2],
  [0, 1],
])('of an uncertain refund decided as %i cents, %i bottles are for sale', async (cents, pieces) => {
  const { dependencies, order, refund, provider, report, refundOne, countPieces } = await setUp();
  provider.reportsPartialRefunds = false;
  report(undefined);
  refund.mockImplementationOnce(killed);
  await expect(refundOne()).rejects.toThrow('killed');
  await reconcilePayments(dependencies);
  expect(await countPieces()).toBe(1);
  const outcome = await resolveReview(dependencies, order, {
    to: 'captured',
    refundedCents: cents,
    reason: 'the dashboard',
  });
  expect(outcome).toMatchObject({ kind: 'done' });
  expect(await countPieces()).toBe(pieces);
});

/** An order of two bottles, sent, of which one has come back. Its provider does not answer for a day. */
async function setUpStuck(kind: 'capture' | 'void') {
  const shop = await setUpStock(3);
  const { db, dependencies, clock, words, referenceOf } = shop;
  const order = await shop.place(2);
  await shop.open(order);
  await shop.approve(order);
  await db.updateTable('orders').set({ shipped_at: clock.now.toISOString() }).execute();
  const request = () =>
    requestOperation(dependencies, order.id, {
      kind,
      amountCents: kind === 'capture' ? order.total_cents - 1900 : undefined,
      returns: [{ variantId: bottleId, pieces: 1, left: 2 }],
    });
  const reference = await referenceOf(order);
  words.set(reference, new PaymentUnavailable('down'));
  await request();
  clock.now = new Date(clock.now.getTime() + day);
  await reconcilePayments(dependencies);
  const decideAs = (to: ReviewTarget, status: Partial<PaymentStatus>) => {
    words.set(reference, status);
    return resolveReview(dependencies, order, { to, reason: 'the dashboard' });
  };
  return { ...shop, order, request, decideAs };
}

test.each([
  ['as planned', 1900, 2],
  ['in whole', 0, 1],
])('after a stuck charge, made %s: %i cents less, %i for sale', async (_how, lessCents, pieces) => {
  const { order, decideAs, countPieces } = await setUpStuck('capture');
  const status = charged(order.total_cents - lessCents);
  expect(await decideAs('captured', status)).toMatchObject({ kind: 'done' });
  expect(await countPieces()).toBe(pieces);
});

test('after a stuck release that was made, what came back is for sale', async () => {
  const { decideAs, countPieces } = await setUpStuck('void');
  expect(await decideAs('voided', { state: 'voided' })).toMatchObject({ kind: 'done' });
  expect(await countPieces()).toBe(2);
});

test.each(['capture', 'void'] as const)(
  'what came back with a stuck %s that was not made is for sale after the next one',
  async (kind) => {
    const { db, order, request, decideAs, countPieces } = await setUpStuck(kind);
    expect(await decideAs('authorised', reserved(order.total_cents))).toMatchObject({
      kind: 'done',
    });
    expect(await countPieces()).toBe(1);
    expect(await request()).toMatchObject({ kind: 'done' });
    expect(await countPieces()).toBe(2);
    const operations = await db.selectFrom('payment_operations').select('state').execute();
    expect(operations).toEqual([{ state: 'refused' }, { state: 'done' }]);
  },
);
