import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { migrate, openDatabase } from '~/platform/database/database.server';
import type { Database } from '~/platform/database/schema';
import { StorageError } from '~/platform/database/storage-error';
import {
  formatIssuedNumber,
  type IssuedNumber,
  parseInvoiceJournal,
} from '~/shop/invoices/invoice-journal';
import { InvoiceJournal, invoiceJournalName } from '~/shop/invoices/invoice-journal.server';
import { recordInvoicingStart } from '~/shop/invoices/invoicing-period.server';
import { issueMissing } from '~/shop/invoices/issue-missing.server';
import {
  closeLostInvoices,
  countLostInReview,
  countUncompared,
  listLostInvoices,
} from '~/shop/invoices/lost-invoices.server';
import { loadGoods, recordGoods } from '~/shop/orders/movement-goods.server';
import { loadMovements } from '~/shop/orders/order-movements.server';
import { continueOrderNumbers } from '~/shop/orders/order-rows.server';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { makeInvoices, ownInvoicing } from '../../../support/invoices';
import { makeTempDir, openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';

const now = new Date('2026-11-24T10:00:00Z');
// The journal keeps the numbers of this year and the last.
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A process of a shop whose journal is in the folder. */
function startProcess(db: Kysely<Database>, folder: string) {
  const invoices = makeInvoices(ownInvoicing(), new InvoiceJournal(db, folder));
  const issue = (id: number, changes: { captured_cents: number } | { refunded_cents: number }) =>
    db.transaction().execute(async (trx) => {
      await trx.updateTable('orders').set(changes).where('id', '=', id).execute();
      return invoices.issue(trx, id, now);
    });
  const place = async () => {
    const { order } = await createOrder(db, makeNewOrder(), now);
    await db.transaction().execute(async (trx) => {
      await transitionOrder(trx, order.id, 'authorised', 'reserved', now);
      await transitionOrder(trx, order.id, 'captured', 'charged', now);
    });
    return order;
  };
  /** Charges a new order; its number is not in the journal yet. */
  const charge = async () => {
    const order = await place();
    await issue(order.id, { captured_cents: 5000 });
    return order;
  };
  const list = () =>
    db.selectFrom('invoices').selectAll().orderBy('year').orderBy('number').execute();
  return { db, invoices, place, issue, charge, list };
}

async function open() {
  const db = await openMemoryDatabase();
  await recordInvoicingStart(db, ownInvoicing(), now);
  const folder = makeTempDir();
  const path = join(folder, invoiceJournalName);
  const read = () => parseInvoiceJournal(readFileSync(path, 'utf8')).entries;
  return { folder, path, read, ...startProcess(db, folder) };
}

/** A database of before the given process issued anything, with the order as it was placed. */
async function restoreOlder(folder: string) {
  const db = await openMemoryDatabase();
  const shop = startProcess(db, folder);
  return { shop, order: await shop.place() };
}

test('a number is written after its transaction, readable by the owner only and without personal data', async () => {
  const { path, read, invoices, charge, list } = await open();
  const { number } = await charge();
  await invoices.committed();
  await invoices.recordNumbers();
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const [invoice] = await list();
  expect(read()).toEqual([
    {
      oib: '12345678903',
      year: 2026,
      premises: 'WEB1',
      device: '1',
      number: 1,
      zki: invoice?.zki,
      totalCents: 5000,
      key: `${number}:charged`,
      at: now.toISOString(),
    },
  ]);
  expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(2);
});

test('what was rolled back is not in the journal and leaves no gap', async () => {
  const { db, read, invoices, place, charge } = await open();
  const order = await place();
  const dies = db.transaction().execute(async (trx) => {
    await trx.updateTable('orders').set({ captured_cents: 5000 }).execute();
    expect(await invoices.issue(trx, order.id, now)).toBe(1);
    throw new Error('killed');
  });
  await expect(dies).rejects.toThrow('killed');
  await charge();
  await invoices.committed();
  expect(read().map(({ number }) => number)).toEqual([1]);
});

test('what a process committed before it died is written by the next one, before anything leaves', async () => {
  const { db, folder, path, read, charge } = await open();
  await charge();
  await charge();
  appendFileSync(path, '{"oib":"123456');
  await startProcess(db, folder).invoices.recordNumbers();
  await charge();
  expect(await startProcess(db, folder).invoices.reconcileNumbers(now)).toBe(0);
  expect(read().map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(4);
});

test('an invoice whose number cannot be written does not leave, and a journal that cannot be read issues none', async () => {
  const { db, folder, path, invoices, place, charge, list, issue } = await open();
  await charge();
  mkdirSync(path);
  await expect(new InvoiceJournal(db, folder).record(now)).rejects.toThrow('EISDIR');
  const { id } = await place();
  expect(await issue(id, { captured_cents: 5000 })).toBe(0);
  rmSync(path, { recursive: true });
  expect((await issueMissing(db, invoices, now)).issued).toBe(1);
  expect((await list()).map(({ number }) => number)).toEqual([1, 2]);
  await invoices.recordNumbers();
  await charge();
  rmSync(path);
  mkdirSync(path);
  await expect(invoices.recordNumbers()).rejects.toThrow(StorageError);
});

test('after a restore numbers continue above those of the journal, and lost invoices are listed until closed', async () => {
  const { folder, charge, invoices, list, read } = await open();
  await charge();
  await charge();
  await invoices.committed();
  const before = await list();
  const db = await openMemoryDatabase();
  await recordInvoicingStart(db, ownInvoicing(), now);
  const restored = startProcess(db, folder);
  expect(await countUncompared(db, read(), now)).toBe(2);
  expect(await restored.invoices.reconcileNumbers(now)).toBe(2);
  expect(await restored.invoices.reconcileNumbers(now)).toBe(0);
  expect(await countUncompared(db, read(), now)).toBe(0);
  expect(await listLostInvoices(db)).toMatchObject(
    before.map(({ zki, number, key }) => ({ zki, number, key, total_cents: 5000 })),
  );
  await db.deleteFrom('lost_invoices').where('number', '=', 1).execute();
  expect(await closeLostInvoices(db, now)).toBe(1);
  expect(await restored.invoices.reconcileNumbers(now)).toBe(1);
  expect(await listLostInvoices(db)).toMatchObject([{ number: 1 }]);
});

test('a command that charges before the site has started continues the numbers too', async () => {
  const { folder, charge, invoices } = await open();
  await charge();
  await invoices.committed();
  const db = await openMemoryDatabase();
  await recordInvoicingStart(db, ownInvoicing(), now);
  // Orders of another number: the lost one must not be taken for this one.
  await db.transaction().execute((trx) => continueOrderNumbers(trx, 1000));
  const command = startProcess(db, folder);
  await command.charge();
  expect((await command.list()).map(({ number }) => number)).toEqual([2]);
  expect(await listLostInvoices(db)).toMatchObject([{ number: 1 }]);
});

test('a charge that is found again has its invoice as it was, and its refunds their reversals', async () => {
  const { folder, charge, issue, invoices, list } = await open();
  const { id } = await charge();
  await issue(id, { refunded_cents: 1690 });
  await issue(id, { refunded_cents: 2000 });
  await invoices.committed();
  const before = await list();
  const { shop, order } = await restoreOlder(folder);
  await shop.invoices.reconcileNumbers(now);
  await shop.issue(order.id, { captured_cents: 5000 });
  // The provider knows one sum for both refunds, and one of after.
  await shop.issue(order.id, { refunded_cents: 5000 });
  await shop.invoices.committed();
  const after = await shop.list();
  const facts = (row: (typeof after)[number]) => ({ ...row, id: 0, original_id: 0 });
  expect(after.slice(0, 3).map(facts)).toEqual(before.map(facts));
  expect(after[3]).toMatchObject({ number: 4, total_cents: -3000 });
  expect(await listLostInvoices(shop.db)).toEqual([]);
  const due = await shop.db.selectFrom('fiscal_reports').select('state').execute();
  expect(due).toHaveLength(4);
  expect(await shop.invoices.reconcileNumbers(now)).toBe(0);
});

test('what a lost refund was for is in the journal, so that it is credited at the same rates', async () => {
  const { db, folder, charge, issue, invoices, list, read } = await open();
  const { id } = await charge();
  const goods = [{ variantId: 'soap-500', pieces: 1 }];
  const movement = { kind: 'refund', baseCents: 0, amountCents: 650 } as const;
  await db.transaction().execute((trx) => recordGoods(trx, id, movement, goods));
  await issue(id, { refunded_cents: 650 });
  await invoices.committed();
  expect(read().map((entry) => entry.goods)).toEqual([undefined, goods]);
  const { shop, order } = await restoreOlder(folder);
  await shop.invoices.reconcileNumbers(now);
  await shop.issue(order.id, { captured_cents: 5000 });
  await shop.issue(order.id, { refunded_cents: 650 });
  const [before, after] = [await list(), await shop.list()];
  expect(after[1]).toMatchObject({ vat: before[1]?.vat, content: before[1]?.content });
  // As are the exports of the money.
  expect(await loadGoods(shop.db)).toEqual([{ order_id: order.id, ...movement, goods }]);
});

test('a lost invoice says again when the goods were sent, not when they are sent since', async () => {
  const { db, folder, read, place, issue, invoices, list } = await open();
  const send = (shop: Kysely<Database>, at: string) =>
    shop.updateTable('orders').set({ shipped_at: at }).execute();
  const sent = await place();
  const sentAt = '2026-11-23T10:00:00.000Z';
  await send(db, sentAt);
  await issue(sent.id, { captured_cents: 5000 });
  await invoices.committed();
  expect(read()).toMatchObject([{ sentAt }]);
  const { shop, order } = await restoreOlder(folder);
  await shop.invoices.reconcileNumbers(now);
  await send(shop.db, '2026-11-24T11:00:00.000Z');
  await shop.issue(order.id, { captured_cents: 5000 });
  expect((await shop.list())[0]?.content).toBe((await list())[0]?.content);
  // Of a journal of an earlier version nothing is known.
  const { sentAt: _sentAt, ...entry } = read()[0] as IssuedNumber;
  const path = join(makeTempDir(), invoiceJournalName);
  writeFileSync(path, formatIssuedNumber(entry));
  const earlier = await restoreOlder(dirname(path));
  await send(earlier.shop.db, '2026-11-24T11:00:00.000Z');
  await earlier.shop.issue(earlier.order.id, { captured_cents: 5000 });
  expect((await earlier.shop.list())[0]?.content).not.toContain('sentAt');
});

/** A backup from before an order was charged, refunded in part and invoiced. */
async function loseRefund() {
  const { folder, charge, issue, invoices } = await open();
  const { id } = await charge();
  await issue(id, { refunded_cents: 1690 });
  await invoices.committed();
  const restored = await restoreOlder(folder);
  await restored.shop.invoices.reconcileNumbers(now);
  return restored;
}

test('a charge of another amount, or a refund that does not fit, is left to a person', async () => {
  const { shop, order } = await loseRefund();
  expect(await shop.issue(order.id, { captured_cents: 4000 })).toBe(0);
  expect((await issueMissing(shop.db, shop.invoices, now)).issued).toBe(0);
  expect(await shop.issue(order.id, { captured_cents: 5000 })).toBe(1);
  expect(await shop.issue(order.id, { refunded_cents: 1000 })).toBe(0);
  expect(await listLostInvoices(shop.db)).toMatchObject([{ number: 2 }]);
});

test('a charge that is issued again is not the end of it if its refund does not fit', async () => {
  const { shop, order } = await loseRefund();
  const found = { captured_cents: 5000, refunded_cents: 1000 };
  await shop.db.updateTable('orders').set(found).where('id', '=', order.id).execute();
  const missing = await issueMissing(shop.db, shop.invoices, now);
  expect([missing.issued, missing.left.map(({ id: left }) => left)]).toEqual([1, [order.id]]);
});

test('what belongs to an order in review waits for the decision, and is neither listed nor closed until then', async () => {
  const { shop, order } = await loseRefund();
  const move = (to: 'review' | 'captured') =>
    shop.db.transaction().execute((trx) => transitionOrder(trx, order.id, to, 'decided', now));
  await move('review');
  expect(await listLostInvoices(shop.db)).toEqual([]);
  expect(await countLostInReview(shop.db)).toBe(2);
  expect(await closeLostInvoices(shop.db, now)).toBe(0);
  await move('captured');
  expect(await listLostInvoices(shop.db)).toMatchObject([{ number: 1 }, { number: 2 }]);
  expect(await countLostInReview(shop.db)).toBe(0);
});

test('a charge and a refund that a restore finds later moved on the day of their invoices', async () => {
  const { shop, order } = await loseRefund();
  const foundAt = '2026-12-01T09:00:00.000Z';
  const changes = { captured_cents: 5000, refunded_cents: 1690 };
  await shop.db
    .updateTable('order_events')
    .set({ created_at: foundAt })
    .where('to_state', '=', 'captured')
    .execute();
  await shop.db.transaction().execute(async (trx) => {
    await transitionOrder(trx, order.id, 'review', 'found', new Date(foundAt), changes);
    await transitionOrder(trx, order.id, 'captured', 'decided', new Date(foundAt), changes);
  });
  await shop.issue(order.id, changes);
  const movements = await loadMovements(shop.db, { id: order.id, ...changes });
  expect(movements).toMatchObject([
    { kind: 'charge', cents: 5000, at: now.toISOString() },
    { kind: 'refund', cents: -1690, at: now.toISOString() },
  ]);
});

test('numbers of another seller, such as the demonstration, are not continued, and old years are dropped', async () => {
  const { db, folder, path, charge, invoices, read } = await open();
  await charge();
  await invoices.committed();
  const [entry] = read();
  const lines = [
    { ...entry, oib: '98765432106', number: 70, zki: 'a'.repeat(32) },
    { ...entry, year: 2024, number: 80, zki: 'b'.repeat(32), at: '2024-11-24T10:00:00.000Z' },
  ];
  appendFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  expect(await startProcess(db, folder).invoices.reconcileNumbers(now)).toBe(0);
  await charge();
  expect(await listLostInvoices(db)).toEqual([]);
  expect(read().map(({ number }) => number)).toEqual([1, 70]);
  expect(await countUncompared(db, read(), now)).toBe(0);
});

const step = fc.constantFrom(
  'charge',
  'rollback',
  'killed after commit',
  'killed while writing',
  'sent',
  'restart',
  'backup',
  'restore',
);

// `npm run test:invoices` asks for more.
const numRuns = Math.ceil(Number(process.env.INVOICE_RUNS ?? 12) / 4);

test(
  `${numRuns} random histories with a crash at every step: no number twice, no gap but what is listed`,
  { timeout: 60_000 + numRuns * 1_000 },
  async () => {
    const template = join(makeTempDir(), 'template.sqlite');
    const made = openDatabase(template);
    await migrate(made);
    await recordInvoicingStart(made, ownInvoicing(), now);
    await made.destroy();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 16, size: 'max' }), async (steps) => {
        const folder = makeTempDir();
        const path = join(folder, 'shop.sqlite');
        const backup = join(folder, 'backup.sqlite');
        const journal = join(folder, invoiceJournalName);
        copyFileSync(template, path);
        copyFileSync(template, backup);
        let db = openDatabase(path);
        let shop = startProcess(db, folder);
        let orders = 0;
        const restart = async () => {
          await db.destroy();
          db = openDatabase(path);
          // A restore leaves out order numbers.
          orders += 100;
          await db.transaction().execute((trx) => continueOrderNumbers(trx, orders));
          shop = startProcess(db, folder);
          await shop.invoices.reconcileNumbers(now);
        };
        /** What someone outside the house has seen: ZKI by number. */
        const seen = new Map<number, string>();
        for (const each of steps) {
          if (each === 'charge') {
            await shop.charge();
            await shop.invoices.committed();
          } else if (each === 'rollback') {
            const { id } = await shop.place();
            const dies = db.transaction().execute(async (trx) => {
              await trx
                .updateTable('orders')
                .set({ captured_cents: 5000 })
                .where('id', '=', id)
                .execute();
              await shop.invoices.issue(trx, id, now);
              throw new Error('killed');
            });
            await expect(dies).rejects.toThrow('killed');
          } else if (each === 'killed after commit') {
            await shop.charge();
            await restart();
          } else if (each === 'killed while writing') {
            await shop.invoices.recordNumbers();
            const size = statSync(journal, { throwIfNoEntry: false })?.size ?? 0;
            await shop.charge();
            await shop.invoices.recordNumbers();
            truncateSync(journal, size + 40);
            await restart();
          } else if (each === 'sent') {
            await shop.invoices.recordNumbers();
            for (const { number, zki } of await shop.list()) {
              expect(seen.get(number) ?? zki).toBe(zki);
              seen.set(number, zki);
            }
          } else if (each === 'backup') {
            rmSync(backup);
            await sql`vacuum into ${backup}`.execute(db);
          } else if (each === 'restore') {
            await db.destroy();
            for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true });
            copyFileSync(backup, path);
            db = openDatabase(path);
            await restart();
          } else await restart();
        }
        const own = (await shop.list()).map(({ number }) => number);
        const lost = (await listLostInvoices(db)).map(({ number }) => number);
        const all = [...own, ...lost].toSorted((a, b) => a - b);
        expect(all).toEqual(all.map((_, index) => index + 1));
        for (const [number, zki] of seen) {
          const holder = (await shop.list()).find((row) => row.number === number);
          if (holder) expect(holder.zki).toBe(zki);
          else expect(lost).toContain(number);
        }
        await db.destroy();
      }),
      { numRuns, ...(process.env.MODEL_SEED && { seed: Number(process.env.MODEL_SEED) }) },
    );
  },
);
