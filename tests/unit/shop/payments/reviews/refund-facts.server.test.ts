import { expect, test } from 'vitest';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import { requestOperation } from '~/shop/payments/core/operations.server';
import { loadRefundFacts } from '~/shop/payments/reviews/refund-facts.server';
import { charged, reserved } from '../../../../support/fake-provider';
import { makeJournal } from '../../../../support/memory-journal';
import { setUpSettling } from '../../../../support/settlement-fixture';

const total = 5_000;

/** An order charged 50.00, with refunds of 10.00 and 5.00, in review because the first one failed. */
async function setUpFailure() {
  const { db, order, dependencies, open, say, ask } = await setUpSettling();
  await open();
  say(1, reserved(total));
  await ask(1);
  await requestOperation(dependencies, order.id, { kind: 'capture' });
  say(1, charged(total, 0));
  for (const [baseCents, amountCents] of [
    [0, 1_000],
    [1_000, 500],
  ] as const)
    await requestOperation(dependencies, order.id, { kind: 'refund', amountCents, baseCents });
  const report = (refundedCents: number, failedRefundCents: number) =>
    say(1, { ...charged(total, refundedCents), failedRefundCents });
  report(500, 1_000);
  await ask(1);
  const load = async () => {
    const row = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    return loadRefundFacts(dependencies, row);
  };
  return { db, say, report, load };
}

test('what failed is what is missing at the provider now', async () => {
  const { report, load } = await setUpFailure();
  expect(await load()).toMatchObject({ kind: 'failed', announcedCents: 1_000, failedCents: 1_000 });
  report(0, 1_500);
  expect(await load()).toMatchObject({ kind: 'failed', announcedCents: 1_000, failedCents: 1_500 });
  // The first one was repeated in the dashboard.
  report(1_000, 1_500);
  expect(await load()).toMatchObject({ kind: 'failed', failedCents: 500 });
});

test('if the provider cannot be asked, or does not say, what failed is what was announced', async () => {
  const { say, report, load } = await setUpFailure();
  say(1, new PaymentUnavailable('down'));
  expect(await load()).toMatchObject({ kind: 'failed', failedCents: 1_000 });
  say(1, charged(total));
  expect(await load()).toMatchObject({ kind: 'failed', failedCents: 1_000 });
  // A lower total without a failed refund is an outdated status.
  report(500, 0);
  expect(await load()).toMatchObject({ kind: 'failed', failedCents: 1_000 });
});

test('if the provider reports everything as refunded, nothing is missing', async () => {
  const { db, report, load } = await setUpFailure();
  report(1_500, 1_000);
  expect(await load()).toMatchObject({ kind: 'returned', announcedCents: 1_000 });
  await db.updateTable('payment_attempts').set({ refunded_elsewhere_cents: 1_000 }).execute();
  report(500, 1_000);
  expect(await load()).toMatchObject({ kind: 'returned', announcedCents: 1_000 });
});

test('of an order in review for another reason nothing failed', async () => {
  const { db, report, load } = await setUpFailure();
  await db.updateTable('order_events').set({ failed_refund_cents: null }).execute();
  report(1_500, 0);
  expect(await load()).toEqual({ kind: 'settled' });
});

test('a refund beyond what is stored is a repeated one if something was paid by other means', async () => {
  const { db, report, load } = await setUpFailure();
  await db.updateTable('payment_attempts').set({ refunded_elsewhere_cents: 1_000 }).execute();
  report(1_200, 1_000);
  expect(await load()).toMatchObject({
    kind: 'repeated',
    repeated: {
      amountCents: 700,
      elsewhereCents: 1_000,
      replacingCents: 1_500,
      addedCents: 2_200,
    },
  });
});

test('with an uncertain refund, what failed depends on it', async () => {
  const { db, report, load } = await setUpFailure();
  await db.updateTable('orders').set({ refunded_cents: 1_000 }).execute();
  await db
    .updateTable('payment_operations')
    .set({ state: 'undecided' })
    .where('base_cents', '=', 1_000)
    .execute();
  report(500, 1_000);
  expect(await load()).toMatchObject({
    kind: 'uncertain',
    refund: { amountCents: 500, baseCents: 1_000 },
    results: [{ failedCents: 1_000 }, { failedCents: 500 }],
    failure: { kind: 'missing', announcedCents: 1_000 },
  });
});

test('an uncertain refund is told with the refunds that it is the sum of', async () => {
  const { db, order, dependencies, open, say, ask } = await setUpSettling();
  await open();
  say(1, reserved(total));
  await ask(1);
  await requestOperation(dependencies, order.id, { kind: 'capture' });
  say(1, charged(total));
  const attempt = await db.selectFrom('payment_attempts').selectAll().executeTakeFirstOrThrow();
  const { id, reference, provider } = attempt;
  const operation = { order_id: order.id, attempt_id: id, key: 'r', base_cents: 0 };
  const at = '2026-11-24T10:00:00.000Z';
  const undecided = { ...operation, amount_cents: 1_000, state: 'undecided' } as const;
  await db
    .insertInto('payment_operations')
    .values({ ...undecided, kind: 'refund', created_at: at, updated_at: at })
    .execute();
  const partsOf = async (...refunds: [baseCents: number, amountCents: number][]) => {
    const entries = refunds.map(([baseCents, amountCents], index) => {
      const facts = { reference, provider, order: order.number, refund: `r-${index}`, at };
      return { ...facts, baseCents, amountCents };
    });
    const { journal } = makeJournal([], entries);
    const row = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const facts = await loadRefundFacts({ ...dependencies, journal }, row);
    return facts.kind === 'uncertain' ? facts.parts : undefined;
  };
  expect(await partsOf([0, 400], [400, 600])).toEqual([400, 600]);
  // The first one was refused.
  expect(await partsOf([0, 500], [0, 400], [400, 600])).toEqual([400, 600]);
  expect(await partsOf([0, 1_000])).toEqual([1_000]);
  expect(await partsOf([0, 400])).toEqual([1_000]);
});
