import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkInvoiceNumbers } from '~/operator/checks/number-checks';
import { databasePath } from '~/platform/database/site-database.server';
import { closeLostInvoices } from '~/shop/invoices/lost-invoices.server';
import { createShop, openInvoicingFolder } from '../../../support/invoicing-folder';
import { makeEnv } from '../../../support/load-context';
import { makeTempDir } from '../../../support/memory-database';

const now = new Date('2026-11-24T10:00:00Z');
// The journal keeps the numbers of this year and the last.
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('numbers of the journal that the database lacks are a warning until they are closed', async () => {
  const dataDir = makeTempDir();
  const check = () => checkInvoiceNumbers(makeEnv({ DATA_DIR: dataDir }), now);
  expect(await check()).toEqual({ level: 'ok', text: 'none was given yet' });
  await createShop(dataDir);
  const shop = await openInvoicingFolder(dataDir, now);
  await shop.charge();
  await shop.charge();
  expect(await check()).toEqual({ level: 'ok', text: '2 in invoice-numbers.jsonl' });
  await shop.db.destroy();

  for (const end of ['', '-wal', '-shm']) rmSync(databasePath(dataDir) + end, { force: true });
  expect(await check()).toEqual({
    level: 'ok',
    text: '2 in invoice-numbers.jsonl, which the site compares when it starts',
  });
  await createShop(dataDir);
  const warning = {
    level: 'warn',
    text: '2 of the invoices in invoice-numbers.jsonl are missing from the database: npm run invoices -- lost',
  };
  expect(await check()).toEqual(warning);
  const restored = await openInvoicingFolder(dataDir, now);
  expect(restored.found).toBe(2);
  expect(await check()).toEqual(warning);
  await closeLostInvoices(restored.db, now);
  expect(await check()).toMatchObject({ level: 'ok' });
  await restored.db.destroy();
});

test('a shop does not go live on the database of a demonstration, whose numbers it would continue', async () => {
  const dataDir = makeTempDir();
  await createShop(dataDir);
  const shop = await openInvoicingFolder(dataDir, now);
  await shop.charge();
  await shop.db.destroy();
  const check = (changes: Parameters<typeof makeEnv>[0]) =>
    checkInvoiceNumbers(makeEnv({ DATA_DIR: dataDir, ...changes }), now);
  expect(await check({ demonstration: false })).toEqual({
    level: 'fail',
    text: 'the database has invoices of a demonstration (1), and the shop’s would continue their numbers: use an empty database and another DATA_DIR',
  });
  expect(await check({ demonstration: true })).toMatchObject({ level: 'ok' });
  expect(await check({ demonstration: false, INVOICES: 'external' })).toMatchObject({
    level: 'ok',
  });
});
