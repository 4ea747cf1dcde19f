import { expect, onTestFinished, test, vi } from 'vitest';
import { reportStorageError } from '~/platform/database/report-storage-error.server';
import { DatabaseUnavailable } from '~/platform/database/storage-error';
import { log } from '~/platform/log/log.server';

function setUp() {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  return vi.spyOn(log, 'error').mockImplementation(() => {});
}

test('while the database is away, the log does not grow by a line for each request', () => {
  const logged = setUp();
  const error = new Error('no connection');
  for (let visitor = 0; visitor < 1_000; visitor += 1)
    reportStorageError(error, 'One thing failed', { route: 'order' });
  reportStorageError(error, 'Another thing failed');
  vi.advanceTimersByTime(10_000);
  reportStorageError(error, 'One thing failed', { route: 'cart' });
  expect(logged.mock.calls).toEqual([
    [{ err: error, route: 'order' }, 'One thing failed'],
    [{ err: error }, 'Another thing failed'],
    [{ err: error, route: 'cart', failures: 1_000 }, 'One thing failed'],
  ]);
});

test('a database that was unusable at the start is not reported again', () => {
  const logged = setUp();
  reportStorageError(new DatabaseUnavailable('missing'), 'A third thing failed');
  expect(logged).not.toHaveBeenCalled();
});
