import { expect, test } from 'vitest';
import { transitionOrder } from '~/shop/orders/orders.server';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import {
  resolveReviewWith,
  type ReviewResolution,
} from '~/shop/payments/core/resolve-review.server';
import { charged, reserved } from '../../../../support/fake-provider';
import { setUpSettling } from '../../../../support/settlement-fixture';

const total = 5_000;

/** An order that was paid once and then fell into review. */
async function setUpReview() {
  const bench = await setUpSettling();
  const { db, order, open, say, ask, dependencies } = bench;
  await open();
  say(1, reserved(total));
  await ask(1);
  await db
    .transaction()
    .execute((trx) => transitionOrder(trx, order.id, 'review', 'something is odd'));
  const decide = (wish: Omit<ReviewResolution, 'reason'>) =>
    resolveReviewWith(dependencies, order.id, { reason: 'talked to the bank', ...wish });
  const row = () => db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  return { ...bench, decide, row };
}

test('a decision that the provider confirms is applied once: state, amounts, history and mail', async () => {
  const { say, decide, row, read, db } = await setUpReview();
  say(1, charged(3_000, 1_000));
  expect(await decide({ to: 'captured' })).toMatchObject({
    kind: 'done',
    objections: [],
    order: { state: 'captured', captured_cents: 3_000, refunded_cents: 1_000 },
  });
  expect(await decide({ to: 'captured' })).toMatchObject({ kind: 'already' });
  expect(await row()).toMatchObject({ state: 'captured' });
  const { mails, events } = await read();
  expect(mails.filter((kind) => kind === 'charged')).toHaveLength(1);
  expect(events.slice(-2)).toEqual(['review', 'captured']);
  const last = await db
    .selectFrom('order_events')
    .select('reason')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(last.reason).toBe('review: talked to the bank');
});

test('a decision that contradicts the provider changes nothing unless forced, which the history records', async () => {
  const { decide, row, read, db } = await setUpReview();
  const before = await read();
  const refused = await decide({ to: 'voided' });
  expect(refused).toMatchObject({ kind: 'refused', isForcible: true });
  expect(refused.kind === 'refused' && refused.reasons.join()).toContain('50.00 EUR reserved');
  expect(await read()).toEqual(before);
  expect(await decide({ to: 'voided', force: true })).toMatchObject({ kind: 'done' });
  expect((await row()).state).toBe('voided');
  const reasons = await db.selectFrom('order_events').select('reason').execute();
  expect(reasons.at(-1)?.reason).toBe('review: talked to the bank (forced)');
});

test('with the provider down nothing is decided', async () => {
  const { say, decide, row } = await setUpReview();
  say(1, new PaymentUnavailable('down'));
  expect(await decide({ to: 'captured' })).toMatchObject({ kind: 'refused', isForcible: true });
  expect((await row()).state).toBe('review');
});

test('back to reserved: the order has a last day again, and nothing is confirmed twice', async () => {
  const { decide, row, read } = await setUpReview();
  const confirmed = (await read()).mails;
  expect(await decide({ to: 'authorised' })).toMatchObject({ kind: 'done' });
  const { state, capture_before } = await row();
  expect([state, capture_before !== null]).toEqual(['authorised', true]);
  expect((await read()).mails).toEqual(confirmed);
});

test('while an operation runs, and outside review, nothing is decided', async () => {
  const { db, order, decide, row } = await setUpReview();
  const attempt = await db.selectFrom('payment_attempts').selectAll().executeTakeFirstOrThrow();
  const now = new Date().toISOString();
  await db
    .insertInto('payment_operations')
    .values({
      order_id: order.id,
      attempt_id: attempt.id,
      kind: 'capture',
      key: 'k',
      amount_cents: total,
      base_cents: 0,
      state: 'sent',
      created_at: now,
      updated_at: now,
    })
    .execute();
  expect(await decide({ to: 'authorised' })).toMatchObject({ kind: 'refused', isForcible: false });
  await db.deleteFrom('payment_operations').execute();
  await decide({ to: 'authorised' });
  expect(await decide({ to: 'voided', force: true })).toEqual({
    kind: 'refused',
    reasons: ['the order is authorised, not in review'],
    isForcible: false,
  });
  expect((await row()).state).toBe('authorised');
});

test('an order whose payment failed, by decision, can be paid again on a new page', async () => {
  const { say, decide, open, ask, read } = await setUpReview();
  say(1, { state: 'failed' });
  expect(await decide({ to: 'failed' })).toMatchObject({ kind: 'done' });
  expect(await read()).toMatchObject({ state: 'failed', attempts: ['failed'] });
  expect(await open()).toMatchObject({ kind: 'page' });
  say(2, { ...reserved(total), ids: { orderId: 'w-2' } });
  await ask(2);
  expect(await read()).toMatchObject({ state: 'authorised', attempts: ['failed', 'authorised'] });
});

test.each(['failed', 'voided'] as const)(
  'a page still open when the order is decided to be %s is not offered again',
  async (to) => {
    const { db, say, decide, read } = await setUpReview();
    await db.updateTable('payment_attempts').set({ state: 'open' }).execute();
    say(1, { state: 'open' });
    expect(await decide({ to })).toMatchObject({ kind: 'done' });
    expect((await read()).attempts).toEqual(['failed']);
  },
);

test('money charged on an order that was decided to be released goes to staff again', async () => {
  const { db, say, ask, decide, read } = await setUpReview();
  await db.updateTable('payment_attempts').set({ state: 'open' }).execute();
  say(1, { state: 'voided' });
  await decide({ to: 'voided' });
  say(1, charged(total));
  await ask(1);
  expect(await read()).toMatchObject({ state: 'review' });
  expect((await read()).mails).toContain('review-chargedAfterEnd');
});
