import { expect, test } from 'vitest';
import { loadOrderSheet } from '~/reception/orders/order-sheet.server';
import { dismissMail } from '~/platform/mail/outbox-hold.server';
import { enqueue } from '~/platform/mail/outbox.server';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { finishOperation, planOperation } from '~/shop/payments/core/operation-rows.server';
import { reserved } from '../../../support/fake-provider';
import { makeMail } from '../../../support/new-mail';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';
import { makeWithdrawal } from '../../../support/new-withdrawal';
import { setUpSettling } from '../../../support/settlement-fixture';

const now = new Date('2026-11-23T08:00:00Z');
const whole = { items: '', effect: 'operator' } as const;
const part = { items: 'One bar of soap', effect: 'operator' } as const;
const unproven = { items: '', effect: 'unproven' } as const;

type Stated = { items: string; effect: 'operator' | 'unproven' | 'dismissed' };

async function sheetAfter(stated: readonly Stated[], isSent = false) {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), now);
  const change = {
    capture_before: '2026-11-30T08:00:00.000Z',
    ...(isSent && { tracking_number: '1', shipped_at: now.toISOString() }),
  };
  await db
    .transaction()
    .execute((trx) => transitionOrder(trx, order.id, 'authorised', 'reserved', now, change));
  for (const each of stated) {
    const row = makeWithdrawal({ order_id: order.id, ...each });
    await db.insertInto('withdrawals').values(row).execute();
  }
  return loadOrderSheet(db, order.number, now);
}

test.each([
  [[whole], false, 'withdrawn'],
  [[whole], true, 'withdrawnSent'],
  [[part], false, 'withdrawnPartly'],
  [[part], true, 'withdrawnPartlySent'],
  // Whoever first withdraws from a part, and then from everything, keeps nothing.
  [[part, whole], false, 'withdrawn'],
  // Nobody knows yet who made the other statement.
  [[unproven, part], false, 'withdrawnPartly'],
  [[unproven], false, 'unproven'],
  [[unproven], true, 'unproven'],
  [[{ ...whole, effect: 'dismissed' }], false, 'send'],
] as const)(
  'statements %j, the parcel sent: %s, leave the task %s',
  async (stated, isSent, task) => {
    expect(await sheetAfter(stated, isSent)).toMatchObject({ task });
  },
);

test('a sheet has the statements with their goods and the last day for the money', async () => {
  const sheet = await sheetAfter([part, { ...whole, effect: 'dismissed' }]);
  expect(sheet?.statements).toEqual([
    {
      reference: expect.stringMatching(/^R-2026-/),
      items: 'One bar of soap',
      isOpen: true,
      isProven: true,
      dueDay: '2026-12-05',
    },
  ]);
});

test('of hundreds of statements a sheet lists those that decide, and names the number', async () => {
  const many = Array.from({ length: 30 }, () => ({ ...part, effect: 'unproven' }) as const);
  const sheet = await sheetAfter([...many, part, whole]);
  expect(sheet).toMatchObject({ task: 'withdrawn', statementCount: 32 });
  expect(sheet?.statements).toHaveLength(20);
  expect(sheet?.statements.filter(({ isProven }) => isProven)).toHaveLength(2);
});

test('an email that failed does not hide what has to be done', async () => {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), now);
  await db
    .transaction()
    .execute((trx) => transitionOrder(trx, order.id, 'authorised', 'reserved', now));
  await enqueue(db, makeMail({ dedupeKey: `order:${order.number}:confirmation` }));
  const [mail] = await db.updateTable('outbox').set({ state: 'dead' }).returning('id').execute();
  const sheet = await loadOrderSheet(db, order.number, now);
  expect(sheet).toMatchObject({ task: 'send', unsentMails: [{ id: mail?.id, isHeld: false }] });
  await dismissMail(db, mail?.id ?? 0);
  expect(await loadOrderSheet(db, order.number, now)).toMatchObject({ unsentMails: [] });
});

test('an operation that is under way leaves nothing to do until it has ended', async () => {
  const { db, order, open, say, ask } = await setUpSettling();
  await open();
  say(1, reserved(5000));
  await ask(1);
  const attempt = await db.selectFrom('payment_attempts').selectAll().executeTakeFirstOrThrow();
  const capture = { kind: 'capture', amountCents: 5000, baseCents: 0 } as const;
  const { id } = await db
    .transaction()
    .execute((trx) => planOperation(trx, order, attempt, capture, now));
  expect(await loadOrderSheet(db, order.number, now)).toMatchObject({ task: 'wait' });
  await db
    .transaction()
    .execute((trx) => finishOperation(trx, id, { state: 'refused', error: 'no' }, now));
  expect(await loadOrderSheet(db, order.number, now)).toMatchObject({ task: 'send' });
});
