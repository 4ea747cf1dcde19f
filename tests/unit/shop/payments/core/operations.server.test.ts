import { expect, test, vi } from 'vitest';
import { planOperation } from '~/shop/payments/core/operation-rows.server';
import { requestOperation, voidOrder } from '~/shop/payments/core/operations.server';
import { runOperation } from '~/shop/payments/core/run-operation.server';
import type { OperationRequest } from '~/shop/payments/core/plan-operation.server';
import {
  OperationTakenOver,
  PaymentRefused,
  PaymentUnavailable,
} from '~/shop/payments/core/payments';
import { reconcilePayments } from '~/shop/payments/jobs/reconcile.server';
import { charged, onceSent, reserved } from '../../../../support/fake-provider';
import { setUpSettling } from '../../../../support/settlement-fixture';

const day = 24 * 60 * 60_000;

/** An order of 50.00 whose payment is reserved. */
async function setUp() {
  const bench = await setUpSettling();
  await bench.open();
  bench.say(1, reserved(5000));
  await bench.ask(1);
  const wish = (request: OperationRequest) =>
    requestOperation(bench.dependencies, bench.order.id, request);
  const round = () => reconcilePayments(bench.dependencies);
  const order = () => bench.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  const operations = () =>
    bench.db.selectFrom('payment_operations').selectAll().orderBy('id').execute();
  const later = (ms: number) => void (bench.clock.now = new Date(bench.clock.now.getTime() + ms));
  const newMails = async () => (await bench.read()).mails.slice(2);
  return { ...bench, wish, round, order, operations, later, newMails };
}

test('the full amount is charged, the buyer notified once, and a second charge changes nothing', async () => {
  const { wish, order, capture, newMails } = await setUp();
  expect(await wish({ kind: 'capture' })).toMatchObject({ kind: 'done', amountCents: 5000 });
  expect(await wish({ kind: 'capture' })).toMatchObject({ kind: 'already', amountCents: 5000 });
  expect(await order()).toMatchObject({ state: 'captured', captured_cents: 5000 });
  expect(capture).toHaveBeenCalledTimes(1);
  expect(await newMails()).toEqual(['charged']);
});

test('a part is charged; another part, a release and too much are refused', async () => {
  const { wish, order, newMails } = await setUp();
  expect(await wish({ kind: 'capture', amountCents: 5001 })).toMatchObject({ kind: 'refused' });
  for (const amountCents of [0, -1, 0.5, Number.NaN])
    expect(await wish({ kind: 'capture', amountCents })).toMatchObject({ kind: 'refused' });
  expect(await wish({ kind: 'capture', amountCents: 3000 })).toMatchObject({ kind: 'done' });
  expect(await wish({ kind: 'capture', amountCents: 2000 })).toMatchObject({ kind: 'refused' });
  expect(await wish({ kind: 'void' })).toMatchObject({ kind: 'refused' });
  expect(await order()).toMatchObject({ state: 'captured', captured_cents: 3000 });
  expect(await newMails()).toEqual(['charged']);
});

test('a reservation is released once, and is not charged then', async () => {
  const { wish, order, release, newMails } = await setUp();
  expect(await wish({ kind: 'void' })).toMatchObject({ kind: 'done' });
  expect(await wish({ kind: 'void' })).toMatchObject({ kind: 'already' });
  expect(await wish({ kind: 'capture' })).toMatchObject({ kind: 'refused' });
  expect(await order()).toMatchObject({ state: 'voided' });
  expect(release).toHaveBeenCalledTimes(1);
  expect(await newMails()).toEqual(['released']);
});

test('a hold is not released for whoever does not know that the parcel has been sent meanwhile', async () => {
  const { db, dependencies, order, release } = await setUp();
  const known = await order();
  await db.updateTable('orders').set({ shipped_at: new Date().toISOString() }).execute();
  const outcome = await voidOrder(dependencies, known);
  expect(outcome).toEqual({ kind: 'refused', reason: 'the parcel has been sent meanwhile' });
  expect(release).not.toHaveBeenCalled();
  expect(await voidOrder(dependencies, await order())).toMatchObject({ kind: 'done' });
});

