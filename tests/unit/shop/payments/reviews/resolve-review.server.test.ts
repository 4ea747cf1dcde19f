import { expect, test } from 'vitest';
import { enqueue } from '~/platform/mail/outbox.server';
import { transitionOrder } from '~/shop/orders/orders.server';
import { findFailedRefundCents } from '~/shop/payments/reviews/failed-refund.server';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import { requestOperation } from '~/shop/payments/core/operations.server';
import { resolveReview } from '~/shop/payments/reviews/resolve-review.server';
import type { ReviewResolution } from '~/shop/payments/reviews/review-changes';
import { recordInvoicingStart } from '~/shop/invoices/invoicing-period.server';
import { reconcilePayments } from '~/shop/payments/jobs/reconcile.server';
import { charged, onceSent, reserved } from '../../../../support/fake-provider';
import { makeInvoices, ownInvoicing } from '../../../../support/invoices';
import { makeMail } from '../../../../support/new-mail';
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
    .execute((trx) => transitionOrder(trx, order.id, 'review', 'something is odd', new Date()));
  const decide = (wish: Omit<ReviewResolution, 'reason'>) =>
    resolveReview(dependencies, order, { reason: 'talked to the bank', ...wish });
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
  expect(events.slice(-3)).toEqual(['review', 'captured', 'captured']);
  const reasons = await db.selectFrom('order_events').select('reason').orderBy('id').execute();
  expect(reasons.slice(-2)).toEqual([
    { reason: 'review: talked to the bank' },
    { reason: expect.stringMatching(/^refunded 1000 of 3000: /) },
  ]);
});

test('the emails that asked staff for the decision are not sent, or listed, after it', async () => {
  const { decide, db, order } = await setUpReview();
  const now = new Date();
  const key = (what: string) => `order:${order.number}:${what}`;
  for (const what of ['review:1', 'review:2', 'warning:1']) {
    const mail = makeMail({ dedupeKey: key(what) });
    await enqueue(db, mail, { now, isHeld: what !== 'review:2' });
  }
  expect(await decide({ to: 'voided' })).toMatchObject({ kind: 'refused' });
  const left = async () => {
    const rows = await db
      .selectFrom('outbox')
      .select('dedupe_key')
      .where('to_address', '!=', '')
      .where('state', '!=', 'sent')
      .execute();
    return rows.map(({ dedupe_key }) => dedupe_key);
  };
  expect(await left()).toEqual(expect.arrayContaining([key('review:1'), key('review:2')]));
  expect(await decide({ to: 'authorised' })).toMatchObject({ kind: 'done' });
  expect(await left()).toContain(key('warning:1'));
  expect((await left()).filter((each) => each.includes(':review:'))).toEqual([]);
});

