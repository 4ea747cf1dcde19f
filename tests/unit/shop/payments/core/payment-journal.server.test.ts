import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { JournalEntry, RefundEntry } from '~/shop/payments/core/payment-journal';
import {
  compactPaymentJournal,
  openPaymentJournal,
} from '~/shop/payments/core/payment-journal.server';
import { StorageError } from '~/platform/database/storage-error';
import { makeTempDir, openMemoryDatabase } from '../../../../support/memory-database';

const now = new Date('2026-11-22T12:00:00.000Z');

const makeEntry = (sequence: number, at = now): JournalEntry => ({
  reference: `P-${String(sequence).padStart(26, '0')}`,
  provider: 'stripe',
  order: `M-2026-${String(sequence).padStart(6, '0')}`,
  amountCents: 5_000,
  at: at.toISOString(),
});

/** Where a link leads; empty for one that is gone, like that of the folder being read. */
function readLink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

function setUp() {
  const folder = makeTempDir();
  const path = join(folder, 'payment-journal.jsonl');
  return { folder, path, journal: openPaymentJournal(folder) };
}

test('entries are appended to a file that only its owner reads', async () => {
  const { path, journal } = setUp();
  expect(await journal.read()).toEqual([]);
  await journal.append(makeEntry(1));
  await journal.append(makeEntry(2));
  expect(await journal.read()).toEqual([makeEntry(1), makeEntry(2)]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(3);
});

test('an entry after a torn line is not lost with it', async () => {
  const { path, journal } = setUp();
  await journal.append(makeEntry(1));
  appendFileSync(path, '{"reference":"P-0000');
  await journal.append(makeEntry(2));
  await journal.append(makeEntry(3));
  expect(await journal.read()).toEqual([makeEntry(1), makeEntry(2), makeEntry(3)]);
});

test('an entry after the file was replaced or removed is in the file that has its name', async () => {
  const { path, journal } = setUp();
  await journal.append(makeEntry(1));
  writeFileSync(`${path}.other`, readFileSync(path));
  renameSync(`${path}.other`, path);
  await journal.append(makeEntry(2));
  expect(await journal.read()).toEqual([makeEntry(1), makeEntry(2)]);
  rmSync(path);
  await journal.append(makeEntry(3));
  expect(await journal.read()).toEqual([makeEntry(3)]);
});

test.runIf(existsSync('/proc/self/fd'))(
  'the file is open once, whatever happens to it',
  async () => {
    const { path, journal } = setUp();
    // A file that has lost its name is still one: its link ends with "(deleted)".
    const countOpen = () =>
      readdirSync('/proc/self/fd').filter((each) =>
        readLink(`/proc/self/fd/${each}`).startsWith(path),
      ).length;
    await journal.append(makeEntry(1, new Date('2026-01-01T00:00:00.000Z')));
    await journal.append(makeEntry(2));
    expect(countOpen()).toBe(1);
    await journal.compact(now);
    await journal.append(makeEntry(3));
    appendFileSync(path, 'torn');
    await journal.append(makeEntry(4));
    expect(countOpen()).toBe(1);
  },
);

test('compacting drops old and torn lines, atomically', async () => {
  const { folder, path, journal } = setUp();
  await journal.append(makeEntry(1, new Date('2026-01-01T00:00:00.000Z')));
  await journal.append(makeEntry(2));
  appendFileSync(path, 'torn');
  expect(await journal.compact(now)).toEqual({ entries: [makeEntry(2)], unreadable: 1 });
  expect(readFileSync(path, 'utf8')).toBe(`${JSON.stringify(makeEntry(2))}\n`);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['payment-journal.jsonl']);
});

test('a journal with nothing to drop is unchanged', async () => {
  const { path, journal } = setUp();
  await journal.append(makeEntry(1));
  const { ino } = statSync(path);
  await journal.compact(now);
  expect(statSync(path).ino).toBe(ino);
});

test('a failed write is a storage error', async () => {
  const { folder } = setUp();
  writeFileSync(join(folder, 'file'), '');
  const journal = openPaymentJournal(join(folder, 'file'));
  await expect(journal.append(makeEntry(1))).rejects.toThrow(StorageError);
});

test('while the site runs, entries go after 60 days, and new ones are still appended', async () => {
  const { journal } = setUp();
  const db = await openMemoryDatabase();
  const day = 24 * 60 * 60_000;
  await journal.append(makeEntry(1));
  const recent = makeEntry(2, new Date(now.getTime() + 50 * day));
  await journal.append(recent);
  await compactPaymentJournal(db, journal, new Date(now.getTime() + 59 * day));
  expect(await journal.read()).toHaveLength(2);
  await compactPaymentJournal(db, journal, new Date(now.getTime() + 61 * day));
  await journal.append(makeEntry(3));
  expect(await journal.read()).toEqual([recent, makeEntry(3)]);
});

const makeRefund = (sequence: number, at = now): RefundEntry => ({
  // The former form of references.
  reference: `M-2026-${String(sequence).padStart(6, '0')}-1`,
  provider: 'wspay',
  order: `M-2026-${String(sequence).padStart(6, '0')}`,
  refund: `refund-${sequence}`,
  baseCents: 0,
  amountCents: 500,
  at: at.toISOString(),
});

test('refunds stand beside the payments, and go as they do', async () => {
  const { journal } = setUp();
  await journal.append(makeEntry(2));
  const refund = { ...makeRefund(2), reference: makeEntry(2).reference };
  await journal.append(makeRefund(1, new Date('2026-01-01T00:00:00.000Z')));
  await journal.append(refund);
  expect(await journal.read()).toEqual([makeEntry(2)]);
  expect(await journal.readRefunds()).toHaveLength(2);
  expect(await journal.compact(now)).toEqual({ entries: [makeEntry(2)], unreadable: 0 });
  expect(await journal.read()).toEqual([makeEntry(2)]);
  expect(await journal.readRefunds()).toEqual([refund]);
});