test('an operation that a restored database has forgotten lends its key to no later one', async () => {
  const { db, order, clock } = await setUp();
  const attempt = await db.selectFrom('payment_attempts').selectAll().executeTakeFirstOrThrow();
  const plan = async () => {
    const operation = { kind: 'refund', amountCents: 1000, baseCents: 0 } as const;
    const { id } = await order();
    const { key } = await db
      .transaction()
      .execute((trx) => planOperation(trx, { id }, attempt, operation, clock.now));
    await db.deleteFrom('payment_operations').execute();
    return key;
  };
  expect(await plan()).not.toBe(await plan());
});

test('a refund is one decision: sent twice it is done once, and decided at an earlier balance it is refused', async () => {
  const { wish, order, refund } = await setUp();
  await wish({ kind: 'capture' });
  const decision = { kind: 'refund', amountCents: 1000, baseCents: 0 } as const;
  expect(await wish(decision)).toMatchObject({ kind: 'done' });
  expect(await wish(decision)).toMatchObject({ kind: 'already' });
  expect(await wish({ ...decision, amountCents: 500 })).toMatchObject({ kind: 'refused' });
  expect(await wish({ ...decision, baseCents: 1000 })).toMatchObject({ kind: 'done' });
  expect(refund).toHaveBeenCalledTimes(2);
  expect(await order()).toMatchObject({ refunded_cents: 2000 });
});

const [oil, soap] = ['autumn-oil-500', 'soap-500'];

test('a refund for goods is of their price, and what was returned once is not refunded again', async () => {
  const { wish, order } = await setUp();
  await wish({ kind: 'capture' });
  const forSoap = { kind: 'refund' as const, goods: [{ variantId: soap, pieces: 1 }] };
  const goods = [{ variantId: oil, pieces: 1 }];
  expect(await wish({ ...forSoap, dryRun: true })).toMatchObject({
    kind: 'planned',
    amountCents: 650,
  });
  expect(await wish(forSoap)).toMatchObject({ kind: 'done', amountCents: 650 });
  expect(await wish(forSoap)).toMatchObject({ kind: 'already', amountCents: 650 });
  const again = { ...forSoap, again: true };
  expect(await wish(again)).toMatchObject({ reason: 'more pieces were named than are left' });
  // The same amount for other goods is another refund.
  expect(await wish({ kind: 'refund', amountCents: 650, goods })).toMatchObject({ kind: 'done' });
  expect(await order()).toMatchObject({ refunded_cents: 1300 });
});

test.each([
  { goods: [{ variantId: 'gone', pieces: 1 }], reason: 'does not have' },
  { goods: [{ variantId: oil, pieces: 0.5 }], reason: 'does not have' },
  { goods: [{ variantId: oil, pieces: 3 }], reason: 'more pieces' },
  {
    goods: [
      { variantId: oil, pieces: 2 },
      { variantId: oil, pieces: 1 },
    ],
    reason: 'more pieces',
  },
])('a refund for $goods is refused: $reason', async ({ goods, reason }) => {
  const { wish, operations } = await setUp();
  await wish({ kind: 'capture' });
  const outcome = await wish({ kind: 'refund', amountCents: 100, goods });
  expect(outcome).toMatchObject({ kind: 'refused', reason: expect.stringContaining(reason) });
  expect(await operations()).toHaveLength(1);
});

test('a charge without goods that are not sent is of what is sent, and no more', async () => {
  const { wish, order } = await setUp();
  const goods = [{ variantId: soap, pieces: 1 }];
  expect(await wish({ kind: 'capture', amountCents: 4351, goods })).toMatchObject({
    reason: 'what is sent costs less than that',
  });
  const twice = [{ variantId: soap, pieces: 2 }];
  expect(await wish({ kind: 'capture', amountCents: 100, goods: twice })).toMatchObject({
    reason: 'more pieces were named than are left',
  });
  expect(await wish({ kind: 'capture', goods })).toMatchObject({ kind: 'done' });
  expect(await order()).toMatchObject({ captured_cents: 4350 });
  expect(await wish({ kind: 'refund', goods })).toMatchObject({
    reason: 'more pieces were named than are left',
  });
});

