import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mergeWithTarget, restoreIntoSqlite } from '~/operator/restore-files';
import { databasePath } from '~/platform/database/site-database.server';
import { invoiceJournalName, readInvoiceJournal } from '~/shop/invoices/invoice-journal.server';
import { listLostInvoices } from '~/shop/invoices/lost-invoices.server';
import { openPaymentJournal } from '~/shop/payments/core/payment-journal.server';
import { continueOrderNumbers } from '~/shop/orders/order-rows.server';
import { createShop, openInvoicingFolder } from '../../support/invoicing-folder';
import { makeTempDir } from '../../support/memory-database';

const now = new Date('2026-11-24T10:00:00Z');
// The journal keeps the numbers of this year and the last.
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('a restored backup gives no invoice number again, and names the invoices it lacks', async () => {
  const [dataDir, backup] = [makeTempDir(), makeTempDir()];
  await createShop(dataDir);
  const shop = await openInvoicingFolder(dataDir, now);
  await shop.charge();
  await sql`vacuum into ${join(backup, 'database.sqlite')}`.execute(shop.db);
  copyFileSync(join(dataDir, invoiceJournalName), join(backup, invoiceJournalName));
  await shop.charge();
  await shop.db.destroy();

  const target = restoreIntoSqlite(dataDir, now);
  await target.check(true);
  await mergeWithTarget(backup, dataDir);
  expect(await target.finish(backup)).toContain('replaced-2026-11-24');
  expect((await readInvoiceJournal(dataDir)).map(({ number }) => number)).toEqual([1, 2]);

  const restored = await openInvoicingFolder(dataDir, now);
  expect(restored.found).toBe(1);
  expect(await listLostInvoices(restored.db)).toMatchObject([{ number: 2 }]);
  // As the restore command does, so that the lost order is not taken for the next one.
  await restored.db.transaction().execute((trx) => continueOrderNumbers(trx, 1000));
  await restored.charge();
  expect(await restored.listNumbers()).toEqual([1, 3]);
  expect((await readInvoiceJournal(dataDir)).map(({ number }) => number)).toEqual([1, 2, 3]);
  await restored.db.destroy();
});

test('a restore that cannot store its files leaves the database where it is', async () => {
  const [dataDir, draft] = [makeTempDir(), makeTempDir()];
  await createShop(dataDir);
  writeFileSync(join(draft, 'database.sqlite'), 'restored');
  writeFileSync(join(draft, invoiceJournalName), '');
  // Stands for a full disk.
  mkdirSync(join(dataDir, invoiceJournalName));
  await expect(restoreIntoSqlite(dataDir, now).finish(draft)).rejects.toThrow();
  expect(existsSync(databasePath(dataDir))).toBe(true);
});

test('two restores within one second keep what each has replaced', async () => {
  const dataDir = makeTempDir();
  await createShop(dataDir);
  const replaced = [];
  for (const contents of ['first', 'second']) {
    const draft = makeTempDir();
    writeFileSync(join(draft, 'database.sqlite'), contents);
    replaced.push(await restoreIntoSqlite(dataDir, now).finish(draft));
  }
  expect(new Set(replaced).size).toBe(2);
  expect(readFileSync(join(replaced[1] ?? '', 'database.sqlite'), 'utf8')).toBe('first');
  expect(readFileSync(databasePath(dataDir), 'utf8')).toBe('second');
});

test('the payments and refunds of the backup and of this machine are merged, each once', async () => {
  const [dataDir, backup] = [makeTempDir(), makeTempDir()];
  const payment = (sequence: number) => ({
    reference: `P-${String(sequence).padStart(26, '0')}`,
    provider: 'wspay' as const,
    order: `M-2026-${String(sequence).padStart(6, '0')}`,
    amountCents: 5000,
    at: `2026-11-2${sequence}T10:00:00.000Z`,
  });
  const refund = { ...payment(1), refund: 'a', baseCents: 0, at: '2026-11-23T10:00:00.000Z' };
  for (const [folder, entries] of [
    [backup, [payment(1)]],
    [dataDir, [payment(1), payment(2), refund]],
  ] as const) {
    const journal = openPaymentJournal(folder);
    for (const entry of entries) await journal.append(entry);
  }
  await mergeWithTarget(backup, dataDir);
  const merged = openPaymentJournal(backup);
  expect(await merged.read()).toEqual([payment(1), payment(2)]);
  expect(await merged.readRefunds()).toEqual([refund]);
});
