import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createProgram } from '~/operator/cli';
import { writeSettingsNote } from '~/platform/env/settings-note.server';
import { createShop } from '../../support/invoicing-folder';
import { makeEnv } from '../../support/load-context';
import { makeTempDir } from '../../support/memory-database';

test('a backup of PostgreSQL without DATA_DIR names the folder whose journals it takes', async () => {
  vi.stubEnv('DATA_DIR', '');
  vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1:1/shop');
  onTestFinished(() => void vi.unstubAllEnvs());
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => errors.mockRestore());
  const backup = createProgram().parseAsync(['backup', makeTempDir()], { from: 'user' });
  await expect(backup).rejects.toThrow(/nothing was backed up/);
  expect(errors).toHaveBeenCalledWith(expect.stringMatching(/^DATA_DIR is not set: this is \//));
});

test('a folder that is not there is not made: its disk may not be mounted', async () => {
  const disk = makeTempDir();
  vi.stubEnv('DATA_DIR', makeTempDir());
  vi.stubEnv('DATABASE_URL', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const backUpTo = (folder: string) =>
    createProgram().parseAsync(['backup', folder], { from: 'user' });
  await expect(backUpTo(join(disk, 'backups'))).rejects.toThrow(
    /^nothing was backed up: there is no folder .*backups: mount its disk, or make it with mkdir$/,
  );
  expect(readdirSync(disk)).toEqual([]);
  writeFileSync(join(disk, 'backups'), '');
  await expect(backUpTo(join(disk, 'backups'))).rejects.toThrow(/there is no folder/);
});

test('the files of the certificate, without which a restored shop charges nothing, are named', async () => {
  const DATA_DIR = makeTempDir();
  vi.stubEnv('DATA_DIR', DATA_DIR);
  vi.stubEnv('DATABASE_URL', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  await createShop(DATA_DIR);
  const backUp = async () => {
    const target = makeTempDir();
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => void vi.restoreAllMocks());
    await createProgram().parseAsync(['backup', target], { from: 'user' });
    return errors.mock.calls.map(([text]) => String(text)).join('');
  };
  expect(await backUp()).not.toContain('certificate');
  const files = { FISCAL_CERTIFICATE: '/srv/fiskal/fiskal.pem', FISCAL_CA: '/srv/fiskal/ca.pem' };
  await writeSettingsNote(makeEnv({ DATA_DIR }), files);
  expect(await backUp()).toContain(
    'The certificate’s files are not in it either; keep copies elsewhere: /srv/fiskal/fiskal.pem, /srv/fiskal/ca.pem',
  );
});