test('before a parcel is sent, no charge or refund of a part leaves it empty', async () => {
  const { db, wish, order } = await setUp();
  const goods = [
    { variantId: oil, pieces: 2 },
    { variantId: soap, pieces: 1 },
  ];
  expect(await wish({ kind: 'capture', goods })).toMatchObject({
    reason: 'nothing would be sent; release the amount instead',
  });
  await wish({ kind: 'capture' });
  expect(await wish({ kind: 'refund', goods })).toMatchObject({
    reason: 'nothing would be left to send; refund the whole amount',
  });
  expect(await wish({ kind: 'refund', amountCents: 5000, goods, dryRun: true })).toMatchObject({
    kind: 'planned',
  });
  await db.updateTable('orders').set({ shipped_at: new Date().toISOString() }).execute();
  expect(await wish({ kind: 'refund', goods })).toMatchObject({ kind: 'done' });
  expect(await order()).toMatchObject({ state: 'captured' });
});

test('what was named for a refund that was refused does not count', async () => {
  const { wish, order, refund, say } = await setUp();
  await wish({ kind: 'capture' });
  say(1, charged(5000, 0));
  const goods = [{ variantId: soap, pieces: 1 }];
  refund.mockRejectedValueOnce(new PaymentRefused('no'));
  expect(await wish({ kind: 'refund', goods })).toMatchObject({ kind: 'refused' });
  expect(await wish({ kind: 'refund', goods })).toMatchObject({ kind: 'done' });
  expect(await order()).toMatchObject({ refunded_cents: 650 });
});

test('a refund without goods replaces one of the same amount that was refused with some', async () => {
  const { db, wish, refund, say } = await setUp();
  await wish({ kind: 'capture' });
  say(1, charged(5000, 0));
  const goods = [{ variantId: soap, pieces: 1 }];
  refund.mockRejectedValueOnce(new PaymentRefused('no'));
  await wish({ kind: 'refund', goods });
  expect(await wish({ kind: 'refund', amountCents: 650 })).toMatchObject({ kind: 'done' });
  expect(await db.selectFrom('movement_goods').selectAll().execute()).toEqual([]);
});

test('parts are refunded; the same amount again is the same refund unless another one is confirmed', async () => {
  const { wish, order, refund, newMails } = await setUp();
  expect(await wish({ kind: 'refund' })).toMatchObject({ kind: 'refused' });
  await wish({ kind: 'capture' });
  expect(await wish({ kind: 'refund', amountCents: 1000 })).toMatchObject({ kind: 'done' });
  expect(await wish({ kind: 'refund', amountCents: 1000 })).toMatchObject({ kind: 'already' });
  const again = { kind: 'refund', amountCents: 1000, again: true } as const;
  expect(await wish(again)).toMatchObject({ kind: 'done' });
  expect(await wish({ kind: 'refund', amountCents: 3001 })).toMatchObject({ kind: 'refused' });
  expect(await wish({ kind: 'refund' })).toMatchObject({ kind: 'done', amountCents: 3000 });
  expect(await wish({ kind: 'refund' })).toMatchObject({ kind: 'already' });
  expect(await order()).toMatchObject({ state: 'refunded', refunded_cents: 5000 });
  expect(refund.mock.calls.map(([, cents]) => cents)).toEqual([1000, 1000, 3000]);
  expect(new Set(refund.mock.calls.map(([, , key]) => key)).size).toBe(3);
  expect(await newMails()).toEqual(['charged', 'refunded-1000', 'refunded-2000', 'refunded-5000']);
});

test.each(['capture', 'void'] as const)(
  'a dry run of a %s calls no provider and stores nothing',
  async (kind) => {
    const bench = await setUp();
    const planned = await bench.wish({ kind, dryRun: true });
    expect(planned).toMatchObject({ kind: 'planned', amountCents: 5000 });
    expect(await bench.operations()).toEqual([]);
    expect(bench.capture).not.toHaveBeenCalled();
    expect(await bench.order()).toMatchObject({ state: 'authorised' });
  },
);

test('ten concurrent captures charge once', async () => {
  const { wish, capture, operations, newMails } = await setUp();
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => wish({ kind: 'capture' })));
  for (const { kind } of outcomes) expect(['done', 'already']).toContain(kind);
  expect(capture).toHaveBeenCalledTimes(1);
  expect(await operations()).toHaveLength(1);
  expect(await newMails()).toEqual(['charged']);
});

