import { expect, test, vi } from 'vitest';
import { withDatabase } from '~/operator/command-context';
import { createSiteDatabase } from '~/platform/database/site-database.server';
import { takeSiteLock } from '~/platform/database/site-lock.server';
import { makeTempDir } from '../../support/memory-database';

async function setUpShop() {
  const folder = makeTempDir();
  vi.stubEnv('DATA_DIR', folder);
  await createSiteDatabase({ DATA_DIR: folder, DATABASE_URL: undefined });
  return folder;
}

test('no command opens the database that a restore is about to replace', async () => {
  const lock = takeSiteLock(await setUpShop());
  const run = vi.fn();
  await expect(withDatabase(run)).rejects.toThrow('A restore is under way');
  lock?.release();
  await withDatabase(run);
  expect(run).toHaveBeenCalledOnce();
});

test('no restore begins while a command has the database open', async () => {
  const folder = await setUpShop();
  await withDatabase(async () => expect(takeSiteLock(folder)).toBeUndefined());
  await expect(withDatabase(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(takeSiteLock(folder)).toBeDefined();
});
