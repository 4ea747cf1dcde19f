import { expect, test } from 'vitest';
import { logAction } from '~/reception/log/staff-actions.server';
import * as route from '~/routes/reception/withdrawal';
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