test('a refund is in the journal before it is sent, once however often it is requested; charges are not', async () => {
  const { dependencies, wish, refund, say, operations, order } = await setUp();
  await wish({ kind: 'capture' });
  say(1, charged(5000));
  const noted: unknown[] = [];
  refund.mockImplementation(async () => {
    noted.push(...(await dependencies.journal.readRefunds()));
    throw new PaymentUnavailable('down');
  });
  await wish({ kind: 'refund', amountCents: 500 });
  const { number } = await order();
  const { key, created_at: at } = (await operations()).at(-1) ?? {};
  const entry = { provider: 'wspay', order: number, refund: key, baseCents: 0, amountCents: 500 };
  expect(noted).toEqual([{ ...entry, reference: `${number}-1`, at }]);
  await wish({ kind: 'refund', amountCents: 500 });
  expect(await dependencies.journal.readRefunds()).toHaveLength(1);
});

test('with the provider down the operation is left to the next round, which uses the same key', async () => {
  const { wish, round, order, capture, newMails } = await setUp();
  capture.mockRejectedValueOnce(new PaymentUnavailable('down'));
  expect(await wish({ kind: 'capture', amountCents: 4000 })).toEqual({ kind: 'unknown' });
  expect(await wish({ kind: 'void' })).toMatchObject({ kind: 'refused' });
  expect(await order()).toMatchObject({ state: 'authorised' });
  await round();
  expect(await order()).toMatchObject({ state: 'captured', captured_cents: 4000 });
  expect(new Set(capture.mock.calls.map(([, , key]) => key)).size).toBe(1);
  expect(await newMails()).toEqual(['charged']);
});

test('done, but the response was lost: the next round detects it and does not repeat it', async () => {
  const { wish, round, order, say, refund, newMails } = await setUp();
  await wish({ kind: 'capture' });
  const lose = onceSent(async () => {
    say(1, charged(5000, 2000));
    throw new PaymentUnavailable('lost');
  });
  refund.mockImplementationOnce(lose);
  expect(await wish({ kind: 'refund', amountCents: 2000 })).toEqual({ kind: 'unknown' });
  await round();
  await round();
  expect(refund).toHaveBeenCalledTimes(1);
  expect(await order()).toMatchObject({ state: 'captured', refunded_cents: 2000 });
  expect(await newMails()).toEqual(['charged', 'refunded-2000']);
});

test('a lost response to a partial refund goes to staff if the provider does not report partial refunds', async () => {
  const { wish, round, order, say, refund, operations, newMails } = await setUp();
  await wish({ kind: 'capture' });
  say(1, charged(5000));
  const lose = onceSent(() => Promise.reject(new PaymentUnavailable('lost')));
  refund.mockImplementationOnce(lose);
  expect(await wish({ kind: 'refund', amountCents: 2000 })).toEqual({ kind: 'unknown' });
  expect((await operations()).at(-1)).toMatchObject({ state: 'sent', leased_until: null });
  await round();
  expect(refund).toHaveBeenCalledTimes(1);
  expect(await order()).toMatchObject({ state: 'review', refunded_cents: 0 });
  expect((await operations()).at(-1)).toMatchObject({ state: 'undecided' });
  expect(await newMails()).toEqual(['charged', 'review-refundUncertain']);
});

test('a partial refund that was certainly not sent is sent by the next round instead of going to staff', async () => {
  const { wish, round, order, say, refund, operations } = await setUp();
  await wish({ kind: 'capture' });
  say(1, charged(5000));
  refund.mockRejectedValueOnce(new PaymentUnavailable('no status'));
  expect(await wish({ kind: 'refund', amountCents: 2000 })).toEqual({ kind: 'unknown' });
  expect((await operations()).at(-1)).toMatchObject({ state: 'planned', leased_until: null });
  await round();
  expect(refund).toHaveBeenCalledTimes(2);
  expect(await order()).toMatchObject({ state: 'captured', refunded_cents: 2000 });
});

test('a refund that may have been sent before stays uncertain, whatever fails now', async () => {
  const { db, wish, order, say, refund, operations, round, clock } = await setUp();
  await wish({ kind: 'capture' });
  say(1, charged(5000));
  // Another process claimed and sent it while this one was suspended, and its lease has ended too.
  refund.mockImplementationOnce(async () => {
    const leased_until = clock.now.toISOString();
    const sent = { state: 'sent', leased_until } as const;
    await db.updateTable('payment_operations').set(sent).where('kind', '=', 'refund').execute();
    throw new PaymentUnavailable('no status');
  });
  await wish({ kind: 'refund', amountCents: 2000, baseCents: 0 });
  expect((await operations()).at(-1)).toMatchObject({ state: 'sent' });
  await round();
  expect(refund).toHaveBeenCalledTimes(1);
  expect(await order()).toMatchObject({ state: 'review' });
});

