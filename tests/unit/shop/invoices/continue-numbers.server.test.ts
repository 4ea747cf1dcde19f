import { expect, test } from 'vitest';
import { continueNumbers } from '~/shop/invoices/continue-numbers.server';
import { takeNumber } from '~/shop/invoices/take-number.server';
import { openMemoryDatabase } from '../../../support/memory-database';

test('numbers continue above the one that was used, and never go back', async () => {
  const db = await openMemoryDatabase();
  const now = new Date('2026-11-24T10:00:00Z');
  const device = { premises: 'WEB1', device: '1', sequence: 'N' as const };
  expect(await continueNumbers(db, device, 128, now)).toBe(129);
  expect(await continueNumbers(db, device, 17, now)).toBe(129);
  expect(await continueNumbers(db, device, 130, now)).toBe(131);
  const taken = await db.transaction().execute((trx) => takeNumber(trx, { ...device, now }));
  expect(taken.number).toBe(131);
});

test('where devices share the numbers, they continue above those of every device', async () => {
  const db = await openMemoryDatabase();
  const now = new Date('2026-11-24T10:00:00Z');
  const device = { premises: 'WEB1', device: '1', sequence: 'P' as const };
  await continueNumbers(db, { ...device, device: '2' }, 128, now);
  expect(await continueNumbers(db, device, 17, now)).toBe(129);
});
