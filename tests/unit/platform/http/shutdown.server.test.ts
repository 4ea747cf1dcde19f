import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopOnSignals } from '~/platform/http/shutdown.server';
import { log } from '~/platform/log/log.server';
import { exitCodes } from '~/platform/processes/exit-codes.js';

const events = ['SIGTERM', 'SIGINT', 'uncaughtException'] as const;
const listenersBefore = new Map(events.map((event) => [event, process.listeners(event as 'exit')]));

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  for (const [event, before] of listenersBefore) {
    for (const listener of process.listeners(event as 'exit')) {
      if (!before.includes(listener)) process.removeListener(event, listener);
    }
  }
});

/** Stops a server without connections. @returns the exit codes so far */
async function stopWith(closers: readonly (() => Promise<unknown>)[], afterMs: number) {
  const exits: unknown[] = [];
  vi.spyOn(log, 'info').mockReturnValue();
  vi.spyOn(log, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation(((code: number) => {
    exits.push(code);
  }) as never);
  const stop = stopOnSignals(createServer(), { closers, handOver: async () => {}, lingerMs: 0 });
  void stop(0);
  await vi.advanceTimersByTimeAsync(afterMs);
  return exits;
}

test('a process closes its resources in order, whether they fail or not, and ends', async () => {
  const closed: string[] = [];
  const close = (name: string) => async () => {
    closed.push(name);
    if (name === 'jobs') throw new Error('Not stopped');
  };
  expect(await stopWith([close('jobs'), close('database')], 2_000)).toEqual([0]);
  expect(closed).toEqual(['jobs', 'database']);
});

test('a resource that never closes does not keep a process that serves nothing any more', async () => {
  const exits = await stopWith([() => new Promise(() => {})], 9_000);
  expect(exits).toEqual([]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(exits).toEqual([exitCodes.software]);
});
