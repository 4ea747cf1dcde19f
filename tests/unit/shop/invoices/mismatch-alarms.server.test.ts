import { expect, test } from 'vitest';
import { queueMismatchAlarms } from '~/shop/invoices/mismatch-alarms.server';
import { mailSettings } from '../../../support/mail-fixtures';
import { openMemoryDatabase } from '../../../support/memory-database';

test('staff hear of each order whose invoices do not match, some in a later round', async () => {
  const db = await openMemoryDatabase();
  const orders = Array.from({ length: 21 }, (_, index) => ({
    id: index + 1,
    number: `M-2026-${String(index + 1).padStart(6, '0')}`,
    captured_cents: 5000,
    refunded_cents: 0,
    updated_at: '2026-11-05T10:00:00.000Z',
  }));
  const check = async () => {
    await queueMismatchAlarms(db, orders, mailSettings, new Date('2026-11-05T12:00:00Z'));
    return (await db.selectFrom('outbox').select('id').execute()).length;
  };
  expect([await check(), await check(), await check()]).toEqual([20, 21, 21]);
});
