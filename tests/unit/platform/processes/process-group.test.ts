import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exitCodeOf, ProcessGroup } from '~/platform/processes/process-group.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Signal = 'SIGTERM' | 'SIGKILL';

/** A process as its parent sees it. */
class FakeWorker extends EventEmitter {
  readonly sent: unknown[] = [];
  readonly signals: Signal[] = [];
  hasEnded = false;
  readonly process: { pid: number | undefined; kill(signal: Signal): void };

  constructor(
    readonly number: number,
    pid: number,
  ) {
    super();
    this.process = {
      pid,
      kill: (signal) => {
        this.signals.push(signal);
        if (signal === 'SIGKILL') this.end(null, signal);
      },
    };
  }

  open(isDatabaseUsable = true): void {
    this.emit('message', { isOpen: true, isDatabaseUsable });
  }

  end(code: number | null, signal: Signal | null = null): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.emit('exit', code, signal);
  }

  /** It was never started. */
  fail(error: Error): void {
    this.process.pid = undefined;
    this.emit('error', error);
  }

  isConnected = () => !this.hasEnded;
  send = (message: unknown) => void this.sent.push(message);
}

function setUp(count = 2, giveUpAfter?: number) {
  const workers: FakeWorker[] = [];
  const lines: string[] = [];
  const givenUp: number[] = [];
  const onUnsteady = vi.fn();
  const onFailure = vi.fn();
  let refusal: Error | undefined;
  const group = new ProcessGroup({
    count,
    fork(number) {
      if (refusal) throw refusal;
      const worker = new FakeWorker(number, 100 + workers.length);
      workers.push(worker);
      return worker;
    },
    report: (line) => lines.push(line),
    ...(giveUpAfter !== undefined && { giveUpAfter }),
    onGiveUp: (code) => givenUp.push(code),
    onUnsteady,
    onFailure,
  });
  const numbers = () => workers.map(({ number }) => number);
  const last = () => {
    const worker = workers.at(-1);
    if (!worker) throw new Error('No process was started');
    return worker;
  };
  const refuse = (error: Error | undefined) => (refusal = error);
  return { group, workers, lines, givenUp, onUnsteady, onFailure, numbers, last, refuse };
}

/** A group whose processes are all open. */
async function setUpOpen(count = 2, giveUpAfter?: number) {
  const shop = setUp(count, giveUpAfter);
  const opening = shop.group.open();
  shop.last().open();
  await vi.advanceTimersByTimeAsync(0);
  for (const worker of shop.workers.slice(1)) worker.open();
  expect(await opening).toEqual({ kind: 'open', isDatabaseUsable: true });
  shop.group.keep();
  return shop;
}

test('the first process starts alone: what keeps it from opening is met once, with its words and exit code', async () => {
  const { group, numbers, last, lines } = setUp(3);
  const opening = group.open();
  expect(numbers()).toEqual([1]);
  last().emit('message', { problem: 'a page fails' });
  last().end(78);
  expect(await opening).toEqual({ kind: 'ended', code: 78, problem: 'a page fails' });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(numbers()).toEqual([1]);
  expect(lines).toEqual([]);
});

test('once the first is open, the others start side by side', async () => {
  const { numbers, group, workers } = await setUpOpen(3);
  expect(numbers()).toEqual([1, 2, 3]);
  expect(group.pids).toEqual(workers.map(({ process }) => process.pid));
});

test('a process that does not open in time is killed', async () => {
  const { group, last } = setUp();
  const opening = group.open();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(await opening).toEqual({ kind: 'late' });
  expect(last().signals).toEqual(['SIGKILL']);
});

test('a killed process is replaced under its number; the other goes on', async () => {
  const { group, workers, numbers, lines, last } = await setUpOpen();
  workers[0]?.end(null, 'SIGKILL');
  await vi.advanceTimersByTimeAsync(999);
  expect(numbers()).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(1);
  expect(numbers()).toEqual([1, 2, 1]);
  expect(lines).toEqual(['Process 1 has ended (SIGKILL); it is started again in 1 s']);
  expect(workers[1]?.hasEnded).toBe(false);
  last().open();
  expect(group.pids).toEqual([102, 101]);
});

/** Milliseconds until the next process is started. */
async function pauseBefore({ workers }: { workers: FakeWorker[] }): Promise<number> {
  const count = workers.length;
  let ms = 0;
  for (; workers.length === count; ms += 500) await vi.advanceTimersByTimeAsync(500);
  return ms;
}

test('pauses double up to 30 s, and begin again after a process was open for a minute', async () => {
  const shop = await setUpOpen();
  const pauses: number[] = [];
  for (let times = 0; times < 7; times += 1) {
    shop.workers.findLast(({ number }) => number === 2)?.end(1);
    pauses.push(await pauseBefore(shop));
    shop.last().open();
  }
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  await vi.advanceTimersByTimeAsync(60_000);
  shop.last().end(70);
  expect(await pauseBefore(shop)).toBe(1_000);
});

