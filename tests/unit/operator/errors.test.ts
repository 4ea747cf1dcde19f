import { expect, test } from 'vitest';
import { CommandFailedError, orUnknown } from '~/operator/errors';

test('money may have moved before the database failed', async () => {
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  const error = await orUnknown('M-2026-000123', Promise.reject(full)).catch((each: Error) => each);
  expect(error).toBeInstanceOf(CommandFailedError);
  expect((error as Error).message).toBe(
    'M-2026-000123: it is not known whether this succeeded: the database cannot be used at the moment (SQLITE_FULL). Repeat the command, which does nothing twice',
  );
});

test('a result, and a failure of another kind, are passed on', async () => {
  expect(await orUnknown('M-2026-000123', Promise.resolve(5))).toBe(5);
  const refused = new CommandFailedError('refused');
  await expect(orUnknown('M-2026-000123', Promise.reject(refused))).rejects.toBe(refused);
});
