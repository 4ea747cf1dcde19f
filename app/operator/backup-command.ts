import { resolve } from 'node:path';
import type { Command } from 'commander';
import { BackupProblem } from '~/platform/backup/backup-problem';
import { createBackup, removeSurplus } from '~/platform/backup/backup.server';
import { noteBackup } from '~/platform/backup/last-backup.server';
import { ClientProgramProblem } from '~/platform/database/postgres/client-programs.server';
import { readSettingsNote } from '~/platform/env/settings-note.server';
import { noteDefaultFolder, readShellEnv, refuseForeignData } from './command-context';
import { CommandFailedError } from './errors';
import { parsePositiveInteger } from './option-parsers';
import { formatExamples } from './options';
import { formatCount, noteLeftover, writeNotice, writeOutput } from './output';

/** `npm run backup`. */
export function registerBackupCommand(program: Command): void {
  program
    .command('backup')
    .summary('back up the site while it runs')
    .description(
      'Back up the database, the payment journal and the latest content into a new folder in <folder>, while the site runs. The copy is checked before the folder gets its name. Not included: the site’s secrets, which belong elsewhere, encoded pictures, and emails as files.',
    )
    .argument('<folder>', 'an existing one, on another disk, where backups are collected')
    .option('--keep <number>', 'remove the oldest beyond this many', parsePositiveInteger)
    .addHelpText(
      'after',
      formatExamples('backup -- /mnt/backups', 'backup -- /mnt/backups --keep 30'),
    )
    .action(backUp);
}

async function backUp(folder: string, { keep }: { keep?: number }): Promise<void> {
  const target = resolve(process.env.INIT_CWD ?? '.', folder);
  const settings = readShellEnv();
  // With PostgreSQL too, as the journals are there.
  noteDefaultFolder(settings);
  refuseForeignData(settings);
  const options = {
    settings,
    target,
    now: new Date(),
    source: process.env,
  };
  try {
    const { folder: made, manifest, leftovers } = await createBackup(options);
    leftovers.forEach(noteLeftover);
    await noteBackup(settings.DATA_DIR, options.now).catch(({ message }: Error) =>
      writeNotice(`The backup is complete, but the site will not know of it: ${message}`),
    );
    const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
    const newest = manifest.lastOrder ? `, the newest ${manifest.lastOrder}` : '';
    writeOutput(
      `${made}\n${formatCount(manifest.orders, 'order')}${newest}; ${Math.ceil(bytes / 1024)} KB, checked.\n`,
    );
    writeNotice(
      `Keep the site’s environment file elsewhere; its secrets are not in the backup: ${manifest.secrets.join(', ') || 'none known'}`,
    );
    const noted = readSettingsNote(settings.DATA_DIR)?.settings ?? settings;
    const files = [noted.FISCAL_CERTIFICATE, noted.FISCAL_CA].filter((path) => path !== undefined);
    if (files.length > 0)
      writeNotice(
        `The certificate’s files are not in it either; keep copies elsewhere: ${files.join(', ')}`,
      );
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (error instanceof BackupProblem || error instanceof ClientProgramProblem || code) {
      throw new CommandFailedError(`nothing was backed up: ${message}`);
    }
    throw error;
  }
  if (keep === undefined) return;
  for (const name of removeSurplus(target, keep)) writeNotice(`Removed ${name}`);
}
