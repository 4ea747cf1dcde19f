import { expect, test } from 'vitest';
import * as paperRoute from '~/routes/reception/paper';
import * as route from '~/routes/reception/orders';
import { createOrder } from '~/shop/orders/orders.server';
import { makeNewOrder } from '../../../support/new-order';
import { makeWithdrawal } from '../../../support/new-withdrawal';
import { beginOperation } from '../../../support/pending-operation';
import type { Page } from '../../../support/shopper';
import { openStaffDesk } from '../../../support/staff-desk';

const tagsOf = ({ html }: Page) => [...html.matchAll(/desk-tag">([^<]+)/g)].map(([, tag]) => tag);

test('an order says whether its parcel has been handed over', async () => {
  const desk = await openStaffDesk();
  const now = new Date();
  await createOrder(desk.db, makeNewOrder(), now);
  const { order } = await createOrder(desk.db, makeNewOrder(), now);
  await desk.db.updateTable('orders').set({ state: 'captured' }).execute();
  const list = () => desk.open(route, '/reception/orders');
  expect((await list()).text).not.toContain('handed over');
  const shipment = { tracking_number: '98765432101', shipped_at: now.toISOString() };
  await desk.db.updateTable('orders').set(shipment).where('id', '=', order.id).execute();
  expect(tagsOf(await list())).toEqual(['charged · handed over', 'charged']);
});

test('an order whose money is on its way back is not packed', async () => {
  const desk = await openStaffDesk();
  const { order } = await createOrder(desk.db, makeNewOrder(), new Date());
  await createOrder(desk.db, makeNewOrder(), new Date());
  await desk.db.updateTable('orders').set({ state: 'authorised' }).execute();
  await beginOperation(desk.db, order, { kind: 'void' });
  const boxes = (await desk.open(route, '/reception/orders')).form('order').fields;
  expect(boxes.filter(({ name }) => name === 'order')).toHaveLength(1);
  const csv = await desk.open(paperRoute, `/reception/paper?kind=csv&order=${order.number}`);
  expect(csv.html).not.toContain('Gradinska');
});

test.each([
  ['operator', 'authorised', ['withdrawal', 'amount on hold']],
  ['unproven', 'authorised', ['withdrawal to be confirmed', 'amount on hold']],
  ['dismissed', 'authorised', ['amount on hold']],
  ['voided', 'voided', ['released']],
] as const)('a withdrawal that is %s shows while it is open', async (effect, state, tags) => {
  const desk = await openStaffDesk();
  const { order } = await createOrder(desk.db, makeNewOrder(), new Date());
  await desk.db.updateTable('orders').set({ state }).execute();
  const row = makeWithdrawal({ order_id: order.id, effect });
  await desk.db.insertInto('withdrawals').values(row).execute();
  expect(tagsOf(await desk.open(route, '/reception/orders'))).toEqual(tags);
});

test('the search takes the short form of a number', async () => {
  const desk = await openStaffDesk();
  const { order } = await createOrder(desk.db, makeNewOrder(), new Date());
  const short = order.number.replace(/^\w+-/, '');
  expect((await desk.open(route, `/reception/orders?q=${short}`)).text).toContain(order.number);
  expect((await desk.open(route, `/reception/orders?q=${short}9`)).text).not.toContain(
    order.number,
  );
});