test('a decision that contradicts the provider changes nothing unless forced, which the history records', async () => {
  const { decide, row, read, db } = await setUpReview();
  const before = await read();
  const refused = await decide({ to: 'voided' });
  expect(refused).toMatchObject({ kind: 'refused', isForcible: true });
  expect(refused.kind === 'refused' && refused.reasons.join()).toContain('50.00 EUR on hold');
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

test('an order that was never on hold is confirmed when it is decided to be charged', async () => {
  const { dependencies, order, open, say, ask, read } = await setUpSettling();
  await open();
  say(1, charged(4_000));
  await ask(1);
  expect((await read()).mails).toEqual(['review-amountMismatch']);
  await resolveReview(dependencies, order, { to: 'captured', reason: 'a discount by telephone' });
  expect((await read()).mails.slice(1)).toEqual(['confirmation', 'notice', 'charged']);
});

test('an order that was confirmed before is not confirmed again when it is decided to be charged', async () => {
  const { say, decide, read } = await setUpReview();
  say(1, charged(total));
  await decide({ to: 'captured' });
  expect((await read()).mails).toEqual(['confirmation', 'notice', 'charged']);
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
  const { mails, ...decided } = await read();
  expect(decided).toMatchObject({ state: 'failed', attempts: ['failed'] });
  // The order's page has promised the buyer an email.
  expect(mails.filter((kind) => kind === 'failed')).toHaveLength(1);
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

/** An order charged 50.00 at a provider that reports no partial refunds, with a refund of 20.00 whose answer was lost. */
async function setUpUncertainRefund() {
  const bench = await setUpSettling();
  const { db, order, open, say, ask, refund, clock } = bench;
  await recordInvoicingStart(db, ownInvoicing(), new Date(0));
  const dependencies = { ...bench.dependencies, invoices: makeInvoices() };
  await open();
  say(1, reserved(total));
  await ask(1);
  const request = (change: { amountCents?: number; baseCents?: number; again?: boolean }) =>
    requestOperation(dependencies, order.id, { kind: 'refund', ...change });
  await requestOperation(dependencies, order.id, { kind: 'capture' });
  say(1, charged(total));
  const lose = onceSent(() => Promise.reject(new PaymentUnavailable('lost')));
  refund.mockImplementationOnce(lose);
  await request({ amountCents: 2_000, baseCents: 0 });
  await reconcilePayments(dependencies);
  const decide = (wish: Omit<ReviewResolution, 'reason'>) =>
    resolveReview(dependencies, order, { reason: 'seen in the dashboard', ...wish });
  const row = () => db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  const invoices = async () =>
    (await db.selectFrom('invoices').select('total_cents').orderBy('id').execute()).map(
      ({ total_cents: cents }) => cents,
    );
  const lastReasons = async () =>
    (await db.selectFrom('order_events').select('reason').orderBy('id').execute())
      .slice(-2)
      .map(({ reason }) => reason);
  return { ...bench, clock, request, decide, row, invoices, lastReasons };
}

test('an uncertain refund that happened is recorded like any other, and is not made again', async () => {
  const { db, request, decide, row, invoices, lastReasons, refund, read } =
    await setUpUncertainRefund();
  expect(await row()).toMatchObject({ state: 'review', refunded_cents: 0 });
  expect(await decide({ to: 'captured', refundedCents: 2_000 })).toMatchObject({ kind: 'done' });
  expect(await row()).toMatchObject({
    state: 'captured',
    captured_cents: total,
    refunded_cents: 2_000,
  });
  expect(await lastReasons()).toEqual([
    'review: seen in the dashboard',
    expect.stringMatching(/^refunded 2000 of 5000: /),
  ]);
  expect((await read()).mails.slice(-1)).toEqual(['refunded-2000']);
  expect(await invoices()).toEqual([total, -2_000]);
  expect(await request({ amountCents: 2_000, baseCents: 0 })).toMatchObject({ kind: 'already' });
  expect(await request({ amountCents: 2_000 })).toMatchObject({ kind: 'already' });
  expect(refund).toHaveBeenCalledTimes(1);
  const last = await db
    .selectFrom('payment_operations')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(last).toMatchObject({ kind: 'refund', state: 'done', error: null });
});

test('an uncertain refund that did not happen changes no amount and can be made again', async () => {
  const { request, decide, row, invoices, refund, read } = await setUpUncertainRefund();
  expect(await decide({ to: 'captured', refundedCents: 0 })).toMatchObject({ kind: 'done' });
  expect(await row()).toMatchObject({ state: 'captured', refunded_cents: 0 });
  expect((await read()).mails).not.toContain('refunded-2000');
  expect(await invoices()).toEqual([total]);
  expect(await request({ amountCents: 2_000, baseCents: 0 })).toMatchObject({ kind: 'done' });
  expect(refund).toHaveBeenCalledTimes(2);
  expect(await row()).toMatchObject({ refunded_cents: 2_000 });
  expect(await invoices()).toEqual([total, -2_000]);
});

test('whether an uncertain refund happened has to be stated, even with force', async () => {
  const { decide, row } = await setUpUncertainRefund();
  for (const force of [false, true]) {
    const refused = await decide({ to: 'captured', force });
    expect(refused).toMatchObject({ kind: 'refused', isForcible: false });
    expect(refused.kind === 'refused' && refused.reasons.join()).toContain(
      '20.00 EUR if it happened, 0.00 EUR if not',
    );
  }
  expect((await row()).state).toBe('review');
});

test('a partial charge that the provider reports as the whole amount keeps its amount', async () => {
  const { say, db, decide, row } = await setUpReview();
  await db.updateTable('orders').set({ captured_cents: 3_000, refunded_cents: 500 }).execute();
  say(1, charged(total));
  expect(await decide({ to: 'captured' })).toMatchObject({ kind: 'done' });
  expect(await row()).toMatchObject({ captured_cents: 3_000, refunded_cents: 500 });
});

test.each(['voided', 'failed', 'authorised'] as const)(
  'an order with a recorded charge cannot become %s: its invoice would stand',
  async (to) => {
    const { db, say, decide, row } = await setUpReview();
    await db.updateTable('orders').set({ captured_cents: total }).execute();
    say(1, { state: 'voided' });
    expect(await decide({ to, force: true })).toMatchObject({ kind: 'refused', isForcible: false });
    expect((await row()).state).toBe('review');
  },
);

test('a charge that the provider has cancelled is refunded: credited, and the buyer told so', async () => {
  const { decide, say, ask, row, invoices, lastReasons, read } = await setUpUncertainRefund();
  await decide({ to: 'captured', refundedCents: 2_000 });
  say(1, { state: 'voided', currency: 'EUR' });
  await ask(1);
  expect(await row()).toMatchObject({ state: 'review' });
  expect(await decide({ to: 'refunded' })).toMatchObject({ kind: 'done', objections: [] });
  expect(await row()).toMatchObject({ state: 'refunded', refunded_cents: total });
  expect((await lastReasons())[1]).toMatch(/^refunded 5000 of 5000: /);
  expect((await read()).mails.slice(-1)).toEqual(['refunded-5000']);
  expect(await invoices()).toEqual([total, -2_000, -3_000]);
});

/** An order charged 50.00 at a provider that reports refunds, of which `cents` were refunded and failed days later. */
async function setUpFailedRefund(cents: number) {
  const bench = await setUpUncertainRefund();
  const { say, ask, request, decide } = bench;
  await decide({ to: 'captured', refundedCents: 0 });
  say(1, charged(total, 0));
  await request({ amountCents: cents });
  say(1, { ...charged(total, 0), failedRefundCents: cents });
  await ask(1);
  return bench;
}

test.each([
  [2_000, 'captured'],
  [total, 'refunded'],
] as const)(
  'a refund of %i that fails later goes to staff, who pay it otherwise',
  async (cents, to) => {
    const { db, order, ask, decide, row, invoices, read } = await setUpFailedRefund(cents);
    expect(await row()).toMatchObject({ state: 'review', refunded_cents: cents });
    expect(await findFailedRefundCents(db, order.id)).toBe(cents);
    expect((await read()).mails.at(-1)).toBe('review-refundFailed');
    const { mails } = await read();
    expect(await decide({ to })).toMatchObject({ kind: 'refused', isForcible: true });
    expect(await decide({ to, refundedCents: cents })).toMatchObject({
      kind: 'done',
      objections: [],
    });
    await ask(1);
    expect(await row()).toMatchObject({ state: to, captured_cents: total, refunded_cents: cents });
    expect(await invoices()).toEqual([total, -cents]);
    expect((await read()).mails).toEqual(mails);
  },
);

test('after a failed refund another one is recognised, and its failure is reported too', async () => {
  const { db, order, say, ask, decide, request, row, invoices } = await setUpFailedRefund(2_000);
  await decide({ to: 'captured', refundedCents: 2_000 });
  expect(await request({ amountCents: 1_000, baseCents: 2_000 })).toMatchObject({ kind: 'done' });
  expect(await row()).toMatchObject({ state: 'captured', refunded_cents: 3_000 });
  expect(await invoices()).toEqual([total, -2_000, -1_000]);
  say(1, { ...charged(total, 0), failedRefundCents: 3_000 });
  await ask(1);
  expect(await findFailedRefundCents(db, order.id)).toBe(1_000);
  await decide({ to: 'captured', refundedCents: 3_000 });
  expect(await request({ baseCents: 3_000 })).toMatchObject({ kind: 'done', amountCents: 2_000 });
  expect(await row()).toMatchObject({ state: 'refunded', refunded_cents: total });
  expect(await invoices()).toEqual([total, -2_000, -1_000, -2_000]);
});

test('a refund repeated at the provider after one that failed is counted once, as staff say', async () => {
  const { say, ask, decide, row, invoices } = await setUpFailedRefund(2_000);
  await decide({ to: 'captured', refundedCents: 2_000 });
  say(1, { ...charged(total, 2_000), failedRefundCents: 2_000 });
  await ask(1);
  expect(await row()).toMatchObject({ state: 'review', refunded_cents: 2_000 });
  const refused = await decide({ to: 'captured', force: true });
  expect(refused).toMatchObject({ kind: 'refused', isForcible: false });
  await decide({ to: 'captured', refundedCents: 2_000 });
  await ask(1);
  expect(await row()).toMatchObject({ state: 'captured', refunded_cents: 2_000 });
  expect(await invoices()).toEqual([total, -2_000]);
});

test('a refund repeated at the provider in addition to what was paid otherwise is recorded and credited', async () => {
  const { say, ask, decide, row, invoices, read } = await setUpFailedRefund(2_000);
  await decide({ to: 'captured', refundedCents: 2_000 });
  say(1, { ...charged(total, 2_000), failedRefundCents: 2_000 });
  await ask(1);
  expect(await decide({ to: 'captured', refundedCents: 4_000 })).toMatchObject({
    kind: 'done',
    objections: [],
  });
  await ask(1);
  expect(await row()).toMatchObject({ state: 'captured', refunded_cents: 4_000 });
  expect(await invoices()).toEqual([total, -2_000, -2_000]);
  expect((await read()).mails.at(-1)).toBe('refunded-4000');
});

/** After the refund of 20.00 failed, one of 10.00 fails while the order is in review. */
async function setUpSecondFailure() {
  const bench = await setUpFailedRefund(2_000);
  await bench.db.updateTable('orders').set({ refunded_cents: 3_000 }).execute();
  bench.say(1, { ...charged(total, 0), failedRefundCents: 3_000 });
  return bench;
}

test('a refund that fails while the order is in review has to be paid too', async () => {
  const { decide, row } = await setUpSecondFailure();
  for (const failedCents of [undefined, 2_000]) {
    const decided = decide({ to: 'captured', refundedCents: 3_000, failedCents });
    expect(await decided).toMatchObject({
      kind: 'refused',
      reasons: [expect.stringContaining('refunds of 30.00 EUR failed, not of 20.00 EUR')],
    });
  }
  expect(await row()).toMatchObject({ state: 'review' });
});

test('with all that failed acknowledged, both refunds are paid by other means', async () => {
  const { db, ask, decide, row } = await setUpSecondFailure();
  const decided = decide({ to: 'captured', refundedCents: 3_000, failedCents: 3_000 });
  expect(await decided).toMatchObject({ kind: 'done', objections: [] });
  await ask(1);
  expect(await row()).toMatchObject({ state: 'captured', refunded_cents: 3_000 });
  const attempt = db.selectFrom('payment_attempts').select('refunded_elsewhere_cents');
  expect(await attempt.executeTakeFirst()).toEqual({ refunded_elsewhere_cents: 3_000 });
});

test('a total that the failed refunds do not explain is objected to', async () => {
  const { decide } = await setUpFailedRefund(2_000);
  expect(await decide({ to: 'captured', refundedCents: 2_001 })).toMatchObject({
    kind: 'refused',
    reasons: ['0.00 EUR refunded, not 20.01 EUR'],
  });
  expect(await decide({ to: 'refunded', refundedCents: 2_000 })).toMatchObject({
    isForcible: false,
  });
});

test('if a refund failed while another is uncertain, the total has to be stated, and what is missing with it', async () => {
  const { db, say, decide, row } = await setUpFailedRefund(2_000);
  await db
    .updateTable('payment_operations')
    .set({ state: 'undecided', amount_cents: 1_000, base_cents: 2_000 })
    .where('kind', '=', 'refund')
    .execute();
  // The uncertain one took place.
  say(1, { ...charged(total, 1_000), failedRefundCents: 2_000 });
  expect(await decide({ to: 'captured', force: true })).toMatchObject({
    kind: 'refused',
    isForcible: false,
    reasons: [expect.stringContaining('30.00 EUR if it happened, 20.00 EUR if not')],
  });
  expect(await decide({ to: 'captured', refundedCents: 3_000, failedCents: 1_000 })).toMatchObject({
    kind: 'refused',
    reasons: [expect.stringContaining('refunds of 20.00 EUR failed, not of 10.00 EUR')],
  });
  expect(await decide({ to: 'captured', refundedCents: 3_000, failedCents: 2_000 })).toMatchObject({
    kind: 'done',
    objections: [],
  });
  expect(await row()).toMatchObject({ state: 'captured', refunded_cents: 3_000 });
});

test('a decision on an order that was decided, refunded in part and reviewed again meanwhile does not undo the refund', async () => {
  const { db, dependencies, order, say, status, decide, row } = await setUpReview();
  // The provider does not report partial refunds.
  say(1, charged(total));
  status.mockImplementationOnce(async ({ reference }) => {
    // This process is suspended while the provider answers.
    await decide({ to: 'captured' });
    await requestOperation(dependencies, order.id, { kind: 'refund', amountCents: 1_000 });
    await db
      .transaction()
      .execute((trx) => transitionOrder(trx, order.id, 'review', 'odd again', new Date()));
    return { ...charged(total), reference, state: 'captured' };
  });
  expect(await decide({ to: 'captured' })).toMatchObject({ kind: 'refused', isForcible: false });
  expect(await row()).toMatchObject({ state: 'review', refunded_cents: 1_000 });
});

test.each(['voided', 'failed'] as const)(
  'an amount that is put on hold while its order is decided to be %s is seen before it is',
  async (to) => {
    const { db, say, ask, status, decide, read } = await setUpReview();
    await db.updateTable('payment_attempts').set({ state: 'open' }).execute();
    status.mockImplementationOnce(async ({ reference }) => {
      // The buyer pays after the provider has answered, and its callback is faster than the decision.
      say(1, reserved(total));
      await ask(1);
      return { reference, state: 'open' };
    });
    expect(await decide({ to, force: true })).toMatchObject({
      kind: 'refused',
      reasons: ['a payment of the order has changed meanwhile'],
      isForcible: false,
    });
    expect(await read()).toMatchObject({ state: 'review', attempts: ['authorised'] });
  },
);

test('a colleague who has answered otherwise about an uncertain refund is not told that it is done', async () => {
  const { decide, row } = await setUpUncertainRefund();
  expect(await decide({ to: 'captured', refundedCents: 0 })).toMatchObject({ kind: 'done' });
  expect(await decide({ to: 'captured', refundedCents: 0 })).toMatchObject({ kind: 'already' });
  expect(await decide({ to: 'captured', refundedCents: 2_000 })).toEqual({
    kind: 'refused',
    reasons: ['the order has been decided otherwise: captured, 0.00 EUR refunded'],
    isForcible: false,
  });
  expect(await row()).toMatchObject({ state: 'captured', refunded_cents: 0 });
});
