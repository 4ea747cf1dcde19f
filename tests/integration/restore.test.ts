import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { readLastBackup } from '~/platform/backup/last-backup.server';
import { href } from '~/routing/href';
import { buildReport } from '../../app/emulators/wspay-messages';
import type { WspayEmulator } from '../../app/emulators/wspay-emulator';
import { eventually } from '../support/eventually';
import { buyer, goToPayment, payWith, readMails } from '../support/journey';
import { makeTempDir } from '../support/memory-database';
import { runOperator } from '../support/operator';
import {
  holdsOf,
  providerKeys,
  providerSettings,
  startProvider,
} from '../support/shop-with-provider';
import { Shopper } from '../support/shopper';
import { findFreePorts } from '../support/free-ports';
import { type Site, startSite } from '../support/site';
import { findOrders, query, statesOf } from '../support/stored-rows';

type UnmatchedRow = { reference: string; order_number: string | null; state: string };

const unmatched = (dataDir: string) =>
  query<UnmatchedRow>(dataDir, 'select * from unmatched_payments order by id');

/** A shop whose folder outlives its process, and a provider that outlives both. */
async function setUp() {
  const dataDir = makeTempDir();
  const port = await findFreePorts();
  const emulator = await startProvider(port, 50);
  onTestFinished(() => emulator.close());
  const env = providerSettings(emulator);
  const start = async () => {
    const site = await startSite({ dataDir, port, env });
    onTestFinished(() => site.kill());
    return site;
  };
  const backUp = async () => {
    const path = join(dataDir, 'backup.sqlite');
    const db = new SQLite(join(dataDir, 'murva.sqlite'), { readonly: true });
    await db.backup(path);
    db.close();
    return path;
  };
  return { dataDir, emulator, env, start, backUp };
}

/** Replaces the database with a backup, as described in the handbook. */
async function restore(dataDir: string, backup: string): Promise<void> {
  for (const name of ['murva.sqlite', 'murva.sqlite-wal', 'murva.sqlite-shm']) {
    rmSync(join(dataDir, name), { force: true });
  }
  const db = new SQLite(backup, { readonly: true });
  await db.backup(join(dataDir, 'murva.sqlite'));
  db.close();
}

async function buy(site: Site): Promise<void> {
  const shopper = new Shopper(site.url);
  const end = await payWith(shopper, await goToPayment(shopper, 'en'), 'succeeds');
  expect(new URL(end.url).pathname).toBe(href('success', 'en'));
}

/** An order is placed and paid after the backup; then the backup is restored. */
async function loseOrder() {
  const shop = await setUp();
  const first = await shop.start();
  const backup = await shop.backUp();
  await buy(first);
  const [lost] = await findOrders(shop.dataDir);
  const [hold] = holdsOf(shop.emulator);
  await first.stop();
  await restore(shop.dataDir, backup);
  return { ...shop, lost, hold };
}

async function callBack(site: Site, report: object): Promise<number> {
  const response = await fetch(`${site.url}/payments/wspay/callback`, {
    method: 'POST',
    body: JSON.stringify(report),
    headers: { 'content-type': 'application/json' },
  });
  return response.status;
}

/** An attacker with the machine's disk and its command line. */
const run = (dataDir: string, env: Record<string, string>, ...args: string[]) =>
  runOperator(dataDir, args, undefined, env);

