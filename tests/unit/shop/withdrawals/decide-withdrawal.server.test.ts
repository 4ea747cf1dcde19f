import type { Kysely } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { OrderState } from '~/platform/database/stored-values';
import { createOrder } from '~/shop/orders/orders.server';
import { confirmWithdrawal, dismissWithdrawal } from '~/shop/withdrawals/decide-withdrawal.server';
import type { Withdrawal } from '~/shop/withdrawals/withdrawals.server';
import type { Database } from '~/platform/database/schema';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';
import { makeWithdrawal } from '../../../support/new-withdrawal';
import { makeMail } from '../../../support/new-mail';

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openMemoryDatabase();
});

const now = new Date('2026-11-23T09:00:00Z');

async function withdrawFrom(
  state: OrderState,
  change: Parameters<typeof makeWithdrawal>[0] = {},
): Promise<Withdrawal> {
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  await db.updateTable('orders').set({ state }).where('id', '=', order.id).execute();
  return db
    .insertInto('withdrawals')
    .values(makeWithdrawal({ order_id: order.id, effect: 'unproven', ...change }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

const renderMail = async ({ reference, effect }: Withdrawal) =>
  makeMail({ dedupeKey: `withdrawal:${reference}:confirmed`, text: effect });

const mails = async () =>
  (await db.selectFrom('outbox').select('text').execute()).map(({ text }) => text);

test.each([
  ['authorised', {}, 'void'],
  ['abandoned', {}, 'void'],
  ['authorised', { items: '1 × Autumn oil' }, 'operator'],
  ['captured', {}, 'operator'],
  ['expired', {}, 'none'],
] as const)(
  'confirmed, a withdrawal from an order %s %j goes on as if proven: %s',
  async (...row) => {
    const [state, change, effect] = row;
    const withdrawal = await withdrawFrom(state, change);
    const decision = await confirmWithdrawal(db, withdrawal, { proof: 'mail', now });
    expect(decision).toMatchObject({
      changed: true,
      withdrawal: { effect, proof: 'mail', decided_at: now.toISOString() },
    });
  },
);

test('ten concurrent decisions are one decision and one email to staff', async () => {
  const withdrawal = await withdrawFrom('captured');
  const decisions = await Promise.all(
    Array.from({ length: 10 }, () =>
      confirmWithdrawal(db, withdrawal, { proof: 'mail', renderMail, now }),
    ),
  );
  expect(decisions.filter(({ changed }) => changed)).toHaveLength(1);
  expect(new Set(decisions.map((each) => each.withdrawal.effect))).toEqual(new Set(['operator']));
  expect(await mails()).toEqual(['operator']);
});

test('of a simultaneous confirmation and dismissal one counts', async () => {
  const withdrawal = await withdrawFrom('authorised');
  const [confirmed, dismissed] = await Promise.all([
    confirmWithdrawal(db, withdrawal, { proof: 'mail', now }),
    dismissWithdrawal(db, withdrawal, 'not his', now),
  ]);
  expect([confirmed.changed, dismissed.changed].filter(Boolean)).toHaveLength(1);
});

test('dismissed, it keeps the reason; the mail’s link changes nothing any more, staff and the order’s link do', async () => {
  const withdrawal = await withdrawFrom('authorised');
  const { withdrawal: dismissed } = await dismissWithdrawal(db, withdrawal, 'not his', now);
  expect(dismissed).toMatchObject({
    effect: 'dismissed',
    proof: null,
    dismissal_reason: 'not his',
    decided_at: now.toISOString(),
  });
  // Read before the dismissal, too: the database decides.
  for (const read of [withdrawal, dismissed]) {
    expect(await confirmWithdrawal(db, read, { proof: 'mail', renderMail, now })).toMatchObject({
      changed: false,
      withdrawal: { effect: 'dismissed' },
    });
  }
  expect(await mails()).toEqual([]);
  const back = await confirmWithdrawal(db, dismissed, { proof: 'operator', now });
  expect(back.withdrawal).toMatchObject({ effect: 'void', dismissal_reason: null });
  const other = await withdrawFrom('authorised', { effect: 'dismissed' });
  const proven = await confirmWithdrawal(db, other, { proof: 'order link', now });
  expect(proven.withdrawal).toMatchObject({ effect: 'void', proof: 'order link' });
});

test.each(['none', 'void', 'voided', 'operator'] as const)(
  'a withdrawal in effect (%s) is neither confirmed again nor dismissed',
  async (effect) => {
    const withdrawal = await withdrawFrom('authorised', { effect });
    const outcomes = [
      await confirmWithdrawal(db, withdrawal, { proof: 'mail', renderMail, now }),
      await confirmWithdrawal(db, withdrawal, { proof: 'operator', now }),
      await confirmWithdrawal(db, withdrawal, { proof: 'order link', now }),
      await dismissWithdrawal(db, withdrawal, 'x', now),
    ];
    expect(outcomes.map(({ changed }) => changed)).toEqual([false, false, false, false]);
    expect(outcomes.map((each) => each.withdrawal.effect)).toEqual(Array(4).fill(effect));
  },
);