test('three failures in a row, none after a minute, are reported; a stop and a restart are no failures', async () => {
  const shop = await setUpOpen(1);
  const end = async (...codes: number[]) => {
    for (const code of codes) {
      shop.last().end(code);
      await pauseBefore(shop);
      shop.last().open();
    }
  };
  await end(70, 1, 0, 75, 75);
  await vi.advanceTimersByTimeAsync(60_000);
  await end(70, 70, 70);
  expect(shop.onUnsteady).not.toHaveBeenCalled();
  await end(70);
  expect(shop.onUnsteady).toHaveBeenCalledOnce();
});

test('each failure is reported, however long the process was open; a stop and a restart are none', async () => {
  const shop = await setUpOpen(1);
  for (const code of [70, 0, 75]) {
    shop.last().end(code);
    await pauseBefore(shop);
    shop.last().open();
  }
  expect(shop.onFailure).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  shop.last().end(null, 'SIGKILL');
  expect(shop.onFailure).toHaveBeenCalledTimes(2);
  await pauseBefore(shop);
  const stopped = shop.group.stop();
  shop.last().end(1);
  await stopped;
  expect(shop.onFailure).toHaveBeenCalledTimes(2);
});

test('while one process is open, failed starts of another are repeated', async () => {
  const shop = await setUpOpen(2, 3);
  shop.workers[1]?.end(1);
  for (let times = 0; times < 6; times += 1) {
    await pauseBefore(shop);
    shop.last().end(69);
  }
  expect(shop.givenUp).toEqual([]);
});

test('with no process open, starts that fail in a row end the group with the exit code', async () => {
  const shop = await setUpOpen(2, 3);
  for (const worker of shop.workers.slice(0, 2)) worker.end(70);
  while (shop.givenUp.length === 0) {
    await pauseBefore(shop);
    shop.last().end(69);
  }
  expect(shop.givenUp).toEqual([69]);
  expect(shop.lines.at(-1)).toBe('No process can be started (exit code 69 3 times in a row)');
  const started = shop.workers.length;
  await vi.advanceTimersByTimeAsync(120_000);
  // One that was waiting for its turn may not start either.
  expect(shop.workers.length).toBe(started);
});

test('a group that is kept although its first process did not open starts all of them again', async () => {
  const { group, numbers, last } = setUp();
  const opening = group.open();
  last().end(69);
  await opening;
  group.keep();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(numbers()).toEqual([1, 1, 2]);
});

test('stopping signals each process once, waits for them, and starts none again', async () => {
  const { group, workers } = await setUpOpen();
  const stopped = group.stop();
  void group.stop();
  expect(workers.map(({ signals }) => signals)).toEqual([['SIGTERM'], ['SIGTERM']]);
  workers[0]?.end(0);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(workers[1]?.hasEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(workers[1]?.signals).toEqual(['SIGTERM', 'SIGKILL']);
  expect(await stopped).toBe(137);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(workers).toHaveLength(2);
});

test('a process that was waiting for its turn is not started after the stop', async () => {
  const { group, workers } = await setUpOpen();
  workers[1]?.end(1);
  const stopped = group.stop();
  workers[0]?.end(0);
  expect(await stopped).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(workers).toHaveLength(2);
});

test('a group that is stopped while its first process starts has no other processes, even if it is kept', async () => {
  const { group, numbers, last } = setUp();
  void group.open();
  const stopped = group.stop();
  last().open();
  await vi.advanceTimersByTimeAsync(0);
  last().end(0);
  expect(await stopped).toBe(0);
  group.keep();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(numbers()).toEqual([1]);
});

test('a process that cannot be started, where the system has no more, is tried again', async () => {
  const { lines, numbers, last } = await setUpOpen(1);
  last().end(1);
  await vi.advanceTimersByTimeAsync(1_000);
  last().fail(new Error('spawn node EAGAIN'));
  expect(lines.at(-1)).toContain('(spawn node EAGAIN)');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(numbers()).toEqual([1, 1, 1]);
});

test('a start that throws at once, where the system has no memory, is tried again', async () => {
  const shop = await setUpOpen(1);
  shop.refuse(new Error('spawn ENOMEM'));
  shop.last().end(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shop.lines.at(-1)).toBe('Process 1 has ended (spawn ENOMEM); it is started again in 2 s');
  shop.refuse(undefined);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shop.numbers()).toEqual([1, 1]);
});

test('a first start that throws at once is the outcome of the opening', async () => {
  const { group, refuse } = setUp();
  refuse(new Error('spawn ENOMEM'));
  expect(await group.open()).toEqual({ kind: 'ended', code: 71, problem: 'spawn ENOMEM' });
});

test('messages are passed on to the others, and answers to the one that asked', async () => {
  const { workers } = await setUpOpen(3);
  workers[1]?.emit('message', { relay: 'question' });
  workers[2]?.emit('message', { relay: 'answer', to: 2 });
  expect(workers.map(({ sent }) => sent)).toEqual([
    [{ relayed: 'question', from: 2 }],
    [{ relayed: 'answer', from: 3 }],
    [{ relayed: 'question', from: 2 }],
  ]);
});

test('the exit code of a killed process is that of a shell', () => {
  expect(exitCodeOf(0, null)).toBe(0);
  expect(exitCodeOf(null, 'SIGKILL')).toBe(137);
});
