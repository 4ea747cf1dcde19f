import { expect, test } from 'vitest';
import { discardOutdatedState } from '~/operator/restored-database';
import { queryPayments, wouldInvoiceAgain } from '~/operator/restored-payments';
import { isHeld } from '~/platform/mail/outbox-hold.server';
import { writeSettingsNote } from '~/platform/env/settings-note.server';
import { type NewOperation, planOperation } from '~/shop/payments/core/operation-rows.server';
import { requestOperation } from '~/shop/payments/core/operations.server';
import { PaymentRefused, PaymentUnavailable } from '~/shop/payments/core/payments';
import { resolveReview } from '~/shop/payments/reviews/resolve-review.server';
import { noteRestoredReviews } from '~/shop/payments/reviews/restored-review.server';
import { reconcilePayments } from '~/shop/payments/jobs/reconcile.server';
import { charged, reserved } from '../../support/fake-provider';
import { makeEnv } from '../../support/load-context';
import { makeTempDir } from '../../support/memory-database';
import { setUpSettling } from '../../support/settlement-fixture';

/** A backup with an order of 50.00 that is authorised. */
async function setUp() {
  const shop = await setUpSettling();
  const { db, dependencies, order, clock } = shop;
  await shop.open();
  shop.say(1, reserved(5000));
  await shop.ask(1);
  /** An operation that the backup holds, and that the lost site was working on. */
  const leave = async (operation: NewOperation) => {
    const attempt = await db.selectFrom('payment_attempts').selectAll().executeTakeFirstOrThrow();
    const { id } = await db
      .transaction()
      .execute((trx) => planOperation(trx, order, attempt, operation, clock.now));
    const leasedUntil = new Date(clock.now.getTime() + 60_000).toISOString();
    await db
      .updateTable('payment_operations')
      .set({ leased_until: leasedUntil })
      .where('id', '=', id)
      .execute();
  };
  /** What `npm run restore` does with the payments. */
  const restore = async () => {
    await discardOutdatedState(db, 1000);
    return queryPayments(dependencies, clock.now);
  };
  const readOrder = () => db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  const operations = () => db.selectFrom('payment_operations').selectAll().orderBy('id').execute();
  return { ...shop, leave, restore, readOrder, operations };
}

const partOf5000 = { kind: 'refund', amountCents: 2000, baseCents: 0 } as const;

test('a refund of a part that WSPay may have made since the backup is not repeated, and a person decides', async () => {
  const { dependencies, order, say, leave, restore, refund, readOrder, operations } = await setUp();
  await requestOperation(dependencies, order.id, { kind: 'capture' });
  say(1, charged(5000));
  await leave(partOf5000);
  expect(await restore()).toEqual({ queried: 1, failure: undefined });
  expect(refund).not.toHaveBeenCalled();
  expect(await readOrder()).toMatchObject({ state: 'review', refunded_cents: 0 });
  expect((await operations()).at(-1)).toMatchObject({
    state: 'undecided',
    error: 'refundUncertain',
  });
});

test('a refund that the provider reports was made since the backup', async () => {
  const { dependencies, order, say, leave, restore, refund, readOrder } = await setUp();
  await requestOperation(dependencies, order.id, { kind: 'capture' });
  say(1, charged(5000, 2000));
  await leave(partOf5000);
  await restore();
  expect(refund).not.toHaveBeenCalled();
  expect(await readOrder()).toMatchObject({ state: 'captured', refunded_cents: 2000 });
});

/** The order was charged before the backup; since then refunds of 5.00 and 7.00 were made, which only the journal knows. */
async function loseRefunds(reportsPartialRefunds: boolean) {
  const shop = await setUp();
  const { db, dependencies, order, say, provider } = shop;
  provider.reportsPartialRefunds = reportsPartialRefunds;
  const refund = (amountCents: number) =>
    requestOperation(dependencies, order.id, { kind: 'refund', amountCents });
  await requestOperation(dependencies, order.id, { kind: 'capture' });
  say(1, charged(5000));
  await refund(300);
  await refund(500);
  await refund(700);
  const [, , second, third] = await shop.operations();
  for (const lost of [second, third])
    await db
      .deleteFrom('payment_operations')
      .where('id', '=', lost?.id ?? 0)
      .execute();
  await db.updateTable('orders').set({ refunded_cents: 300 }).execute();
  return { ...shop, keys: [second?.key, third?.key] };
}

test('refunds of a part that the backup lacks and WSPay does not report go to review, as one', async () => {
  const { dependencies, order, say, restore, refund, readOrder, operations, read, keys } =
    await loseRefunds(false);
  say(1, { ...charged(5000), refundedCents: undefined });
  refund.mockClear();
  await restore();
  expect(refund).not.toHaveBeenCalled();
  expect(await readOrder()).toMatchObject({ state: 'review', refunded_cents: 300 });
  expect((await operations()).at(-1)).toMatchObject({
    key: keys[1],
    state: 'undecided',
    base_cents: 300,
    amount_cents: 1200,
  });
  expect((await read()).mails).toContain('review-refundUncertain');
  await resolveReview(dependencies, order, {
    to: 'captured',
    refundedCents: 1500,
    reason: 'WSPay shows both',
  });
  expect(await readOrder()).toMatchObject({ state: 'captured', refunded_cents: 1500 });
  await restore();
  expect(await readOrder()).toMatchObject({ state: 'captured' });
});

