import type { Transaction } from 'kysely';
import { expect, test, vi } from 'vitest';
import { orderStates } from '~/shop/orders/order-states';
import type { Database } from '~/platform/database/schema';
import type { OrderState } from '~/platform/database/stored-values';
import {
  annotateOrder,
  createOrder,
  findOrderByToken,
  getOrderWithLines,
  storeOrder,
  transitionOrder,
} from '~/shop/orders/orders.server';
import { listSiblingOrders } from '~/shop/orders/order-siblings.server';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeLine, makeNewOrder, nextSubmissionId } from '../../../support/new-order';
import { atHotel } from '../../../support/hotel-clock';
import { orderNumber } from '../../../support/order-number';

test('an order is stored completely: frozen lines, sums, event, number and token', async () => {
  const db = await openMemoryDatabase();
  const { order, created } = await createOrder(
    db,
    makeNewOrder(),
    new Date('2026-11-21T10:00:00Z'),
  );
  expect(created).toBe(true);
  expect(order).toMatchObject({
    number: orderNumber(1),
    state: 'pending',
    subtotal_cents: 4450,
    delivery_cents: 550,
    total_cents: 5000,
    created_at: '2026-11-21T10:00:00.000Z',
  });
  expect(order.token).toMatch(/^[0-9a-f]{48}$/);
  const { lines } = await getOrderWithLines(db, order.id);
  expect(
    lines.map((line) => [
      line.position,
      line.variant_id,
      line.unit_cents,
      line.count,
      line.total_cents,
    ]),
  ).toEqual([
    [0, 'autumn-oil-500', 1900, 2, 3800],
    [1, 'soap-500', 650, 1, 650],
  ]);
  const events = await db.selectFrom('order_events').selectAll().execute();
  expect(events).toMatchObject([{ order_id: order.id, from_state: null, to_state: 'pending' }]);
});

test('the year of a number is the hotel’s year, not Greenwich’s', async () => {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), atHotel('2027-01-01T00:30'));
  expect(order.number).toBe(orderNumber(1, 2027));
});

test('the same submission finds its order, even if the content has changed since', async () => {
  const db = await openMemoryDatabase();
  const submissionId = nextSubmissionId();
  const first = await createOrder(db, makeNewOrder({ submissionId }), new Date());
  const second = await createOrder(
    db,
    makeNewOrder({ submissionId, lines: [makeLine('x', 1, 1)] }),
    new Date(),
  );
  expect(second).toEqual({ order: first.order, created: false });
});

test('ten concurrent submissions create one order', async () => {
  const db = await openMemoryDatabase();
  const order = makeNewOrder();
  const made = await Promise.all(
    Array.from({ length: 10 }, () => createOrder(db, order, new Date())),
  );
  expect(made.filter(({ created }) => created)).toHaveLength(1);
  expect(new Set(made.map(({ order: { id } }) => id)).size).toBe(1);
  expect(await db.selectFrom('order_lines').selectAll().execute()).toHaveLength(2);
});

test('forty concurrent orders have forty numbers and tokens', async () => {
  const db = await openMemoryDatabase();
  const made = await Promise.all(
    Array.from({ length: 40 }, () => createOrder(db, makeNewOrder(), new Date())),
  );
  expect(new Set(made.map(({ order }) => order.number)).size).toBe(40);
  expect(new Set(made.map(({ order }) => order.token)).size).toBe(40);
});

test('orders stored at the same moment do not make each other start again', async () => {
  const db = await openMemoryDatabase();
  const store = vi.fn(async (trx: Transaction<Database>) => {
    const { order } = await storeOrder(trx, makeNewOrder(), new Date());
    await listSiblingOrders(trx, order);
  });
  await Promise.all(Array.from({ length: 10 }, () => db.transaction().execute(store)));
  expect(store).toHaveBeenCalledTimes(10);
});

test('a line that cannot be stored leaves no order behind', async () => {
  const db = await openMemoryDatabase();
  const broken = makeNewOrder({ lines: [makeLine('a', 100, 1), makeLine('a', 100, 1)] });
  await expect(createOrder(db, broken, new Date())).rejects.toThrow(/unique/i);
  await expect(createOrder(db, makeNewOrder({ lines: [] }), new Date())).rejects.toThrow();
  expect(await db.selectFrom('orders').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('order_events').selectAll().execute()).toEqual([]);
});

