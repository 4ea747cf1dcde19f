import { afterEach, expect, test, vi } from 'vitest';
import { FairQueue, type FairQueueLimits, OverloadError } from '~/platform/http/fair-queue';

afterEach(() => void vi.useRealTimers());

const limits: FairQueueLimits = {
  running: 100,
  runningPerClient: 100,
  waiting: 1000,
  waitingPerClient: 1000,
  maxWaitMs: Infinity,
};

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
}

/** Jobs that record their start, and end on request (immediately unless held). */
function setUp(changes: Partial<FairQueueLimits> = {}, hold = false) {
  const queue = new FairQueue({ ...limits, ...changes });
  const begun: string[] = [];
  const ends = new Map<string, { end: () => void; fail: (error: Error) => void }>();
  const add = (name: string, options: Parameters<FairQueue['run']>[2] = {}) =>
    queue.run(
      name[0] as string,
      () => {
        begun.push(name);
        if (!hold) return Promise.resolve(name);
        return new Promise<string>((resolve, reject) =>
          ends.set(name, { end: () => resolve(name), fail: reject }),
        );
      },
      options,
    );
  return { queue, begun, ends, add };
}

test('clients take turns regardless of the number of their jobs, each in its own order', async () => {
  const { begun, add } = setUp();
  const all = Array.from({ length: 200 }, (_, index) => add(`a${index}`));
  await turns(3);
  all.push(add('b0'), add('b1'), add('c0'));
  const before = begun.length;
  await Promise.all(all);
  const after = begun.slice(before, before + 6);
  expect(after.filter((name) => name[0] === 'a')).toHaveLength(3);
  expect(after.filter((name) => name[0] !== 'a')).toEqual(['b0', 'c0', 'b1']);
  expect(begun.filter((name) => name[0] === 'a')).toEqual(
    Array.from({ length: 200 }, (_, index) => `a${index}`),
  );
});

test('a job begins in a turn of the event loop of its own, not in the turn that brought it', async () => {
  const { begun, add } = setUp();
  const all = ['a1', 'a2', 'b1'].map((name) => add(name));
  await Promise.resolve();
  expect(begun).toEqual([]);
  const counts: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await nextTurn();
    counts.push(begun.length);
  }
  expect(counts).toEqual([1, 2, 3]);
  await Promise.all(all);
});

test('a job that waits for I/O keeps no other from starting, up to the limits', async () => {
  const { begun, ends, add } = setUp({ running: 3, runningPerClient: 2 }, true);
  const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => add(name));
  await turns(10);
  // The third job of one client is skipped, the fourth of all waits.
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  ends.get('b1')?.end();
  await turns(5);
  expect(begun.slice(3)).toEqual(['a2']);
  ends.get('c1')?.end();
  await turns(5);
  expect(begun).toHaveLength(4);
  ends.get('a1')?.end();
  await turns(5);
  expect(begun.slice(4)).toEqual(['a3']);
  for (const { end } of ends.values()) end();
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
});

test('synchronous and asynchronous failures are passed on and free the place', async () => {
  const { queue, ends, add } = setUp({ running: 1 }, true);
  const later = add('a1');
  const atOnce = queue.run('a', () => {
    throw new Error('at once');
  });
  const last = add('b1');
  const outcomes = Promise.allSettled([later, atOnce, last]);
  await turns(3);
  ends.get('a1')?.fail(new Error('later'));
  await turns(5);
  ends.get('b1')?.end();
  expect(await outcomes).toMatchObject([
    { reason: { message: 'later' } },
    { reason: { message: 'at once' } },
    { value: 'b1' },
  ]);
});

test('a job whose client has left never starts and frees its place in the queue', async () => {
  const { begun, add } = setUp({ waitingPerClient: 2 });
  const gone = new AbortController();
  const left = add('a1', { signal: gone.signal });
  const stays = add('a2');
  gone.abort();
  await expect(left).rejects.toBe(gone.signal.reason);
  await expect(add('a3', { signal: gone.signal })).rejects.toBe(gone.signal.reason);
  const third = add('a4');
  await Promise.all([stays, third]);
  expect(begun).toEqual(['a2', 'a4']);
});

test('leaving after the job has begun changes nothing', async () => {
  const { ends, add } = setUp({}, true);
  const gone = new AbortController();
  const job = add('a1', { signal: gone.signal });
  await turns(2);
  gone.abort();
  ends.get('a1')?.end();
  expect(await job).toBe('a1');
});

test('one client can fill its share, all together the queue; more is shed immediately', async () => {
  const { add } = setUp({ running: 0, waiting: 3, waitingPerClient: 2 });
  const waiting = [add('a1'), add('a2')];
  await expect(add('a3')).rejects.toThrow(OverloadError);
  waiting.push(add('b1'));
  await expect(add('c1')).rejects.toThrow(OverloadError);
  waiting.push(add('r1', { canBeShed: false }));
  const stillWaiting = nextTurn().then(() => 'all four wait');
  expect(await Promise.race([...waiting, stillWaiting])).toBe('all four wait');
});

test('a job that waits too long is shed, one that cannot be shed waits on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { begun, ends, add } = setUp({ running: 1, maxWaitMs: 8000 }, true);
  const first = add('a1');
  await turns(2);
  const second = add('b1');
  const third = add('c1', { canBeShed: false });
  const shed = second.catch((error: unknown) => error);
  vi.advanceTimersByTime(7999);
  expect(await Promise.race([shed, nextTurn().then(() => 'waits')])).toBe('waits');
  vi.advanceTimersByTime(1);
  expect(await shed).toBeInstanceOf(OverloadError);
  ends.get('a1')?.end();
  await turns(3);
  expect(begun).toEqual(['a1', 'c1']);
  ends.get('c1')?.end();
  expect(await Promise.all([first, third])).toEqual(['a1', 'c1']);
  expect(vi.getTimerCount()).toBe(0);
});