test('drill: backed up while orders arrive, killed, restored: nothing is duplicated and no email is sent twice', async () => {
  const { dataDir, emulator, env, start } = await setUp();
  const target = makeTempDir();
  const site = await start();
  await buy(site);
  // Otherwise the backup has the first order's emails as unsent, and more of them may have been sent.
  const unsent = `select id from outbox where state <> 'sent'`;
  await eventually(async () => expect(await query(dataDir, unsent)).toEqual([]));
  const shopper = new Shopper(site.url);
  const page = await goToPayment(shopper, 'de');
  const [backedUp] = await Promise.all([
    run(dataDir, env, 'backup', target, '--keep', '3'),
    new Shopper(site.url).open(href('shop', 'en')),
  ]);
  expect(backedUp).toMatchObject({ code: 0 });
  const backup = backedUp.out.split('\n')[0] ?? '';
  expect(modesIn(backup)).toEqual(new Set([0o600]));
  // For the alarm.
  expect(await readLastBackup(dataDir)).toBeInstanceOf(Date);
  // One order in the backup is paid after it, and one is placed and paid after it that the backup does not contain.
  await payWith(shopper, page, 'succeeds');
  await buy(site);
  await eventually(async () => expect(await readMails(dataDir)).toHaveLength(6));
  const before = await findOrders(dataDir);
  const refused = await run(dataDir, env, 'restore', backup, '--replace');
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('stop it first') });
  await site.kill();

  const unasked = await run(dataDir, env, 'restore', backup);
  expect(unasked).toMatchObject({ code: 1, err: expect.stringContaining('--replace') });
  expect(await findOrders(dataDir)).toEqual(before);
  const restored = await run(dataDir, env, 'restore', backup, '--replace');
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(restored.out).toContain('2 emails may have been sent already');
  expect(restored.out).toContain('1 payment of orders that are lost');
  expect(await statesOf(dataDir)).toEqual(['authorised', 'authorised']);
  expect(await unmatched(dataDir)).toMatchObject([
    { order_number: before[2]?.number, state: 'review' },
  ]);

  const again = await start();
  await goToPayment(new Shopper(again.url), 'en');
  const sent = await eventually(async () => {
    const mails = await readMails(dataDir);
    expect(mails.length).toBeGreaterThan(6);
    return mails;
  });
  // The seventh is about the payment of the lost order.
  expect(sent.slice(6).map(({ text }) => text?.includes(before[2]?.number ?? '-'))).toEqual([true]);
  expect(sent.map(({ messageId }) => messageId).length).toBe(
    new Set(sent.map(({ messageId }) => messageId)).size,
  );
  const numbers = (await findOrders(dataDir)).map(({ number }) => Number(number.split('-')[2]));
  expect(numbers[2]).toBeGreaterThan(1000);
  expect(new Set(opened(emulator)).size).toBe(4);
  expect(holdsOf(emulator)).toHaveLength(3);
  const dismissed = await run(dataDir, env, 'outbox', 'dismiss', '--held');
  expect(dismissed).toMatchObject({ code: 0, err: '' });
});

test('a backup that is not as it was written is refused, and nothing is changed', async () => {
  const dataDir = makeTempDir();
  const target = makeTempDir();
  await run(dataDir, {}, 'database', 'create');
  // As a killed backup leaves it.
  mkdirSync(join(target, '.murva-2026-01-01T02-00-00Z.unfinished'));
  const { out } = await run(dataDir, {}, 'backup', target);
  const backup = out.split('\n')[0] ?? '';
  expect(readdirSync(target)).toEqual([basename(backup)]);
  // Without a backup, the next line would write into the folder of the project.
  expect(backup).toContain(target);
  appendFileSync(join(backup, 'database.sqlite'), 'x');
  // As a killed restore leaves it.
  mkdirSync(join(dataDir, '.restore-0a1b2c'));
  const restored = await run(dataDir, {}, 'restore', backup, '--no-provider');
  expect(restored).toMatchObject({ code: 1, err: expect.stringContaining('checksum differs') });
  expect(readdirSync(dataDir).sort()).toEqual(['last-backup', 'murva.lock', 'murva.sqlite']);
});

test('without asking the providers nothing is restored into a site that issues the invoices', async () => {
  const dataDir = makeTempDir();
  const target = makeTempDir();
  await run(dataDir, {}, 'database', 'create');
  const { out } = await run(dataDir, {}, 'backup', target);
  const backup = out.split('\n')[0] ?? '';
  const own = { FISCAL_CERTIFICATE: 'own.pem', FISCAL_CA: 'ca.pem' };
  const empty = makeTempDir();
  const refused = await run(empty, own, 'restore', backup, '--no-provider');
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('invoiced again') });
  expect(readdirSync(empty)).toEqual(['murva.lock']);
  const external = { ...own, INVOICES: 'external' };
  const restored = await run(empty, external, 'restore', backup, '--no-provider');
  expect(restored).toMatchObject({ code: 0, err: '' });
});

test('a refund of a part made since the backup goes to review without asking the provider too, and no buyer is told again', async () => {
  const { dataDir, env, start } = await setUp();
  const site = await start();
  await buy(site);
  const [order] = await findOrders(dataDir);
  const orders = (...args: string[]) => run(dataDir, env, 'orders', ...args, '--yes');
  const number = order?.number ?? '';
  expect(await orders('capture', number)).toMatchObject({ code: 0 });
  const { out } = await run(dataDir, env, 'backup', makeTempDir());
  expect(await orders('refund', number, '--amount', '12,00')).toMatchObject({ code: 0 });
  await site.kill();
  const backup = out.split('\n')[0] ?? '';
  const restored = await run(dataDir, env, 'restore', backup, '--replace', '--no-provider');
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(restored.out).toContain('1 order in review');
  expect(await statesOf(dataDir)).toEqual(['review']);
  const shown = ['--to', 'captured', '--refunded', '12,00', '--reason', 'WSPay shows it'];
  const decided = await run(dataDir, env, 'orders', 'review', number, ...shown);
  expect(decided).toMatchObject({ code: 0, out: expect.stringContaining('outbox -- list') });
  const mails = await query<{ kind: string }>(
    dataDir,
    "select kind from outbox where state = 'queued'",
  );
  expect(mails).toEqual([]);
  const { out: listed } = await run(dataDir, env, 'outbox', 'list');
  expect(listed).toMatch(new RegExp(`held +order-refunded +${number} +ana\\.cacic@`));
});

