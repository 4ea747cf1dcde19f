import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { id } from '#hotel/hotel.config.js';
import { createBackup, unpackBackup } from '~/platform/backup/backup.server';
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

test('the folder of all backups leads to the newest one', async () => {
  const folder = makeTempDir();
  for (const day of ['23', '24']) mkdirSync(join(folder, `${id}-2026-11-${day}T02-00-00Z`));
  await expect(unpackBackup(folder, makeTempDir(), {})).rejects.toThrow(
    `the newest backup in it is ${join(folder, `${id}-2026-11-24T02-00-00Z`)}`,
  );
});

const writeManifest = (change: object) => {
  const backup = makeTempDir();
  const manifest = {
    format: 1,
    site: id,
    version: '0.1.0',
    createdAt: '2026-11-23T02:00:00.000Z',
    schema: '0001-orders-and-outbox',
    orders: 0,
    lastOrder: null,
    files: [{ name: 'database.sqlite', bytes: 1, sha256: '0'.repeat(64) }],
    secrets: [],
  };
  writeFileSync(join(backup, 'manifest.json'), JSON.stringify({ ...manifest, ...change }));
  return backup;
};

test('a backup of a newer version names the version that restores it', async () => {
  const backup = writeManifest({ schema: '9999-later', version: '7.0.0' });
  await expect(unpackBackup(backup, makeTempDir(), {})).rejects.toThrow(
    /newer version, 7\.0\.0 \(9999-later\); restore it with that version/,
  );
});

test('a backup that was copied in part says so', async () => {
  const backup = writeManifest({});
  const restore = () => unpackBackup(backup, makeTempDir(), {});
  await expect(restore).rejects.toThrow(/database\.sqlite is missing.*copy the backup again/);
  writeFileSync(join(backup, 'database.sqlite'), '');
  await expect(restore).rejects.toThrow(/its checksum differs.*copy the backup again/);
});

test.runIf(existsSync('/proc'))(
  'a folder that cannot be written to is named, with what stands in the way',
  async () => {
    // Stands for a folder of another user, into which root may write as well: nobody can make a folder in this one.
    const settings = { DATA_DIR: makeTempDir(), DATABASE_URL: undefined };
    const options = { settings, target: '/proc', now: new Date(), source: {} };
    await expect(createBackup(options)).rejects.toThrow('/proc cannot be written to (ENOENT)');
  },
);

test('a backup leaves alone what another one of the same second is writing', async () => {
  const target = makeTempDir();
  const now = new Date('2026-11-23T02:00:00Z');
  const draft = join(target, `.${id}-2026-11-23T02-00-00Z.unfinished`);
  mkdirSync(draft);
  const settings = { DATA_DIR: makeTempDir(), DATABASE_URL: undefined };
  const backUp = () => createBackup({ settings, target, now, source: {} });
  await expect(backUp()).rejects.toThrow(`another backup is made in ${target} at this moment`);
  expect(existsSync(draft)).toBe(true);
  const made = join(target, `${id}-2026-11-23T02-00-00Z`);
  renameSync(draft, made);
  await expect(backUp()).rejects.toThrow(`another backup is made in ${target} at this moment`);
  expect([existsSync(draft), existsSync(made)]).toEqual([false, true]);
});