/** A query builder that waits before its statement is executed. */
function pausing<Builder extends object>(builder: Builder, pause: () => Promise<void>): Builder {
  return new Proxy(builder, {
    get(target, name) {
      const method = Reflect.get(target, name) as (...values: unknown[]) => object;
      if (!String(name).startsWith('execute'))
        return (...values: unknown[]) => pausing(method.apply(target, values), pause);
      return async (...values: unknown[]) => {
        await pause();
        return method.apply(target, values);
      };
    },
  });
}

test('a process that was suspended for longer than its lease does not refund what another one has refunded', async () => {
  const { db, wish, round, order, say, refund, later, operations } = await setUp();
  await wish({ kind: 'capture' });
  say(1, charged(5000));
  const whileSuspended = async () => {
    later(61_000);
    await round();
    expect(await order()).toMatchObject({ refunded_cents: 2000 });
    // The provider does not report partial refunds.
    say(1, charged(5000));
  };
  // Suspended after the provider was queried, before the refund is marked as sent.
  const update = db.updateTable.bind(db);
  vi.spyOn(db, 'updateTable')
    .mockImplementationOnce(update)
    .mockImplementationOnce((table) => pausing(update(table), whileSuspended));
  await wish({ kind: 'refund', amountCents: 2000 });
  const outcomes = refund.mock.settledResults.map(({ type }) => type);
  expect(outcomes).toEqual(['rejected', 'fulfilled']);
  expect(await order()).toMatchObject({ state: 'captured', refunded_cents: 2000 });
  expect((await operations()).at(-1)).toMatchObject({ state: 'done', leased_until: null });
});

test('a refund is not sent once another process has taken it over while the provider was asked', async () => {
  const { db, wish, say, refund, operations, later } = await setUp();
  await wish({ kind: 'capture' });
  say(1, charged(5000));
  const sent = vi.fn();
  refund.mockImplementationOnce(async (_payment, _cents, _key, beforeSending) => {
    // Suspended while the provider is asked once more; the other process leaves the refund to staff.
    later(61_000);
    await db.updateTable('payment_operations').set({ state: 'undecided' }).execute();
    await beforeSending?.();
    sent();
  });
  expect(await wish({ kind: 'refund', amountCents: 2000 })).toMatchObject({ kind: 'refused' });
  expect(sent).not.toHaveBeenCalled();
  // Not a failure of the provider, which its alarm would name.
  const refused = { type: 'rejected', value: expect.any(OperationTakenOver) as unknown };
  expect(refund.mock.settledResults).toEqual([refused]);
  expect((await operations()).at(-1)).toMatchObject({ state: 'undecided' });
});

test('a process that was suspended does not refuse what another one is sending meanwhile', async () => {
  const { db, dependencies, wish, say, refund, status, operations, clock } = await setUp();
  await wish({ kind: 'capture' });
  say(1, charged(5000));
  refund.mockRejectedValueOnce(new PaymentUnavailable('no status'));
  await wish({ kind: 'refund', amountCents: 2000 });
  const { id } = (await operations()).at(-1) ?? { id: 0 };
  const leased_until = new Date(clock.now.getTime() + 120_000).toISOString();
  const claimed = { state: 'sent', leased_until } as const;
  status.mockImplementationOnce(async ({ reference }) => {
    await db.updateTable('payment_operations').set(claimed).where('id', '=', id).execute();
    return { reference, state: 'unknown' };
  });
  await runOperation(dependencies, id);
  expect((await operations()).at(-1)).toMatchObject(claimed);
});

test('an operation of yesterday that another process has just taken up is not left to staff', async () => {
  const { db, dependencies, wish, round, order, capture, later, operations, clock } = await setUp();
  const lose = onceSent(() => Promise.reject(new PaymentUnavailable('lost')));
  capture.mockImplementation(lose);
  await wish({ kind: 'capture' });
  later(day + 60_000);
  const leased_until = new Date(clock.now.getTime() + 60_000).toISOString();
  vi.spyOn(dependencies, 'renderMails').mockImplementationOnce(async () => {
    await db.updateTable('payment_operations').set({ leased_until }).execute();
    return [];
  });
  await round();
  expect(await order()).toMatchObject({ state: 'authorised' });
  expect((await operations()).at(-1)).toMatchObject({ state: 'sent', leased_until });
});

