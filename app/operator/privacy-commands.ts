import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from 'commander';
import type { ErasurePlan, PersonalDataRecord } from '~/site/privacy/personal-data-record';
import { erasePersonalData, findPersonalData } from '~/site/privacy/personal-data.server';
import { checkpointWriteAheadLog } from '~/platform/database/database.server';
import { findRemains, isKept } from './erasure-remains';
import { findStaffRecords } from './staff-records';
import { type CommandContext, withDatabase } from './command-context';
import { CommandFailedError } from './errors';
import { parseEmailAddress } from './option-parsers';
import {
  addConfirmationOptions,
  addOutputOptions,
  type ConfirmationOptions,
  formatExamples,
} from './options';
import {
  type Column,
  type OutputOptions,
  showTime,
  timeColumn,
  timesNote,
  writeNotice,
  writeOutput,
  writeRows,
} from './output';

/** `npm run privacy`: requests for access and erasure under the GDPR. */
export function registerPrivacyCommands(program: Command): void {
  const group = program
    .command('privacy')
    .summary('find or erase the personal data of an email address')
    .description(
      'Find or erase the personal data of an email address (GDPR Articles 15 and 17). Upper and lower case are the same. Backups, mailboxes and the card provider are not included.',
    );
  addOutputOptions(group.command('find'))
    .summary('list what is stored about an email address')
    .description('List what is stored about an email address, and until when.')
    .argument('<address>', 'the email address', parseEmailAddress)
    .addHelpText(
      'after',
      formatExamples(
        'privacy -- find ana@example.com',
        'privacy -- find ana@example.com --json --out ana.json',
      ) + timesNote,
    )
    .action(find);
  addConfirmationOptions(group.command('erase'))
    .summary('erase what is stored about an email address')
    .description(
      'Erase what is stored about an email address: enquiries, the newsletter subscription with its log, the contents of emails, and unfinished checkouts. Reservations are kept until their day is over, orders as long as bookkeeping requires, and withdrawals from a contract until claims expire; the command lists what it keeps and until when. Erasure cannot be undone. Safe to repeat.',
    )
    .argument('<address>', 'the email address', parseEmailAddress)
    .addHelpText(
      'after',
      formatExamples(
        'privacy -- erase ana@example.com --dry-run',
        'privacy -- erase ana@example.com --yes',
      ),
    )
    .action((address: string, { dryRun }: ConfirmationOptions) =>
      withDatabase((context) => (dryRun ? previewErasure : erase)(context, address)),
    );
}

const planDescriptions: Record<ErasurePlan, string> = {
  erase: 'erased',
  mask: 'address removed',
  'keep: claims': 'kept: legal claims',
  'keep: bookkeeping': 'kept: bookkeeping',
  'keep: undecided': 'kept a day: may be paid',
  'keep: reserved': 'kept: reserved',
  'keep: waiting': 'kept until sent',
  'keep: staff': 'kept: uses the desk',
};

/** Shown instead of a deletion date if the record has none. */
const retentionDescriptions: Partial<Record<PersonalDataRecord['place'], string>> = {
  newsletter: 'until unsubscribed',
  outbox: 'until sent',
  'mail files': 'until deleted',
  staff: 'until removed',
  passkeys: 'until removed',
};

const columns: Column<PersonalDataRecord>[] = [
  { name: 'place', value: ({ place }) => place, table: { title: 'place' } },
  { name: 'id', value: ({ id }) => id, table: { title: 'id', canShrink: true } },
  { name: 'about', value: ({ about }) => about, table: { title: 'about', canShrink: true } },
  timeColumn('storedAt', 'stored', ({ storedAt }) => storedAt),
  {
    name: 'keptUntil',
    value: ({ keptUntil }) => keptUntil,
    table: {
      title: 'kept until',
      show: ({ keptUntil, place }) => showTime(keptUntil) || (retentionDescriptions[place] ?? ''),
    },
  },
  {
    name: 'onErasure',
    value: ({ plan }) => plan,
    table: { title: 'on erasure', show: ({ plan }) => planDescriptions[plan] },
  },
];

const find = (address: string, options: OutputOptions) =>
  withDatabase(async (context) => {
    const records = await findAll(context, address);
    writeRows(records, columns, options);
    if (records.length === 0) writeNotice(`Nothing is stored about ${address}.`);
  });

const findAll = async (context: CommandContext, address: string): Promise<PersonalDataRecord[]> => [
  ...(await findPersonalData(context.db, dataSubject(context, address))),
  ...(await findStaffRecords(context.db, address)),
];

const dataSubject = ({ env, now }: CommandContext, address: string) => ({
  address,
  mailDir: join(env.DATA_DIR, 'mail'),
  now,
});

async function previewErasure(context: CommandContext, address: string): Promise<void> {
  const records = await findAll(context, address);
  if (records.length === 0) return writeOutput(`Nothing is stored about ${address}.\n`);
  writeRows(records, columns, {});
  writeOutput('Nothing was changed; use --yes to erase.\n');
}

async function erase(context: CommandContext, address: string): Promise<void> {
  const records = [
    ...(await erasePersonalData(context.db, dataSubject(context, address))),
    ...(await findStaffRecords(context.db, address)),
  ];
  if (records.length === 0) {
    if (!(await reportRemainingData(context, address, records)))
      writeOutput(`Nothing is stored about ${address}.\n`);
    return;
  }
  const isCheckpointed = await checkpointWithRetries(context);
  writeRows(records, columns, {});
  writeOutput(`Erased at ${showTime(context.now)}.\n`);
  await reportRemainingData(context, address, records);
  if (!isCheckpointed) {
    throw new CommandFailedError(
      'another process was using the database, so erased text stays in its write-ahead log for up to an hour, or until the next command',
    );
  }
}

const maxCheckpoints = 25;

/** Removes erased data from the write-ahead log. The site may be reading or writing, so one attempt can fail. */
async function checkpointWithRetries({ db }: CommandContext): Promise<boolean> {
  for (let attempt = 0; attempt < maxCheckpoints; attempt++) {
    if (await checkpointWriteAheadLog(db)) return true;
    await wait(200);
  }
  return false;
}

/**
 * Lists what was kept and why.
 * @returns whether the address remains where staff are named
 * @throws CommandFailedError if the address is still found anywhere else
 */
async function reportRemainingData(
  context: CommandContext,
  address: string,
  records: readonly PersonalDataRecord[],
): Promise<boolean> {
  const kept = records.filter(isKept);
  for (const { place, id, plan, keptUntil } of kept) {
    const until = keptUntil ? ` until ${showTime(keptUntil)}` : '';
    writeOutput(`Kept: ${place} ${id}${until} (${planDescriptions[plan]}).\n`);
  }
  if (kept.some(({ plan }) => plan === 'keep: reserved')) {
    writeOutput(
      'A reservation is kept until its day is over. If the guest is not coming, cancel it at the desk and run this again.\n',
    );
  }
  const isTemporary = ({ plan }: PersonalDataRecord) =>
    plan === 'keep: undecided' || plan === 'keep: waiting';
  if (kept.some(isTemporary)) {
    writeOutput(
      'Run this again once the remaining emails are sent and the remaining orders are a day old.\n',
    );
  }
  const { isOfStaff, problem } = await findRemains(context.db, address, records, () =>
    findAll(context, address),
  );
  if (isOfStaff) {
    writeOutput(
      'Kept: staff, with their log (npm run staff -- remove; the log lasts three years).\n',
    );
  }
  if (problem !== undefined) throw new CommandFailedError(problem);
  return isOfStaff;
}
