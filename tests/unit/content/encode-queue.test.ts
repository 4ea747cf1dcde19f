import { expect, onTestFinished, test, vi } from 'vitest';
import { createEncodeQueue } from '~/content/encode-queue';
import { OverloadError } from '~/platform/http/fair-queue';

/** Jobs that end on request, and the order in which they started. */
function setUp(limit: number, waiting = 100) {
  const queue = createEncodeQueue({ running: limit, waiting, quietMs: 0 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, urgent: boolean) =>
    queue.run(
      name,
      () => {
        begun.push(name);
        return new Promise((resolve) => ends.set(name, resolve));
      },
      { urgent },
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { begun, add, end };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('never more than the limit run concurrently', async () => {
  const { begun, add, end } = setUp(2);
  const all = ['a', 'b', 'c'].map((name) => add(name, true));
  await settle();
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await Promise.all(all);
});

test('jobs of one key run once, until the key is done', async () => {
  const { begun, add, end } = setUp(2);
  const all = [add('a', true), add('a', true), add('a', false)];
  await settle();
  await end('a');
  await Promise.all(all);
  expect(begun).toEqual(['a']);
  void add('a', true);
  await settle();
  expect(begun).toEqual(['a', 'a']);
});

test('background work runs alone and after all urgent work', async () => {
  const { begun, add, end } = setUp(2);
  void add('idle 1', false);
  void add('idle 2', false);
  void add('urgent 1', true);
  void add('urgent 2', true);
  await settle();
  expect(begun).toEqual(['idle 1', 'urgent 1']);
  await end('idle 1');
  await end('urgent 1');
  expect(begun).toEqual(['idle 1', 'urgent 1', 'urgent 2']);
  await end('urgent 2');
  expect(begun.at(-1)).toBe('idle 2');
});

test('background work becomes urgent when a visitor waits for it', async () => {
  const { begun, add } = setUp(2);
  void add('busy', true);
  void add('idle', false);
  void add('wanted', false);
  await settle();
  expect(begun).toEqual(['busy']);
  void add('wanted', true);
  await settle();
  expect(begun).toEqual(['busy', 'wanted']);
});

test('a failing job fails alone and frees its place', async () => {
  const queue = createEncodeQueue({ running: 1, waiting: 100, quietMs: 0 });
  const fail = () => {
    throw new Error('bad');
  };
  const bad = queue.run('bad', fail, { urgent: true });
  const good = queue.run('good', async () => {}, { urgent: true });
  await expect(bad).rejects.toThrow('bad');
  await expect(good).resolves.toBeUndefined();
});

test('a full queue rejects urgent and background jobs separately, and joins jobs in progress', async () => {
  const { add, end } = setUp(1, 1);
  const all = [add('running', true), add('urgent', true), add('idle', false)];
  await settle();
  await expect(add('one more', true)).rejects.toThrow(OverloadError);
  await expect(add('one more', false)).rejects.toThrow(OverloadError);
  all.push(add('urgent', true), add('running', true));
  for (const name of ['running', 'urgent', 'idle']) await end(name);
  await Promise.all(all);
});

test('the others begin when no urgent job has ended for a while', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queue = createEncodeQueue({ running: 2, waiting: 100, quietMs: 300 });
  const done: string[] = [];
  const add = (name: string, urgent: boolean) =>
    void queue.run(name, async () => void done.push(name), { urgent });
  add('urgent', true);
  add('idle', false);
  await vi.advanceTimersByTimeAsync(200);
  add('urgent again', true);
  await vi.advanceTimersByTimeAsync(1);
  // However the machine's clock is set meanwhile.
  vi.setSystemTime(Date.now() - 60 * 60_000);
  await vi.advanceTimersByTimeAsync(298);
  expect(done).toEqual(['urgent', 'urgent again']);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['urgent', 'urgent again', 'idle']);
});
