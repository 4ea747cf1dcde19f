import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { migrate, openDatabase } from '~/platform/database/database.server';
import { Lease, type LeaseOptions } from '~/platform/jobs/lease.server';
import { makeTempDir } from '../../../support/memory-database';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** More than one check. */
const soon = () => vi.advanceTimersByTimeAsync(1_100);
/** Longer than a lease lasts without a renewal. */
const long = () => vi.advanceTimersByTimeAsync(10_000);

/** Processes that share a database, each through a connection of its own, and what they did in order. */
function openProcesses() {
  const path = join(makeTempDir(), 'shared.sqlite');
  const events: string[] = [];
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const start = async (process: string, own: Partial<LeaseOptions> = {}) => {
    const db = own.db ?? openDatabase(path);
    await migrate(db);
    const work = async () => {
      events.push(`${process} begins`);
      return async () => void events.push(`${process} ends`);
    };
    const lease = new Lease({ db, name: 'jobs', work, log, ...own });
    onTestFinished(async () => {
      await lease.stop().catch(() => {});
      await db.destroy();
    });
    await lease.started;
    return { db, lease };
  };
  return { start, events, log };
}

test('one of two processes works, for as long as it is alive', async () => {
  const { start, events } = openProcesses();
  const first = await start('first');
  const second = await start('second');
  expect(events).toEqual(['first begins']);
  await long();
  await long();
  expect(events).toEqual(['first begins']);
  expect([first.lease.isHeld(), second.lease.isHeld()]).toEqual([true, false]);
});

test('a process that stops ends its work first, and another takes over at its next check', async () => {
  const { start, events } = openProcesses();
  const first = await start('first');
  await start('second');
  await first.lease.stop();
  expect(events).toEqual(['first begins', 'first ends']);
  await soon();
  expect(events).toEqual(['first begins', 'first ends', 'second begins']);
});

test('a process keeps the lease while its work is stopping, however long that takes', async () => {
  const { start, events } = openProcesses();
  let letGo = () => {};
  const slowEnd = new Promise<void>((resolve) => (letGo = resolve));
  const first = await start('first', { work: async () => () => slowEnd });
  await start('second');
  const stopped = first.lease.stop();
  await long();
  await long();
  expect(events).toEqual([]);
  letGo();
  await stopped;
  await soon();
  expect(events).toEqual(['second begins']);
});

test('a holder without a database connection stops its work before another takes over', async () => {
  const { start, events, log } = openProcesses();
  const first = await start('first');
  await start('second');
  await first.db.destroy();
  await vi.advanceTimersByTimeAsync(5_500);
  expect(events).toEqual(['first begins', 'first ends']);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(events).toEqual(['first begins', 'first ends', 'second begins']);
  expect(log.warn.mock.calls.map(([, message]) => message as string)).toEqual([
    'The lease cannot be checked',
    'Released the lease',
  ]);
});

test('one that was away so long that another has it gives its work up', async () => {
  const { start, events } = openProcesses();
  const { db, lease } = await start('first');
  await db.updateTable('leases').set({ holder: 'another', renewals: 100 }).execute();
  await soon();
  expect(events).toEqual(['first begins', 'first ends']);
  expect(lease.isHeld()).toBe(false);
  await long();
  expect(events).toEqual(['first begins', 'first ends', 'first begins']);
});

test('work that cannot begin is left to another process, and tried again later', async () => {
  const { start, events, log } = openProcesses();
  const work = vi.fn().mockRejectedValue(new Error('The port is taken'));
  const unable = await start('unable', { work });
  expect(unable.lease.isHeld()).toBe(false);
  await soon();
  await soon();
  expect(work).toHaveBeenCalledOnce();
  expect(log.error).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(work).toHaveBeenCalledTimes(2);
  await start('second');
  expect(events).toEqual(['second begins']);
});

test('why the work could not begin is logged, even if the lease cannot be released either', async () => {
  const { start, log } = openProcesses();
  const db = openDatabase(':memory:');
  const err = new Error('the work failed');
  const work = async () => {
    await db.destroy();
    throw err;
  };
  await start('first', { db, work });
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ err }), expect.anything());
});
