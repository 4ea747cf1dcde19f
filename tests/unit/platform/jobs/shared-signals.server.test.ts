import { expect, onTestFinished, test, vi } from 'vitest';
import { SharedSignals } from '~/platform/jobs/shared-signals.server';
import { eventually } from '../../../support/eventually';
import { openMemoryDatabase } from '../../../support/memory-database';

const log = { error: vi.fn() };

async function openShared() {
  const db = await openMemoryDatabase();
  return () => {
    const signals = new SharedSignals({ db, log, everyMs: 10 });
    onTestFinished(() => signals.stop());
    return signals;
  };
}

test('what one process sends, another hears once, however often it was sent in a moment', async () => {
  const start = await openShared();
  const [here, there] = [start(), start()];
  const heard = { outbox: vi.fn(), content: vi.fn() };
  for (const [name, listener] of Object.entries(heard)) there.on(name, listener);
  await there.started;
  for (let number = 0; number < 100; number++) here.send('outbox');
  await eventually(() => expect(heard.outbox).toHaveBeenCalledOnce());
  expect(heard.content).not.toHaveBeenCalled();
  // Heard in a later round, in which the first would be heard again.
  here.send('content');
  await eventually(() => expect(heard.content).toHaveBeenCalledOnce());
  expect(heard.outbox).toHaveBeenCalledOnce();
  here.send('outbox');
  await eventually(() => expect(heard.outbox).toHaveBeenCalledTimes(2));
});

test('one that stops has sent what it was to send, and one that starts later hears nothing of it', async () => {
  const start = await openShared();
  const [here, there] = [start(), start()];
  const heard = vi.fn();
  there.on('outbox', heard);
  await there.started;
  here.send('outbox');
  await here.stop();
  await eventually(() => expect(heard).toHaveBeenCalledOnce());
  const later = start();
  const late = { outbox: vi.fn(), content: vi.fn() };
  for (const [name, listener] of Object.entries(late)) later.on(name, listener);
  await later.started;
  there.send('content');
  await eventually(() => expect(late.content).toHaveBeenCalledOnce());
  expect(late.outbox).not.toHaveBeenCalled();
});