test('a callback that overtakes the answer to a partial refund leaves the refund to the process that sent it', async () => {
  const { wish, ask, order, say, refund, newMails } = await setUp();
  await wish({ kind: 'capture' });
  say(1, charged(5000));
  // The provider does not report partial refunds.
  refund.mockImplementationOnce(onceSent(async () => void (await ask(1))));
  expect(await wish({ kind: 'refund', amountCents: 2000 })).toMatchObject({ kind: 'done' });
  expect(await order()).toMatchObject({ state: 'captured', refunded_cents: 2000 });
  expect(await newMails()).toEqual(['charged', 'refunded-2000']);
});

test('a callback that overtakes the answer to a partial charge does not count the whole amount as charged', async () => {
  const { wish, ask, order, say, capture, newMails } = await setUp();
  // Some providers still report the authorised amount after a partial charge.
  const overtake = onceSent(async () => {
    say(1, charged(5000));
    await ask(1);
  });
  capture.mockImplementationOnce(overtake);
  expect(await wish({ kind: 'capture', amountCents: 3000 })).toMatchObject({ kind: 'done' });
  expect(await order()).toMatchObject({ state: 'captured', captured_cents: 3000 });
  expect(await newMails()).toEqual(['charged']);
});

test('a process whose lease has passed to another one does not release it', async () => {
  const { db, wish, say, refund, operations } = await setUp();
  await wish({ kind: 'capture' });
  say(1, charged(5000));
  const theirs = '2999-01-01T00:00:00.000Z';
  const lose = onceSent(async () => {
    await db.updateTable('payment_operations').set({ leased_until: theirs }).execute();
    throw new PaymentUnavailable('lost');
  });
  refund.mockImplementationOnce(lose);
  await wish({ kind: 'refund', amountCents: 2000 });
  expect((await operations()).at(-1)).toMatchObject({ state: 'sent', leased_until: theirs });
});

test('a refusal ends the operation, names the reason and leaves the order unchanged', async () => {
  const { wish, order, capture, operations } = await setUp();
  capture.mockRejectedValueOnce(new PaymentRefused('Card is blocked'));
  expect(await wish({ kind: 'capture' })).toEqual({ kind: 'refused', reason: 'Card is blocked' });
  expect(await order()).toMatchObject({ state: 'authorised' });
  expect(await operations()).toMatchObject([{ state: 'refused', error: 'Card is blocked' }]);
  expect(await wish({ kind: 'capture' })).toMatchObject({ kind: 'done' });
});

test('an operation unfinished for a day goes to staff', async () => {
  const { wish, round, order, capture, later, newMails } = await setUp();
  capture.mockRejectedValue(new PaymentUnavailable('down'));
  await wish({ kind: 'capture' });
  later(day - 60_000);
  await round();
  expect(await order()).toMatchObject({ state: 'authorised' });
  later(120_000);
  await round();
  expect(await order()).toMatchObject({ state: 'review' });
  expect(await newMails()).toEqual(['review-operationStuck']);
});

test('the staff are warned once, two days before the end of a hold of seven days', async () => {
  const { round, later, newMails, order } = await setUp();
  later(5 * day - 60_000);
  await round();
  expect(await newMails()).toEqual([]);
  later(60_000);
  await round();
  await round();
  expect(await newMails()).toEqual(['warning']);
  expect((await order()).warned_at).not.toBeNull();
});

test.each([4, 30])(
  'the reminder of a hold of %i days comes two days before its end',
  async (days) => {
    const { round, later, newMails, say, clock, ask } = await setUp();
    say(1, { ...reserved(5000), captureBefore: new Date(clock.now.getTime() + days * day) });
    await ask(1);
    later((days - 2) * day - 60_000);
    await round();
    expect(await newMails()).toEqual([]);
    later(60_000);
    await round();
    expect(await newMails()).toEqual(['warning']);
  },
);

test('a round finds refunds by the bank and old pages that were paid after all', async () => {
  const { round, say, read, order, release } = await setUp();
  say(1, { ...reserved(5000), state: 'expired' });
  await round();
  expect(await order()).toMatchObject({ state: 'expired' });
  expect((await read()).mails).toContain('expired');
  expect(release).not.toHaveBeenCalled();
});
