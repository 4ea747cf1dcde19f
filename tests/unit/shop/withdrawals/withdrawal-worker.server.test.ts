import type { Kysely } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WithdrawalEffect } from '~/platform/database/withdrawal-tables';
import type { OrderState } from '~/platform/database/stored-values';
import { log } from '~/platform/log/log.server';
import { createOrder, type Order } from '~/shop/orders/orders.server';
import {
  applyWithdrawals,
  startWithdrawalWorker,
  type WithdrawalWorkerOptions,
} from '~/shop/withdrawals/withdrawal-worker.server';
import type { Database } from '~/platform/database/schema';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';
import { makeWithdrawal } from '../../../support/new-withdrawal';
import { makeMail } from '../../../support/new-mail';

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openMemoryDatabase();
});

/** Gives a reservation up as the payments do: the order moves once. */
const voidOrder = vi.fn<WithdrawalWorkerOptions['voidOrder']>();
beforeEach(() => {
  voidOrder.mockReset().mockImplementation(async (order: Order) => {
    const { numUpdatedRows } = await db
      .updateTable('orders')
      .set({ state: 'voided' })
      .where('id', '=', order.id)
      .where('state', '=', 'authorised')
      .executeTakeFirst();
    return { kind: numUpdatedRows === 1n ? 'done' : 'already' };
  });
});

const renderLeftMail = vi.fn<WithdrawalWorkerOptions['renderReleaseFailedMail']>(
  async ({ reference }, order, reason = '') =>
    makeMail({
      dedupeKey: `withdrawal:${reference}:left`,
      text: `${order.state} ${reason}`.trim(),
    }),
);

const run = () =>
  applyWithdrawals({ db, voidOrder, renderReleaseFailedMail: renderLeftMail, onMail: () => {} });

async function withdrawFrom(state: OrderState, effect: WithdrawalEffect = 'void') {
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  await db.updateTable('orders').set({ state }).where('id', '=', order.id).execute();
  await db
    .insertInto('withdrawals')
    .values(makeWithdrawal({ order_id: order.id, effect }))
    .execute();
  return order.id;
}

const effects = async () =>
  (await db.selectFrom('withdrawals').select('effect').orderBy('id').execute()).map(
    ({ effect }) => effect,
  );
const mails = async () =>
  (await db.selectFrom('outbox').select('text').execute()).map(({ text }) => text);
const move = (id: number, state: OrderState) =>
  db.updateTable('orders').set({ state }).where('id', '=', id).execute();

test('a release that fails does not hold up the next one', async () => {
  const broken = await withdrawFrom('authorised');
  await withdrawFrom('authorised');
  const release = voidOrder.getMockImplementation();
  voidOrder.mockImplementation(async (order) => {
    if (order.id === broken) throw new TypeError('It broke');
    return release?.(order) ?? { kind: 'unknown' };
  });
  await expect(run()).rejects.toThrow('It broke');
  expect(await effects()).toEqual(['void', 'voided']);
});

test('a reservation is released once, also when rounds run concurrently', async () => {
  await withdrawFrom('authorised');
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await effects()).toEqual(['voided']);
  expect(await mails()).toEqual([]);
  const done = await Promise.all(voidOrder.mock.results.map(({ value }) => value));
  expect(done.filter(({ kind }) => kind === 'done')).toHaveLength(1);
  const calls = voidOrder.mock.calls.length;
  await run();
  expect(voidOrder).toHaveBeenCalledTimes(calls);
});

test.each<WithdrawalEffect>(['unproven', 'operator', 'none'])(
  'a reservation stays while the effect of the withdrawal is “%s”',
  async (effect) => {
    await withdrawFrom('authorised', effect);
    await run();
    expect(await effects()).toEqual([effect]);
    expect(voidOrder).not.toHaveBeenCalled();
  },
);

test('a provider that is down is called again in the next round', async () => {
  await withdrawFrom('authorised');
  voidOrder.mockResolvedValueOnce({ kind: 'unknown' });
  await run();
  expect(await effects()).toEqual(['void']);
  await run();
  expect(await effects()).toEqual(['voided']);
});

test('after a crash between the provider’s response and its record the next round only records it', async () => {
  const id = await withdrawFrom('authorised');
  await move(id, 'voided');
  await run();
  expect(await effects()).toEqual(['voided']);
  expect(voidOrder).not.toHaveBeenCalled();
});

test('staff are notified of a refusal once, with the provider’s reason', async () => {
  await withdrawFrom('authorised');
  voidOrder.mockResolvedValue({ kind: 'refused', reason: 'too late' });
  await Promise.all([run(), run()]);
  expect(await effects()).toEqual(['operator']);
  expect(await mails()).toEqual(['authorised too late']);
});

test('a payment charged in the meantime is left to staff to refund', async () => {
  const id = await withdrawFrom('authorised');
  await move(id, 'captured');
  await run();
  expect(await effects()).toEqual(['operator']);
  expect(await mails()).toEqual(['captured']);
  expect(voidOrder).not.toHaveBeenCalled();
});

test('for an order without a payment a late reservation is released, no other', async () => {
  const id = await withdrawFrom('abandoned');
  await run();
  expect(await effects()).toEqual(['void']);
  expect(voidOrder).not.toHaveBeenCalled();
  await move(id, 'authorised');
  await run();
  expect(await effects()).toEqual(['voided']);
});

test('an expired or refunded payment needs nothing', async () => {
  await withdrawFrom('expired');
  await withdrawFrom('refunded');
  await run();
  expect(await effects()).toEqual(['none', 'none']);
  expect(voidOrder).not.toHaveBeenCalled();
});

test('a follow-up that fails does not keep the next one from running', async () => {
  const reported = vi.spyOn(log, 'error').mockImplementation(() => {});
  const next = vi.fn(async () => {});
  const job = startWithdrawalWorker(
    {
      db,
      voidOrder,
      renderReleaseFailedMail: renderLeftMail,
      onMail: () => {},
      followUps: [() => Promise.reject(new Error('an email cannot be rendered')), next],
    },
    { JOB_INTERVAL_MS: undefined },
  );
  await expect.poll(() => next.mock.calls.length).toBeGreaterThan(0);
  await job.stop();
  expect(reported).toHaveBeenCalled();
  reported.mockRestore();
});
