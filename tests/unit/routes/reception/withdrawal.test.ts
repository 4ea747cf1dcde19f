import { expect, test } from 'vitest';
import * as ordersRoute from '~/routes/reception/orders';
import * as route from '~/routes/reception/withdrawal';
import { createOrder } from '~/shop/orders/orders.server';
import { settleWithdrawals } from '~/shop/withdrawals/decide-withdrawal.server';
import { makeNewOrder } from '../../../support/new-order';
import { makeWithdrawal } from '../../../support/new-withdrawal';
import { openStaffDesk } from '../../../support/staff-desk';

const searchLink = '<a href="/reception/orders?q=Ana%40Example.com">';

/** The sheet of a statement beside an order with the same email address. */
async function openStatement({ isMatched }: { isMatched: boolean }) {
  const desk = await openStaffDesk();
  const { order } = await createOrder(desk.db, makeNewOrder(), new Date());
  const row = makeWithdrawal({ email: 'Ana@Example.com', locale: 'de' });
  const match = isMatched ? ({ order_id: order.id, effect: 'operator' } as const) : {};
  await desk.db
    .insertInto('withdrawals')
    .values({ ...row, ...match })
    .execute();
  const { reference } = row;
  const open = () => desk.open(route, `/reception/withdrawals/${reference}`, { reference });
  return { desk, order, reference, open, sheet: await open() };
}

test('a statement without an order leads to the orders with its email address', async () => {
  const { desk, order, sheet } = await openStatement({ isMatched: false });
  expect(sheet.html).toContain(searchLink);
  const found = await desk.open(ordersRoute, '/reception/orders?q=Ana%40Example.com');
  expect(found.text).toContain(order.number);
});

test('a statement that matches an order leads to that one only', async () => {
  const { order, sheet } = await openStatement({ isMatched: true });
  expect(sheet.html).toContain(`<a href="/reception/orders/${order.number}">`);
  expect(sheet.html).not.toContain(searchLink);
});

test('a statement’s sheet names the language in which the buyer expects an answer', async () => {
  const { sheet } = await openStatement({ isMatched: false });
  expect(sheet.html).toMatch(/<dt>Language<\/dt><dd>German</);
});

test('a statement that belongs to no order is settled once staff have dealt with it', async () => {
  const { desk, reference, open, sheet } = await openStatement({ isMatched: false });
  expect(sheet.text).toContain('belongs to no order');
  await settleWithdrawals(desk.db, [reference], new Date());
  const settled = await open();
  expect(settled.text).toContain('settled');
  expect(settled.text).not.toMatch(/belongs to no order|Mark as settled/);
});