test.each([
  ['a float price', makeLine('a', 19.5, 1)],
  ['a negative price', makeLine('a', -100, 1)],
  ['a free line', makeLine('a', 0, 1)],
  ['no pieces', makeLine('a', 100, 0)],
  ['negative pieces', makeLine('a', 100, -1)],
  ['half a piece', makeLine('a', 100, 1.5)],
  ['a hundred pieces', makeLine('a', 100, 100)],
  ['NaN', makeLine('a', Number.NaN, 1)],
  ['a price beyond all bounds', makeLine('a', 2e9, 1)],
])('the table itself refuses %s', async (_, line) => {
  const db = await openMemoryDatabase();
  await expect(createOrder(db, makeNewOrder({ lines: [line] }), new Date())).rejects.toThrow();
  await expect(
    createOrder(db, makeNewOrder({ lines: [makeLine('b', 5000, 1), line] }), new Date()),
  ).rejects.toThrow();
  expect(await db.selectFrom('orders').selectAll().execute()).toEqual([]);
});

test('the table itself refuses a total that is not its parts, and a float or negative delivery', async () => {
  const db = await openMemoryDatabase();
  await createOrder(db, makeNewOrder(), new Date());
  // By a check, or on PostgreSQL by the column's type.
  const refusal = /check|invalid input syntax for type bigint/i;
  for (const values of [{ total_cents: 4999 }, { delivery_cents: -1 }, { subtotal_cents: 0.5 }]) {
    await expect(db.updateTable('orders').set(values).execute()).rejects.toThrow(refusal);
  }
  const lineUpdate = db.updateTable('order_lines').set({ total_cents: 1 });
  await expect(lineUpdate.execute()).rejects.toThrow(/check/i);
  for (const deliveryCents of [-1, 0.5]) {
    await expect(createOrder(db, makeNewOrder({ deliveryCents }), new Date())).rejects.toThrow(
      refusal,
    );
  }
});

test('an order moves only along the table, each step with its event', async () => {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  const states = Object.keys(orderStates) as OrderState[];
  for (const from of states) {
    for (const to of states) {
      await db.updateTable('orders').set({ state: from }).execute();
      await db.deleteFrom('order_events').execute();
      const isMoved = await db
        .transaction()
        .execute((trx) => transitionOrder(trx, order.id, to, 'why', new Date()));
      const isAllowed = (orderStates[from] as readonly string[]).includes(to);
      const { state } = await db.selectFrom('orders').select('state').executeTakeFirstOrThrow();
      const events = await db.selectFrom('order_events').selectAll().execute();
      expect([from, to, isMoved, state]).toEqual([from, to, isAllowed, isAllowed ? to : from]);
      expect(events).toMatchObject(
        isAllowed ? [{ from_state: from, to_state: to, reason: 'why' }] : [],
      );
    }
  }
});

test('the event of a refund has what is refunded in total, and no other event has an amount', async () => {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  await db.transaction().execute(async (trx) => {
    const refund = (cents: number, reason: string) =>
      annotateOrder(trx, order.id, reason, new Date(), { refunded_cents: cents });
    await transitionOrder(trx, order.id, 'authorised', 'reserved', new Date());
    await transitionOrder(trx, order.id, 'captured', 'charged', new Date(), {
      captured_cents: 5000,
      refunded_cents: 0,
    });
    await refund(1200, 'a part');
    await annotateOrder(trx, order.id, 'note: refunded 700 of 5000', new Date());
    await refund(1200, 'the same again');
    await transitionOrder(trx, order.id, 'refunded', 'the rest', new Date(), {
      refunded_cents: 5000,
    });
  });
  const events = await db.selectFrom('order_events').selectAll().orderBy('id').execute();
  expect(events.map((event) => event.refunded_cents).slice(1)).toEqual([
    null,
    null,
    1200,
    null,
    null,
    5000,
  ]);
});

test('moving an order that does not exist changes nothing', async () => {
  const db = await openMemoryDatabase();
  expect(
    await db.transaction().execute((trx) => transitionOrder(trx, 7, 'failed', 'why', new Date())),
  ).toBe(false);
});

test('only the exact token finds an order', async () => {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  expect(await findOrderByToken(db, order.token)).toEqual(order);
  const wrong = [
    '',
    '%',
    order.number,
    String(order.id),
    order.token.slice(1),
    `${order.token}0`,
    '0'.repeat(48),
  ];
  for (const token of [...wrong, `${order.token}' or '1'='1`, '%'.repeat(48), '__proto__']) {
    expect(await findOrderByToken(db, token)).toBeUndefined();
  }
});

test('siblings are the other orders of the same checkout, in every state', async () => {
  const db = await openMemoryDatabase();
  const make = async (checkoutKey: string) =>
    (
      await createOrder(
        db,
        makeNewOrder({ submissionId: nextSubmissionId(checkoutKey) }),
        new Date(),
      )
    ).order;
  const [mine, sibling, paid] = [
    await make('a'.repeat(32)),
    await make('a'.repeat(32)),
    await make('a'.repeat(32)),
  ];
  for (const other of ['0', 'b']) await make(other.repeat(32));
  await db.updateTable('orders').set({ state: 'authorised' }).where('id', '=', paid.id).execute();
  expect((await listSiblingOrders(db, mine)).map(({ id }) => id)).toEqual([sibling.id, paid.id]);
});
