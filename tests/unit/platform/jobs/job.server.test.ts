import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jobInterval, JobSignal, startJob } from '~/platform/jobs/job.server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const everyMs = 1000;

/** A job whose runs are ended by the test. */
function start(firstRun?: 'now' | 'later') {
  const log = { error: vi.fn() };
  const ends: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const run = vi.fn(
    (_signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => void ends.push({ resolve, reject })),
  );
  const job = startJob({ name: 'test', everyMs, run, log, firstRun });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const finish = async () => {
    ends.at(-1)?.resolve();
    await settle();
  };
  const fail = async (error: Error) => {
    ends.at(-1)?.reject(error);
    await settle();
  };
  return { job, log, run, finish, fail };
}

test('it runs immediately and at every interval', async () => {
  const { run, finish, job } = start();
  expect(run).toHaveBeenCalledTimes(1);
  await finish();
  await expect(job.started).resolves.toBeUndefined();
  await vi.advanceTimersByTimeAsync(everyMs - 1);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(2);
});

test('the first run may wait for the first interval', async () => {
  const { run, job } = start('later');
  await job.started;
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(everyMs);
  expect(run).toHaveBeenCalledTimes(1);
});

test('runs do not overlap when one takes longer than the interval', async () => {
  const { run, finish } = start();
  await vi.advanceTimersByTimeAsync(5 * everyMs);
  expect(run).toHaveBeenCalledTimes(1);
  await finish();
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(everyMs);
  expect(run).toHaveBeenCalledTimes(2);
});

test('notified between two runs it runs immediately, notified during one it runs once more', async () => {
  const { job, run, finish } = start();
  await finish();
  job.notify();
  expect(run).toHaveBeenCalledTimes(2);
  job.notify();
  job.notify();
  expect(run).toHaveBeenCalledTimes(2);
  await finish();
  expect(run).toHaveBeenCalledTimes(3);
  await finish();
  expect(run).toHaveBeenCalledTimes(3);
});

test('a failure is logged with the job’s name, and the next run waits for the interval', async () => {
  const { job, run, log, fail } = start();
  job.notify();
  const error = new Error('disk full');
  await fail(error);
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { err: error, job: 'test' },
    expect.any(String),
  );
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(everyMs);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a run that throws instead of rejecting is a failure like any other', async () => {
  const log = { error: vi.fn() };
  const run = () => {
    throw new Error('at once');
  };
  const job = startJob({ name: 'test', everyMs, run, log });
  await job.started;
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('stopping signals the current run, waits for it, and starts no other', async () => {
  const { job, run, finish } = start();
  const [[signal] = []] = run.mock.calls;
  job.notify();
  let isStopped = false;
  const stopping = job.stop().then(() => (isStopped = true));
  expect(signal?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(5 * everyMs);
  expect(isStopped).toBe(false);
  await finish();
  await stopping;
  job.notify();
  await vi.advanceTimersByTimeAsync(5 * everyMs);
  expect(run).toHaveBeenCalledTimes(1);
});

test('the operator’s interval is every job’s', () => {
  expect(jobInterval({}, 60_000)).toBe(60_000);
  expect(jobInterval({ JOB_INTERVAL_MS: 500 }, 60_000)).toBe(500);
});

test('a signal reaches the job that listens, and before that none', () => {
  const signal = new JobSignal();
  signal.notify();
  const listener = vi.fn();
  signal.listen(listener);
  signal.notify();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('what fails again for the same reason is logged once in ten minutes, and counted', async () => {
  const { log, fail } = start();
  const failAgain = async (reason: string) => {
    await fail(new Error(reason));
    await vi.advanceTimersByTimeAsync(everyMs);
  };
  for (let seconds = 0; seconds <= 601; seconds += 1) await failAgain('no server');
  await failAgain('disk full');
  expect(log.error.mock.calls.map(([{ err, failures }]) => [err.message, failures])).toEqual([
    ['no server', undefined],
    ['no server', 600],
    ['disk full', 2],
  ]);
});

test('a failure after a success is logged although it is the same', async () => {
  const { log, fail, finish } = start();
  await fail(new Error('no server'));
  await vi.advanceTimersByTimeAsync(everyMs);
  await finish();
  await vi.advanceTimersByTimeAsync(everyMs);
  await fail(new Error('no server'));
  expect(log.error).toHaveBeenCalledTimes(2);
});