test('emails about a decision are held if its order was in review at the restore, not in a later review', async () => {
  const { db, clock, dependencies, order, say, ask, restore } = await loseRefunds(false);
  const listHeld = async () => {
    const mails = await db.selectFrom('outbox').selectAll().orderBy('id').execute();
    return mails.filter(isHeld).map(({ kind }) => kind);
  };
  const decide = (refundedCents: number) =>
    resolveReview(dependencies, order, { to: 'captured', refundedCents, reason: 'WSPay' });
  await db.deleteFrom('outbox').where('kind', 'like', 'refunded-%').execute();
  const status = { ...charged(5000), refundedCents: undefined };
  say(1, status);
  await restore();
  await noteRestoredReviews(db, clock.now);
  expect(await decide(1500)).toMatchObject({ kind: 'done', isHeld: true });
  expect(await listHeld()).toEqual(['refunded-1500']);
  say(1, { ...status, currency: 'USD' });
  await ask(1);
  say(1, { ...status, currency: 'EUR' });
  expect(await decide(1900)).toMatchObject({ kind: 'done', isHeld: false });
  expect(await listHeld()).toEqual(['refunded-1500']);
});

test('refunds of a part that the backup lacks are adopted where the provider reports them', async () => {
  const { say, restore, readOrder, operations } = await loseRefunds(true);
  say(1, charged(5000, 1500));
  await restore();
  expect(await readOrder()).toMatchObject({ state: 'captured', refunded_cents: 1500 });
  expect(await operations()).toHaveLength(2);
});

test('a refund of everything that WSPay does not report has not been made, and is not asked about', async () => {
  const { db, dependencies, order, say, restore, refund, readOrder, provider } = await setUp();
  provider.reportsPartialRefunds = false;
  await requestOperation(dependencies, order.id, { kind: 'capture' });
  say(1, charged(5000));
  refund.mockRejectedValueOnce(new PaymentRefused('not today'));
  await requestOperation(dependencies, order.id, { kind: 'refund' });
  await db.deleteFrom('payment_operations').where('kind', '=', 'refund').execute();
  await restore();
  expect(await readOrder()).toMatchObject({ state: 'captured', refunded_cents: 0 });
});

test('a charge that was not made waits for the site, which issues its invoice', async () => {
  const { dependencies, leave, restore, capture, readOrder, operations } = await setUp();
  await leave({ kind: 'capture', amountCents: 5000, baseCents: 0 });
  await restore();
  expect(capture).not.toHaveBeenCalled();
  expect(await readOrder()).toMatchObject({ state: 'authorised' });
  expect(await operations()).toMatchObject([{ state: 'sent', leased_until: null }]);
  await reconcilePayments(dependencies);
  expect(capture).toHaveBeenCalledTimes(1);
  expect(await readOrder()).toMatchObject({ state: 'captured' });
});

test('a second hold is released by the site, not by the restore', async () => {
  const { db, dependencies, order, say, restore, release, operations } = await setUp();
  const first = await db.selectFrom('payment_attempts').selectAll().executeTakeFirstOrThrow();
  const { id: _id, ...row } = first;
  const reference = `${order.number}-2`;
  const second = {
    ...row,
    reference,
    number: 2,
    state: 'failed',
    provider_order_id: null,
  } as const;
  await db.insertInto('payment_attempts').values(second).execute();
  say(2, { ...reserved(5000), ids: { orderId: 'w-2', stan: '1', approvalCode: '2' } });
  expect(await restore()).toMatchObject({ queried: 2, failure: undefined });
  expect(release).not.toHaveBeenCalled();
  expect(await operations()).toMatchObject([
    { kind: 'void', state: 'planned', leased_until: null },
  ]);
  await reconcilePayments(dependencies);
  expect(release).toHaveBeenCalledTimes(1);
});

test('a provider that cannot be asked is reported', async () => {
  const { restore, status } = await setUp();
  status.mockRejectedValue(new PaymentUnavailable('it is down'));
  expect(await restore()).toEqual({ queried: 1, failure: 'it is down' });
});

test.each([
  ['the site reports its invoices', { FISCAL_CERTIFICATE: 'a.pem' }, {}, true],
  ['the shell has the certificate', {}, { FISCAL_CERTIFICATE: 'a.pem' }, true],
  ['a demonstration reports nothing', {}, {}, false],
  ['other software issues them', { INVOICES: 'external', FISCAL_CERTIFICATE: 'a.pem' }, {}, false],
  ['and will at the next start', { FISCAL_CERTIFICATE: 'a.pem' }, { INVOICES: 'external' }, false],
] as const)('invoices would be issued again: %s', async (_case, noted, shell, expected) => {
  const DATA_DIR = makeTempDir();
  await writeSettingsNote(makeEnv({ DATA_DIR }), noted);
  expect(wouldInvoiceAgain(DATA_DIR, shell)).toBe(expected);
});
