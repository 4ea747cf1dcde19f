import { mkdirSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { id } from '#hotel/hotel.config.js';
import type { Command } from 'commander';
import { backedUpDatabase, BackupProblem, unpackBackup } from '~/platform/backup/backup.server';
import { migrate, openDatabase } from '~/platform/database/database.server';
import { takeSiteLock } from '~/platform/database/site-lock.server';
import { log } from '~/platform/log/log.server';
import { holdWaitingMails } from '~/platform/mail/outbox-hold.server';
import { highestSequence } from '~/shop/payments/core/payment-journal';
import { openPaymentJournal } from '~/shop/payments/core/payment-journal.server';
import { readShellEnv, refusePostgres } from './command-context';
import { CommandFailedError } from './errors';
import { formatExamples } from './options';
import { showTime, writeOutput } from './output';
import {
  countOpenMatters,
  forgetTheLostTime,
  readHighestNumber,
  skipNumbers,
} from './restored-database';
import { askAboutRestoredPayments } from './restored-payments';
import { checkPlace, moveIntoPlace, uniteWithPlace } from './restore-files';
import { describeRestore } from './restore-report';

const exampleBackup = `/mnt/backups/${id}-2026-11-23T02-00-00Z`;

type Options = { replace?: true; provider: boolean };

/** Written for the first time by the restore itself: the staff's email about money without an order. */
const newKinds = ['payment-unmatched'];

/** `npm run restore`. */
export function registerRestoreCommand(program: Command): void {
  program
    .command('restore')
    .summary('put a backup in the place of the database')
    .description(
      'Put a backup in the place of the database, with the site stopped. The card providers are asked about everything that may have changed since; emails that may have been sent already are held for your decision; order numbers and payment references that may have been used are not used again. Nothing is changed unless all of it succeeds.',
    )
    .argument('<backup>', 'the folder of one backup')
    .option('--replace', 'move the database that is there aside')
    .option(
      '--no-provider',
      'do not ask the card providers; the site does when it starts, and may then send emails again',
    )
    .addHelpText(
      'after',
      formatExamples(`restore -- ${exampleBackup}`, `restore -- ${exampleBackup} --replace`),
    )
    .action(restore);
}

async function restore(folder: string, options: Options): Promise<void> {
  const backup = resolve(process.env.INIT_CWD ?? '.', folder);
  const env = readShellEnv();
  refusePostgres(env, 'Restore it with pg_restore, as the operator’s handbook describes');
  const dataDir = env.DATA_DIR;
  // The command reports its own result.
  log.level = 'silent';
  const lock = takeSiteLock(dataDir);
  if (!lock) throw new CommandFailedError('the site is running on this folder; stop it first');
  const draft = join(dataDir, `.restore-${randomBytes(6).toString('hex')}`);
  try {
    await checkPlace(dataDir, options.replace ?? false);
    mkdirSync(draft, { mode: 0o700 });
    await restoreBy(draft, { backup, dataDir, asks: options.provider });
  } catch (error) {
    if (error instanceof BackupProblem) throw new CommandFailedError(error.message);
    throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
    lock.release();
  }
}

type Places = { backup: string; dataDir: string; asks: boolean };

/** Everything is done in a draft, and put in place at the end. */
async function restoreBy(draft: string, { backup, dataDir, asks }: Places): Promise<void> {
  const now = new Date();
  const manifest = await unpackBackup(backup, draft);
  const backedUpAt = new Date(manifest.createdAt);
  await uniteWithPlace(draft, dataDir);
  const database = join(draft, backedUpDatabase);
  const db = openDatabase(database);
  try {
    await migrate(db);
    const noted = highestSequence(await openPaymentJournal(draft).read());
    const highest = Math.max(noted, await readHighestNumber(db));
    const sequence = skipNumbers(highest, backedUpAt, now);
    await forgetTheLostTime(db, sequence);
    const { asked, failure } = asks
      ? await askAboutRestoredPayments(db, draft, dataDir, backedUpAt)
      : { asked: 0, failure: undefined };
    if (failure !== undefined) {
      throw new CommandFailedError(
        `a card provider cannot be asked (${failure}); nothing was changed. Try again, or see --no-provider`,
      );
    }
    const held = await holdWaitingMails(db, newKinds);
    const matters = await countOpenMatters(db);
    await db.destroy();
    const aside = await moveIntoPlace({ folder: draft, database }, dataDir, now);
    const at = showTime(backedUpAt);
    writeOutput(
      describeRestore({
        ...matters,
        manifest,
        at,
        sequence,
        asked: asks ? asked : undefined,
        held,
        aside,
      }),
    );
  } finally {
    await db.destroy();
  }
}
