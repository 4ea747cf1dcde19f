import { expect, test, vi } from 'vitest';
import { runEach } from '~/platform/jobs/run-each';

const failWith = (message: string) => async () => {
  throw new Error(message);
};

test('a step that fails holds up none of the others, and the first failure is thrown at the end', async () => {
  const step = vi.fn(async () => {});
  const all = runEach([failWith('first'), step, failWith('second'), step]);
  await expect(all).rejects.toThrow('first');
  expect(step).toHaveBeenCalledTimes(2);
});

test('no step is begun once they are stopped', async () => {
  const stop = new AbortController();
  const step = vi.fn(async () => stop.abort());
  await runEach([step, step], () => stop.signal.aborted);
  expect(step).toHaveBeenCalledTimes(1);
});
