import { beforeEach, expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from '~/platform/database/storage-error';
import { unlessStorageFails } from '~/platform/database/unless-storage-fails.server';
import { log } from '~/platform/log/log.server';

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

beforeEach(() => void vi.spyOn(log, 'error').mockImplementation(() => {}));

test('what the work returns is returned', async () => {
  expect(await unlessStorageFails(async () => 'stored', 'not stored')).toBe('stored');
  expect(log.error).not.toHaveBeenCalled();
});

test('a failing disk ends the work and is logged', async () => {
  expect(await unlessStorageFails(failing('SQLITE_FULL'), 'not stored')).toBeUndefined();
  expect(log.error).toHaveBeenCalledWith(
    { err: expect.objectContaining({ code: 'SQLITE_FULL' }) },
    'not stored',
  );
});

test.each([
  ['without a message', failing('SQLITE_BUSY'), undefined],
  ['reported at the start', () => Promise.reject(new DatabaseUnavailable('none')), 'not stored'],
])('a failure is not logged: %s', async (_, work, message) => {
  expect(await unlessStorageFails(work, message)).toBeUndefined();
  expect(log.error).not.toHaveBeenCalled();
});

test.each(['SQLITE_ERROR', 'EACCES'])('a bug is no failing database: %s', async (code) => {
  await expect(unlessStorageFails(failing(code), 'not stored')).rejects.toThrow(code);
});
