import { expect, test } from 'vitest';
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
