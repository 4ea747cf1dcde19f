import { expect, test } from 'vitest';
import { requestOperation } from '~/shop/payments/core/operations.server';
import { PaymentRefused } from '~/shop/payments/core/payments';
import { resolveReview } from '~/shop/payments/core/resolve-review.server';
import { reconcilePayments } from '~/shop/payments/jobs/reconcile.server';
import { charged, onceSent } from '../../../../support/fake-provider';
import { bottleId, setUpStock } from '../../../../support/stock-shop';

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
