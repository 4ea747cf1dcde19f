import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unpackBackup } from '~/platform/backup/backup.server';
import { makeTempDir } from '../../../support/memory-database';

test('a folder without a manifest is no backup', async () => {
  const backup = makeTempDir();
  await expect(unpackBackup(backup, makeTempDir(), {})).rejects.toThrow(/is no backup/);
});

test('a manifest that this user cannot read is not taken for a missing one', async () => {
  const backup = makeTempDir();
  // Stands for a folder of another user, which root may read as well.
  mkdirSync(join(backup, 'manifest.json'));
  await expect(unpackBackup(backup, makeTempDir(), {})).rejects.toThrow(
    /manifest\.json cannot be read \(EISDIR\)/,
  );
});
