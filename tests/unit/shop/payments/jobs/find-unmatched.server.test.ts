import { expect, test } from 'vitest';
import { createOrder } from '~/shop/orders/orders.server';
import { findUnmatchedPayments } from '~/shop/payments/jobs/find-unmatched.server';
import type { JournalEntry } from '~/shop/payments/core/payment-journal';
import { preparePaymentJournal } from '~/shop/payments/core/payment-journal.server';
import { newPaymentReference } from '~/shop/payments/core/payment-reference.server';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import { closeManually, voidUnmatched } from '~/shop/payments/core/resolve-unmatched.server';
import { listUnmatched } from '~/shop/payments/core/unmatched-payments.server';
import { charged, reserved } from '../../../../support/fake-provider';
import { makeJournal } from '../../../../support/memory-journal';
import { makeNewOrder } from '../../../../support/new-order';
import { setUpSettling } from '../../../../support/settlement-fixture';
import { orderNumber } from '../../../../support/order-number';

const hour = 60 * 60_000;

async function setUp() {
  const bench = await setUpSettling();
  const { journal, entries } = makeJournal();
  const dependencies = { ...bench.dependencies, journal };
  const settled = new Set<string>();
  /** A payment that is in the journal but not in the database. */
  const lose = (ageMs = 0) => {
    const entry: JournalEntry = {
      reference: newPaymentReference(),
      provider: 'wspay',
      order: orderNumber(77),
      amountCents: 5000,
      at: new Date(bench.clock.now.getTime() - ageMs).toISOString(),
    };
    entries.push(entry);
    return entry.reference;
  };
  const round = () => findUnmatchedPayments(dependencies, settled);
  const rows = () => listUnmatched(bench.db, { all: true });
  const mails = async () =>
    (await bench.db.selectFrom('outbox').select('dedupe_key').execute()).map(
      (row) => row.dedupe_key,
    );
  const listUnsent = async () => {
    const unsent = bench.db.selectFrom('outbox').select('dedupe_key').where('to_address', '!=', '');
    return (await unsent.where('state', '!=', 'sent').execute()).map((row) => row.dedupe_key);
  };
  const asked = () => bench.status.mock.calls.map(([{ reference }]) => reference);
  return { ...bench, dependencies, entries, lose, round, rows, mails, listUnsent, asked };
}

test('a hold without an order goes to review once, with one mail, in any number of rounds', async () => {
  const { lose, words, round, rows, mails, read, dependencies } = await setUp();
  const reference = lose();
  words.set(reference, reserved(5000));
  await Promise.all([round(), round(), round()]);
  await round();
  expect(await rows()).toMatchObject([
    {
      reference,
      order_number: orderNumber(77),
      amount_cents: 5000,
      money: 'held',
      state: 'review',
    },
  ]);
  expect(await mails()).toEqual([`payment:${reference}:unmatched`]);
  expect(dependencies.onUnmatched).toHaveBeenCalledExactlyOnceWith({
    reference,
    provider: 'wspay',
    order: orderNumber(77),
  });
  // The order of this database has nothing to do with it.
  expect(await read()).toMatchObject({ state: 'pending', attempts: [] });
});

test('a charge without an order is found too', async () => {
  const { lose, words, round, rows } = await setUp();
  words.set(lose(), charged(4200));
  await round();
  expect(await rows()).toMatchObject([{ money: 'charged', amount_cents: 4200, state: 'review' }]);
});

