import { expect, test } from 'vitest';
import { logAction } from '~/reception/log/staff-actions.server';
import * as route from '~/routes/reception/withdrawal';
import { transitionOrder } from '~/shop/orders/orders.server';
import { makeWithdrawal } from '../../../support/new-withdrawal';
import { createParcel } from '../../../support/parcel';
import type { Page } from '../../../support/shopper';
import { openStaffDesk, type StaffDesk } from '../../../support/staff-desk';

test('whoever decides after a colleague reads that nothing was done', async () => {
  const first = await openStaffDesk();
  const second = await first.openAs('manager', 'second@hotel.example');
  const { reference } = makeWithdrawal();
  await createParcel(first.db, { withdrawal: { reference, effect: 'unproven' } });
  const params = { reference };
  const path = `/reception/withdrawals/${reference}`;
  const open = (desk: StaffDesk, decision: string) =>
    desk.open(route, `${path}?decision=${decision}`, params);
  const send = (desk: StaffDesk, page: Page, values = {}) =>
    desk.submit(route, page, page.form('decision'), values, { params });
  const confirming = await open(first, 'confirm');
  const dismissing = await open(second, 'dismiss');
  await send(first, confirming);
  const { headers } = await send(second, dismissing, { reason: 'Not the buyer' });
  const sheet = await second.open(route, headers.get('location') ?? '', params);
  expect(sheet.text).toContain('Not done');
  expect(sheet.text).toContain('Things have changed meanwhile.');
});

test('the sheet of a case offers its decisions to those who may take them', async () => {
  const manager = await openStaffDesk();
  const others = [
    await manager.openAs('reception', 'front@hotel.example'),
    await manager.openAs('bookkeeper', 'books@hotel.example'),
  ];
  const { reference } = makeWithdrawal();
  await createParcel(manager.db, { withdrawal: { reference, effect: 'unproven' } });
  const sheets = await Promise.all(
    [manager, ...others].map((desk) =>
      desk.open(route, `/reception/withdrawals/${reference}`, { reference }),
    ),
  );
  expect(sheets.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(sheets.map(({ html }) => html.includes('?decision=confirm'))).toEqual([
    true,
    false,
    false,
  ]);
});

test('a decision that was interrupted does not wait for the payment provider', async () => {
  const desk = await openStaffDesk();
  const { reference } = makeWithdrawal();
  await createParcel(desk.db, { withdrawal: { reference, effect: 'unproven' } });
  await logAction(desk.db, {
    submissionId: 'x',
    action: 'withdrawal-confirm',
    subject: `withdrawal ${reference}`,
    staffEmail: 'manager@hotel.example',
    screen: '/',
    now: new Date(),
  });
  const path = `/reception/withdrawals/${reference}?done=x`;
  const { text } = await desk.open(route, path, { reference });
  expect(text).toContain('The decision was interrupted before its end.');
  expect(text).not.toContain('The payment provider');
});

test('a withdrawal that may be late says so where it is decided about', async () => {
  const desk = await openStaffDesk('manager');
  const { reference, created_at: stated } = makeWithdrawal();
  await createParcel(desk.db, { isSent: true, withdrawal: { reference, effect: 'operator' } });
  const read = async () =>
    (await desk.open(route, `/reception/withdrawals/${reference}`, { reference })).text;
  const setDay = async (days: number) => {
    const at = new Date(Date.parse(stated) - days * 86_400_000).toISOString();
    await desk.db.updateTable('orders').set({ shipped_at: at }).execute();
    await desk.db.updateTable('order_events').set({ created_at: at }).execute();
  };
  const order = await desk.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  await desk.db
    .transaction()
    .execute((trx) => transitionOrder(trx, order.id, 'captured', 'charged', new Date()));
  await setDay(10);
  expect(await read()).not.toContain('more than 14 days ago');
  await setDay(20);
  expect(await read()).toContain('more than 14 days ago');
});
