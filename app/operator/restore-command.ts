import { mkdirSync, readdirSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { id } from '#hotel/hotel.config.js';
import type { Command } from 'commander';
import { BackupProblem } from '~/platform/backup/backup-problem';
import { unpackBackup } from '~/platform/backup/backup.server';
import { migrate } from '~/platform/database/database.server';
import { removeLeftovers } from '~/platform/files/remove-leftovers.server';
import { log } from '~/platform/log/log.server';
import { holdWaitingMails } from '~/platform/mail/outbox-hold.server';
import { readInvoiceJournal } from '~/shop/invoices/invoice-journal.server';
import { listMissing, listOwnEntries } from '~/shop/invoices/lost-invoices.server';
import { highestSequence } from '~/shop/payments/core/payment-journal';
import { openPaymentJournal } from '~/shop/payments/core/payment-journal.server';
import { noteRestoredReviews } from '~/shop/payments/reviews/restored-review.server';
import type { Env } from '~/platform/env/env-schema';
import { lockFolder, noteDefaultFolder, readShellEnv } from './command-context';
import { CommandFailedError } from './errors';
import { formatExamples } from './options';
import { noteLeftover, showTime, writeOutput } from './output';
import {
  countPendingReviews,
  discardOutdatedState,
  hasInvoices,
  hasStock,
  readHighestNumber,
  skipNumbers,
} from './restored-database';
import {
  queryRestoredPayments,
  reviewUnqueriedRefunds,
  wouldInvoiceAgain,
} from './restored-payments';
import { listHighestNumbers, listWithoutInvoice } from './restored-invoices';
import { restoreIntoSqlite, type RestoreTarget, mergeWithTarget } from './restore-files';
import { explainPostgresFailure, restoreIntoPostgres } from './restore-postgres';
import { hasWspayPayments } from './restored-refunds';
import { describeRestore } from './restore-report';

const exampleBackup = `/mnt/backups/${id}-2026-11-23T02-00-00Z`;

type Options = { replace?: true; provider: boolean };

/**
 * Emails that the restore itself queues, as opposed to those from the backup: notices to the staff about payments
 * without an order.
 */
const newKinds = ['payment-unmatched'];

/** `npm run restore`. */
export function registerRestoreCommand(program: Command): void {
  program
    .command('restore')
    .summary('replace the database with a backup')
    .description(
      'Replace the database with a backup, with the site stopped. The card providers are queried about everything that may have changed since; emails that may have been sent already are held for your decision; order numbers and payment references that may have been used are not used again. Nothing is changed unless all of it succeeds.',
    )
    .argument('<backup>', 'the folder of one backup')
    .option('--replace', 'move the existing database aside')
    .option(
      '--no-provider',
      'do not query the card providers; the site does when it starts, and may then send emails again. Refused if the site issues the invoices, as it would issue some twice',
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
  const { DATA_DIR: dataDir, DATABASE_URL: url } = env;
  noteDefaultFolder(env);
  const now = new Date();
  // The command reports its own result.
  log.level = 'silent';
  const lock = lockFolder(dataDir);
  const draft = join(dataDir, `${draftPrefix}${randomBytes(6).toString('hex')}`);
  const target =
    url === undefined ? restoreIntoSqlite(dataDir, now) : restoreIntoPostgres(url, dataDir, now);
  try {
    removeDrafts(dataDir);
    await target.check(options.replace ?? false);
    mkdirSync(draft, { mode: 0o700 });
    await restoreBackup(draft, { backup, env, target, now, queriesProviders: options.provider });
  } catch (error) {
    if (error instanceof BackupProblem) throw new CommandFailedError(error.message);
    throw explainPostgresFailure(error);
  } finally {
    await target.abandon().finally(() => {
      removeDrafts(dataDir).forEach(noteLeftover);
      lock.release();
    });
  }
}

const draftPrefix = '.restore-';

/**
 * Removes the drafts of this restore and of those that were killed: each holds a copy of the shop.
 * @returns the paths of those that cannot be removed
 */
const removeDrafts = (dataDir: string): string[] =>
  removeLeftovers(
    dataDir,
    readdirSync(dataDir).filter((name) => name.startsWith(draftPrefix)),
  );

type Restore = {
  backup: string;
  env: Env;
  target: RestoreTarget;
  now: Date;
  queriesProviders: boolean;
};

/** Restores into a temporary folder and moves the result into place at the end. */
async function restoreBackup(
  draft: string,
  { backup, env, target, now, queriesProviders }: Restore,
): Promise<void> {
  const dataDir = env.DATA_DIR;
  const manifest = await unpackBackup(backup, draft, env);
  const backedUpAt = new Date(manifest.createdAt);
  await mergeWithTarget(draft, dataDir);
  if (!queriesProviders && wouldInvoiceAgain(draft, env)) {
    throw new CommandFailedError(
      'without asking the card providers, charges that have been invoiced since the backup would be invoiced again; nothing was changed. Try again without --no-provider, or see “Restoring a backup” in docs/operator.md',
    );
  }
  const db = await target.open(draft);
  try {
    await migrate(db);
    const payments = await openPaymentJournal(draft).read();
    const highest = Math.max(highestSequence(payments), await readHighestNumber(db));
    const sequence = skipNumbers(highest, backedUpAt, now);
    const stopped = await discardOutdatedState(db, sequence);
    const { queried, failure } = queriesProviders
      ? await queryRestoredPayments(db, draft, dataDir, { backedUpAt, now })
      : { queried: 0, failure: undefined };
    if (failure !== undefined) {
      throw new CommandFailedError(
        `a card provider cannot be asked (${failure}); nothing was changed. Try again, or see --no-provider`,
      );
    }
    if (!queriesProviders) await reviewUnqueriedRefunds(db, draft, dataDir);
    await noteRestoredReviews(db, now);
    const held = await holdWaitingMails(db, newKinds);
    const numbers = await listOwnEntries(db, await readInvoiceJournal(draft));
    const lostInvoices = await listMissing(db, numbers, now);
    const pending = await countPendingReviews(db);
    const isFromWspay = await hasWspayPayments(db);
    const isCounted = await hasStock(db);
    const isIssuer = wouldInvoiceAgain(draft, env) || numbers.length > 0 || (await hasInvoices(db));
    const highestInvoices = await listHighestNumbers(db, numbers, now);
    const withoutInvoice = isIssuer ? await listWithoutInvoice(db, numbers, now) : [];
    await db.destroy();
    const aside = await target.finish(draft);
    const at = showTime(backedUpAt);
    writeOutput(
      describeRestore({
        ...pending,
        manifest,
        at,
        sequence,
        queried: queriesProviders ? queried : undefined,
        held,
        stopped,
        hasInvoices: isIssuer,
        highestInvoices,
        lostInvoices: lostInvoices.length,
        withoutInvoice,
        hasLaterPayments: payments.some(({ at }) => new Date(at) > backedUpAt),
        hasWspayPayments: isFromWspay,
        hasStock: isCounted,
        aside,
      }),
    );
  } finally {
    await db.destroy();
  }
}
