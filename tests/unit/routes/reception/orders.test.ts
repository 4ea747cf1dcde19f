import { expect, test } from 'vitest';
import * as paperRoute from '~/routes/reception/paper';
import * as route from '~/routes/reception/orders';
import { createOrder } from '~/shop/orders/orders.server';
import { makeNewOrder } from '../../../support/new-order';
import { beginOperation } from '../../../support/pending-operation';
import { openStaffDesk } from '../../../support/staff-desk';

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
  const tags = [...(await list()).html.matchAll(/desk-tag">([^<]+)/g)].map(([, tag]) => tag);
  expect(tags).toEqual(['charged · handed over', 'charged']);
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
