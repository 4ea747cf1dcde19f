import { expect, test } from 'vitest';
import { heldReason } from '~/platform/mail/outbox-hold.server';
import { enqueue } from '~/platform/mail/outbox.server';
import { findOrderByNumber, listOrders, loadOrderRecord } from '~/shop/orders/order-list.server';
import type { OrderState } from '~/platform/database/stored-values';
import { createOrder, transitionOrder, type Order } from '~/shop/orders/orders.server';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';
import { makeWithdrawal } from '../../../support/new-withdrawal';

async function setUp() {
  const db = await openMemoryDatabase();
  const place = async (
    steps: [OrderState, string][],
    changes: Parameters<typeof transitionOrder>[5] = {},
  ) => {
    const { order } = await createOrder(db, makeNewOrder(), new Date('2026-11-01T10:00:00Z'));
    for (const [state, at] of steps) {
      await db
        .transaction()
        .execute((trx) => transitionOrder(trx, order.id, state, state, new Date(at), changes));
    }
    return order.number;
  };
  const giveUpMail = async (number: string) => {
    await enqueue(db, {
      dedupeKey: `order:${number}:confirmation`,
      kind: 'order-confirmation',
      siteUrl: 'https://hotel.example',
      to: { name: 'Ana', address: 'ana@example.com' },
      subject: 'x',
      html: 'x',
      text: number,
    });
    await db.updateTable('outbox').set({ state: 'dead' }).execute();
  };
  return { db, place, giveUpMail };
}

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T10:00:00.000Z`;
const numbers = (rows: readonly Pick<Order, 'number'>[]) => rows.map(({ number }) => number);

test('tasks for staff come first: reviews, failed emails, the holds that expire first', async () => {
  const { db, place, giveUpMail } = await setUp();
  const late = await place([['authorised', day(2)]], { capture_before: day(9) });
  const soon = await place([['authorised', day(2)]], { capture_before: day(8) });
  const old = await place([]);
  const lost = await place([
    ['authorised', day(2)],
    ['captured', day(3)],
  ]);
  const review = await place([['review', day(2)]]);
  const newest = await place([]);
  await giveUpMail(lost);
  expect(numbers(await listOrders(db))).toEqual([review, lost, soon, late, newest, old]);
  expect(numbers(await listOrders(db, { limit: 2 }))).toEqual([review, lost]);
  expect(numbers(await listOrders(db, { states: ['pending'], order: 'number' }))).toEqual([
    old,
    newest,
  ]);
  const [first] = await listOrders(db, { states: ['captured'] });
  expect(first).toMatchObject({ items: 3, dead_mails: 1, under_way: null, charged_at: day(3) });
});

test('an email that is held after a restore has not failed: what the order itself needs is listed', async () => {
  const { db, place, giveUpMail } = await setUp();
  const lost = await place([['authorised', day(2)]]);
  const newest = await place([['authorised', day(2)]]);
  await giveUpMail(lost);
  expect(numbers(await listOrders(db))).toEqual([lost, newest]);
  await db.updateTable('outbox').set({ last_error: heldReason }).execute();
  expect(await listOrders(db)).toMatchObject([
    { number: newest, dead_mails: 0 },
    { number: lost, dead_mails: 0 },
  ]);
});

test('a withdrawal is listed above the holds until its money has been returned', async () => {
  const { db, place } = await setUp();
  const hold = await place([['authorised', day(2)]], { capture_before: day(8) });
  const withdraw = async (number: string, items = '') => {
    const order = await findOrderByNumber(db, number);
    const row = makeWithdrawal({
      order_id: order?.id ?? null,
      items,
      created_at: items === '' ? day(20) : day(2),
    });
    await db.insertInto('withdrawals').values(row).execute();
    return row.reference;
  };
  const charged = (changes: Parameters<typeof place>[1]) =>
    place(
      [
        ['authorised', day(2)],
        ['captured', day(3)],
      ],
      changes,
    );
  const reserved = await place([['authorised', day(2)]], { capture_before: day(9) });
  const whole = await charged({ captured_cents: 5000 });
  const part = await charged({ captured_cents: 5000 });
  const paidBack = await charged({ captured_cents: 5000, refunded_cents: 5000 });
  const lessCharged = await charged({ captured_cents: 3100 });
  const references = [
    await withdraw(reserved),
    await withdraw(whole),
    await withdraw(part, '1 × Autumn oil'),
  ];
  await withdraw(paidBack);
  await withdraw(lessCharged, '1 × Autumn oil');
  const rows = await listOrders(db);
  expect(numbers(rows)).toEqual([part, whole, reserved, lessCharged, hold, paidBack]);
  expect(rows.map(({ withdrawal }) => withdrawal)).toEqual([
    references[2],
    references[1],
    references[0],
    null,
    null,
    null,
  ]);
});

test('an unproven withdrawal needs a decision unless another is proven; a dismissed one needs none', async () => {
  const { db, place } = await setUp();
  const withdraw = async (number: string, effect: 'unproven' | 'dismissed' | 'void') => {
    const order = await findOrderByNumber(db, number);
    const row = makeWithdrawal({ order_id: order?.id ?? null, effect });
    await db.insertInto('withdrawals').values(row).execute();
    return row.reference;
  };
  const waits = await place([['authorised', day(2)]]);
  const both = await place([['authorised', day(2)]]);
  const dismissed = await place([['authorised', day(2)]]);
  const first = await withdraw(waits, 'unproven');
  await withdraw(both, 'unproven');
  const proven = await withdraw(both, 'void');
  await withdraw(dismissed, 'dismissed');
  const rows = await listOrders(db, { order: 'number' });
  expect(rows.map((row) => [row.withdrawal, row.is_withdrawal_unproven])).toEqual([
    [first, 1],
    [proven, 0],
    [null, 0],
  ]);
});

test('orders can be listed by the day of charging too', async () => {
  const { db, place } = await setUp();
  const charge = (at: string) =>
    place([
      ['authorised', day(1)],
      ['captured', at],
    ]);
  const third = await charge(day(3));
  const fifth = await charge(day(5));
  await place([['authorised', day(4)]]);
  const between = (since: number, until: number) =>
    listOrders(db, { since: new Date(day(since)), until: new Date(day(until)), by: 'charged' });
  expect(numbers(await between(3, 5))).toEqual([third]);
  expect(numbers(await between(4, 6))).toEqual([fifth]);
  expect(await listOrders(db, { since: new Date(day(2)) })).toEqual([]);
});

test('an order is found by its number, with everything about it', async () => {
  const { db, place, giveUpMail } = await setUp();
  const number = await place([['authorised', day(2)]]);
  await giveUpMail(number);
  const found = await findOrderByNumber(db, number);
  const file = await loadOrderRecord(db, found?.id ?? 0);
  expect(file.order.lines).toHaveLength(2);
  expect(file.events.map(({ to_state }) => to_state)).toEqual(['pending', 'authorised']);
  expect(file.mails).toMatchObject([{ kind: 'order-confirmation', state: 'dead' }]);
  expect(await findOrderByNumber(db, 'M-2026-999999')).toBeUndefined();
});

test('a withdrawal after an earlier refund is listed until the next refund', async () => {
  const { db, place } = await setUp();
  const number = await place(
    [
      ['authorised', day(2)],
      ['captured', day(3)],
    ],
    { captured_cents: 5000, refunded_cents: 500 },
  );
  const order = await findOrderByNumber(db, number);
  const giveBack = (total: number, at: string) =>
    db
      .insertInto('order_events')
      .values({
        order_id: order?.id ?? 0,
        from_state: 'captured',
        to_state: 'captured',
        reason: `refunded ${total} of 5000: P-1`,
        refunded_cents: total,
        created_at: at,
      })
      .execute();
  await giveBack(500, day(4));
  const row = makeWithdrawal({ order_id: order?.id ?? null, created_at: day(10) });
  await db.insertInto('withdrawals').values(row).execute();
  const [before] = await listOrders(db);
  expect(before?.withdrawal).toBe(row.reference);
  await giveBack(4000, day(12));
  const [after] = await listOrders(db);
  expect(after?.withdrawal).toBeNull();
});

test('an order that was charged and not sent is listed with what has to be done', async () => {
  const { db, place } = await setUp();
  const pay = () =>
    place(
      [
        ['authorised', day(2)],
        ['captured', day(3)],
      ],
      { captured_cents: 5000 },
    );
  const unsent = await pay();
  const sent = await pay();
  const shipped = { shipped_at: day(3) };
  await db.updateTable('orders').set(shipped).where('number', '=', sent).execute();
  expect(numbers(await listOrders(db))).toEqual([unsent, sent]);
});
