import { expect, test, vi } from 'vitest';
import { steadyClock } from '~/platform/time/steady-clock';
import { OutboxHealth } from '~/platform/mail/outbox-health';
import { startOutboxWorker } from '~/platform/mail/outbox-worker.server';
import { eventually } from '../../../support/eventually';
import { openMemoryDatabase } from '../../../support/memory-database';

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