test('what was refunded of a charge is what the provider reports, or the journal if it reports no part', async () => {
  const { lose, words, round, rows, dependencies, db, clock } = await setUp();
  const reference = lose();
  words.set(reference, charged(4200, 700));
  await round();
  expect(await rows()).toMatchObject([{ refunded_cents: 700 }]);
  words.set(reference, charged(4200, 800));
  await round();
  expect(await rows()).toMatchObject([{ refunded_cents: 800 }]);

  const payment = { reference, provider: 'wspay', order: orderNumber(77) } as const;
  const refund = (baseCents: number, amountCents: number) => {
    const at = clock.now.toISOString();
    const facts = { refund: `refund-${baseCents}`, baseCents, amountCents, at };
    return dependencies.journal.append({ ...payment, ...facts });
  };
  await refund(0, 500);
  await refund(500, 400);
  const provider = { ...dependencies.providerOf('wspay'), reportsPartialRefunds: false };
  const silent = { ...dependencies, providerOf: () => provider };
  await findUnmatchedPayments(silent, new Set());
  expect(await rows()).toMatchObject([{ refunded_cents: 900 }]);
  await db.deleteFrom('unmatched_payments').execute();
  await findUnmatchedPayments(silent, new Set());
  expect(await rows()).toMatchObject([{ refunded_cents: 900 }]);
  // That of another machine, or of this one after sixty days.
  await findUnmatchedPayments({ ...silent, journal: makeJournal().journal }, new Set());
  expect(await rows()).toMatchObject([{ refunded_cents: 900 }]);
});

test('a journal that cannot be read does not hold up the payments awaiting review', async () => {
  const { lose, words, round, rows, dependencies } = await setUp();
  const reference = lose();
  words.set(reference, reserved(5000));
  await round();
  words.set(reference, { state: 'voided' });
  const read = async () => {
    throw new TypeError('not a journal');
  };
  const broken = { ...dependencies, journal: { ...dependencies.journal, read } };
  await expect(findUnmatchedPayments(broken, new Set())).rejects.toThrow('not a journal');
  expect(await rows()).toMatchObject([{ state: 'closed', outcome: 'released' }]);
});

test('payments in the database are not requested here', async () => {
  const { open, order, entries, round, rows, words, asked } = await setUp();
  await open();
  const reference = `${order.number}-1`;
  const at = new Date().toISOString();
  entries.push({ reference, provider: 'wspay', order: order.number, amountCents: 5000, at });
  words.set(reference, reserved(5000));
  await round();
  expect(asked()).toEqual([]);
  expect(await rows()).toEqual([]);
});

test.each(['unknown', 'open', 'failed', 'voided', 'expired', 'refunded'] as const)(
  'a payment that is %s needs no action; while its page may take a card it is checked again',
  async (state) => {
    const { lose, words, round, rows, asked } = await setUp();
    const young = lose();
    const old = lose(25 * hour);
    for (const reference of [young, old]) words.set(reference, { state });
    await round();
    await round();
    expect(asked().toSorted()).toEqual([young, young, old].toSorted());
    expect(await rows()).toEqual([]);
  },
);

test('payments older than the journal’s retention are not requested', async () => {
  const { lose, round, asked } = await setUp();
  lose(61 * 24 * hour);
  await round();
  expect(asked()).toEqual([]);
});

test('without a response from the provider nothing is decided, and the next round continues', async () => {
  const { lose, words, round, rows, asked } = await setUp();
  const references = Array.from({ length: 5 }, () => lose(25 * hour));
  for (const reference of references) words.set(reference, new PaymentUnavailable('down'));
  await round();
  expect(asked()).toHaveLength(3);
  expect(await rows()).toEqual([]);
  for (const reference of references) words.set(reference, reserved(5000));
  await round();
  expect(await rows()).toHaveLength(5);
});

test('a response about another payment is ignored', async () => {
  const { lose, words, round, rows } = await setUp();
  words.set(lose(), { ...reserved(5000), reference: newPaymentReference() });
  await round();
  expect(await rows()).toEqual([]);
});

test.each([
  ['voided', 'released'],
  ['expired', 'expired'],
  ['refunded', 'refunded'],
] as const)(
  'a payment %s on the provider’s own pages ends the review automatically',
  async (state, outcome) => {
    const { lose, words, round, rows } = await setUp();
    const reference = lose();
    words.set(reference, reserved(5000));
    await round();
    words.set(reference, { state });
    await round();
    expect(await rows()).toMatchObject([{ state: 'closed', outcome }]);
  },
);