const modesIn = (folder: string) =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mode & 0o777),
  );

const opened = (emulator: WspayEmulator) =>
  emulator.transactions().map(({ shoppingCartId }) => shoppingCartId);

test('after a restore a new buyer pays their own order, and the lost order’s hold is found', async () => {
  const { dataDir, emulator, env, start, lost, hold } = await loseOrder();
  const site = await start();
  const shopper = new Shopper(site.url);
  const page = await goToPayment(shopper, 'en');
  expect(new URL(page.url).origin).toBe(emulator.url);
  expect(new Set(opened(emulator)).size).toBe(2);
  await eventually(async () => expect(await unmatched(dataDir)).toHaveLength(1));
  expect(await unmatched(dataDir)).toMatchObject([
    {
      reference: hold?.shoppingCartId,
      order_number: lost?.number,
      amount_cents: lost?.total_cents,
      provider: 'wspay',
      state: 'review',
    },
  ]);
  // No order is paid by another order's hold or gets another order's number.
  const [order, ...others] = await findOrders(dataDir);
  expect(others).toEqual([]);
  expect(order).toMatchObject({ state: 'pending', total_cents: lost?.total_cents });
  expect(order?.number).not.toBe(lost?.number);
  const mails = await eventually(async () => {
    const found = (await readMails(dataDir)).filter(({ text }) =>
      text?.includes(hold?.shoppingCartId ?? '-'),
    );
    expect(found).toHaveLength(1);
    return found;
  });
  expect(mails[0]?.text).toContain(lost?.number);
  expect(mails[0]?.text).not.toContain(buyer.email);
  expect(await query(dataDir, 'select kind, to_address from outbox')).toEqual([
    { kind: 'payment-unmatched', to_address: 'shop@murva.example' },
  ]);

  const list = await runOperator(dataDir, ['orders', 'list']);
  expect(list.out).toContain(hold?.shoppingCartId);
  for (const line of list.out.split('\n')) expect([...line].length).toBeLessThanOrEqual(100);
  expect(list.err).toContain('1 payment has no order');
  const release = ['payments', 'release', hold?.shoppingCartId ?? '', '--yes'];
  const released = await runOperator(dataDir, release, undefined, env);
  expect(released).toMatchObject({ code: 0, err: '' });
  expect(holdsOf(emulator)).toEqual([]);
  expect(await unmatched(dataDir)).toMatchObject([{ state: 'closed', outcome: 'released' }]);
  expect(await runOperator(dataDir, release, undefined, env)).toMatchObject({ code: 0 });
  expect((await runOperator(dataDir, ['orders', 'list'])).out).not.toContain(hold?.shoppingCartId);
});

test('with the whole folder restored, including the journal, a signed callback still finds the hold', async () => {
  const { dataDir, emulator, start, lost, hold } = await loseOrder();
  writeFileSync(join(dataDir, 'payment-journal.jsonl'), '');
  const site = await start();
  // Without the journal the number is reused, but the payment reference is a new one.
  await goToPayment(new Shopper(site.url), 'en');
  expect(await findOrders(dataDir)).toMatchObject([{ number: lost?.number, state: 'pending' }]);
  expect(new Set(opened(emulator)).size).toBe(2);
  const report = hold && buildReport(providerKeys, hold, Date.now());
  expect(await callBack(site, { ...report, Signature: 'f'.repeat(128) })).toBe(400);
  expect(await unmatched(dataDir)).toEqual([]);
  expect(await callBack(site, { ...report })).toBe(200);
  expect(await unmatched(dataDir)).toMatchObject([
    { reference: hold?.shoppingCartId, order_number: null, state: 'review' },
  ]);
  expect(await callBack(site, { ...report })).toBe(200);
  expect(await unmatched(dataDir)).toHaveLength(1);
  expect(await query(dataDir, 'select kind from outbox')).toEqual([{ kind: 'payment-unmatched' }]);
  expect(await findOrders(dataDir)).toMatchObject([{ state: 'pending' }]);
});

test('the journal holds references and amounts, no personal data, and is readable by its owner only', async () => {
  const { dataDir, start } = await setUp();
  const site = await start();
  await buy(site);
  const path = join(dataDir, 'payment-journal.jsonl');
  expect(existsSync(path)).toBe(true);
  const { readFileSync } = await import('node:fs');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const [order] = await findOrders(dataDir);
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      reference: expect.stringMatching(/^P-[0-9A-Z]{26}$/),
      provider: 'wspay',
      order: order?.number,
      amountCents: order?.total_cents,
      at: expect.stringMatching(/Z$/),
    },
  ]);
});
