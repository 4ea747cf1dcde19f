import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { steadyClock } from '~/platform/time/steady-clock';
import { OutboxHealth } from '~/platform/mail/outbox-health';
import { enqueue } from '~/platform/mail/outbox.server';
import { startOutboxWorker } from '~/platform/mail/outbox-worker.server';
import { eventually } from '../../../support/eventually';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeMail } from '../../../support/new-mail';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const transport = { description: 'none', send: vi.fn() };
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

test('a worker that cannot use the outbox is overdue, one that was stopped is not', async () => {
  const db = await openMemoryDatabase();
  const health = new OutboxHealth();
  const patienceMs = 3_000;
  const options = { db, transport, log, health, pollMs: 1_000, limits: { sendMs: 1_000 } };
  const overdue = () => health.isOverdue(steadyClock() + patienceMs + 1);
  expect(overdue()).toBe(false);
  const worker = startOutboxWorker(options);
  await eventually(() => expect(worker.lastSuccess()).toBeDefined());
  expect(health.isOverdue()).toBe(false);
  expect(overdue()).toBe(true);
  await worker.stop();
  expect(overdue()).toBe(false);
});

test('a worker that waits for a mail server to accept a message is not overdue', async () => {
  const db = await openMemoryDatabase();
  const health = new OutboxHealth();
  await db.transaction().execute((trx) => enqueue(trx, makeMail({ dedupeKey: 'filtered' })));
  let hasMessage = false;
  const filtering = {
    description: 'filtering',
    send: async (_mail: unknown, _signal: AbortSignal, onTransmitted = () => {}) => {
      onTransmitted();
      hasMessage = true;
      await new Promise(() => {});
    },
  };
  const limits = { sendMs: 1_000, acceptMs: 60_000, graceMs: 0 };
  const options = { db, transport: filtering, log, health, pollMs: 1_000, limits };
  const worker = startOutboxWorker(options);
  await eventually(() => expect(hasMessage).toBe(true));
  expect(health.isOverdue(steadyClock() + 59_000)).toBe(false);
  expect(health.isOverdue(steadyClock() + 64_000)).toBe(true);
  await worker.stop();
});

test('a sent email that cannot be marked for a while is logged at intervals, not at each attempt', async () => {
  const db = await openMemoryDatabase();
  await db.transaction().execute((trx) => enqueue(trx, makeMail({ dedupeKey: 'earlier' })));
  await db.updateTable('outbox').set({ state: 'sent' }).execute();
  // Refuses every further sent email.
  await sql`create unique index one_sent on outbox (state) where state = 'sent'`.execute(db);
  await db.transaction().execute((trx) => enqueue(trx, makeMail({ dedupeKey: 'unmarked' })));
  const now = vi.fn(() => new Date());
  const error = vi.fn();
  const worker = startOutboxWorker({
    db,
    transport,
    log: { ...log, error },
    now,
    limits: { markAgainMs: 1 },
  });
  await eventually(() => expect(now.mock.calls.length).toBeGreaterThan(20));
  expect(error.mock.calls).toEqual([
    [expect.objectContaining({ mail: 'unmarked', failures: 1 }), 'Sent mail not marked yet'],
  ]);
  await worker.stop();
});

test('a sent email leaves nothing in memory', async () => {
  const db = await openMemoryDatabase();
  await db.transaction().execute((trx) => enqueue(trx, makeMail({ dedupeKey: 'sent' })));
  let seen: WeakRef<AbortSignal> | undefined;
  const send = async (_mail: unknown, signal: AbortSignal) => void (seen = new WeakRef(signal));
  const worker = startOutboxWorker({ db, transport: { description: 'none', send }, log });
  await eventually(async () =>
    expect(await db.selectFrom('outbox').select('state').execute()).toEqual([{ state: 'sent' }]),
  );
  await eventually(() => {
    collectGarbage();
    expect(seen?.deref()).toBeUndefined();
  });
  await worker.stop();
});

test(
  'an email that is taken while its worker is being stopped is released',
  { timeout: 20_000 },
  async () => {
    const db = await openMemoryDatabase();
    await db.transaction().execute((trx) => enqueue(trx, makeMail({ dedupeKey: 'late' })));
    const slow = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => wait(50, result),
    });
    const send = () => new Promise<void>(() => {});
    const worker = startOutboxWorker({
      db: slow,
      transport: { description: 'none', send },
      log,
      limits: { graceMs: 0 },
    });
    await worker.stop();
    expect(
      await db.selectFrom('outbox').select(['state', 'attempts', 'leased_until']).execute(),
    ).toEqual([{ state: 'queued', attempts: 0, leased_until: null }]);
  },
);