test('a release is requested once and recorded, also when it is repeated', async () => {
  const { lose, words, round, rows, dependencies, release: voided } = await setUp();
  const reference = lose();
  words.set(reference, reserved(5000));
  await round();
  expect(await voidUnmatched(dependencies, reference, { dryRun: true })).toMatchObject({
    kind: 'planned',
  });
  expect(voided).not.toHaveBeenCalled();
  expect(await voidUnmatched(dependencies, reference)).toMatchObject({ kind: 'done' });
  expect(await voidUnmatched(dependencies, reference)).toMatchObject({ kind: 'already' });
  expect(voided).toHaveBeenCalledTimes(1);
  expect(await rows()).toMatchObject([{ state: 'closed', outcome: 'released' }]);
});

test('a release whose response was lost is found done by the next attempt', async () => {
  const { lose, words, round, rows, dependencies, release: voided } = await setUp();
  const reference = lose();
  words.set(reference, reserved(5000));
  await round();
  voided.mockImplementationOnce(async () => {
    words.set(reference, { state: 'voided' });
    throw new PaymentUnavailable('lost');
  });
  expect(await voidUnmatched(dependencies, reference)).toEqual({ kind: 'unknown' });
  expect(await rows()).toMatchObject([{ state: 'review' }]);
  expect(await voidUnmatched(dependencies, reference)).toMatchObject({ kind: 'already' });
  expect(voided).toHaveBeenCalledTimes(1);
  expect(await rows()).toMatchObject([{ state: 'closed', outcome: 'released' }]);
});

test('a charged payment is not released', async () => {
  const { lose, words, round, rows, dependencies, release: voided } = await setUp();
  const reference = lose();
  words.set(reference, reserved(5000));
  await round();
  words.set(reference, charged(5000));
  expect(await voidUnmatched(dependencies, reference)).toMatchObject({ kind: 'refused' });
  expect(voided).not.toHaveBeenCalled();
  expect(await rows()).toMatchObject([{ state: 'review', money: 'charged' }]);
});

test('staff may close a payment with a reason, and a later round leaves it closed', async () => {
  const { lose, words, round, rows, mails, listUnsent, dependencies } = await setUp();
  const reference = lose();
  words.set(reference, reserved(5000));
  await round();
  expect(await listUnsent()).toEqual([`payment:${reference}:unmatched`]);
  expect(await closeManually(dependencies, reference, 'sent all the same')).toMatchObject({
    kind: 'done',
  });
  // The email that asked for it: if it has failed, it would stay on the worklist.
  expect(await listUnsent()).toEqual([]);
  expect(await closeManually(dependencies, reference, 'x')).toMatchObject({ kind: 'already' });
  expect(await closeManually(dependencies, 'P-none', 'x')).toMatchObject({ kind: 'refused' });
  await round();
  expect(await rows()).toMatchObject([
    { state: 'closed', outcome: 'handled', reason: 'sent all the same' },
  ]);
  expect(await mails()).toHaveLength(1);
});

test('order numbers continue above the highest in the journal, and never go back', async () => {
  const { db, lose, dependencies } = await setUp();
  lose();
  const place = async () =>
    (await createOrder(db, makeNewOrder(), new Date())).order.number.slice(-6);
  expect(await preparePaymentJournal(db, dependencies.journal)).toBe(0);
  expect(await place()).toBe('000078');
  expect(await place()).toBe('000079');
  await preparePaymentJournal(db, dependencies.journal);
  expect(await place()).toBe('000080');
});

test('order numbers also continue in a database without any order', async () => {
  const { db, lose, dependencies } = await setUp();
  await db.deleteFrom('order_events').execute();
  await db.deleteFrom('order_lines').execute();
  await db.deleteFrom('orders').execute();
  lose();
  await preparePaymentJournal(db, dependencies.journal);
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  expect(order.number.slice(-6)).toBe('000078');
});

test('a payment that has just been found is not requested twice in one round', async () => {
  const { lose, words, round, asked } = await setUp();
  const reference = lose();
  words.set(reference, reserved(5000));
  await round();
  expect(asked()).toEqual([reference]);
  await round();
  expect(asked()).toEqual([reference, reference]);
});
