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
