import { type Command, Option } from 'commander';
import {
  listDeadMails,
  listHeldMails,
  type ListedMail,
  listMails,
  type RetryOutcome,
  retryMail,
} from '~/platform/mail/outbox-list.server';
import { isStorageError } from '~/platform/database/storage-error';
import { dismissMail, isHeld } from '~/platform/mail/outbox-hold.server';
import type { OutboxState } from '~/platform/database/schema';
import { nameSubject, readMailSubject } from '~/reception/mail-subject';
import { hasInvoiceDocument } from '~/shop/invoices/mails/invoice-document.server';
import { type CommandContext, withDatabase } from './command-context';
import { CommandFailedError, describeStorageError } from './errors';
import { parsePositiveInteger } from './option-parsers';
import { addListOptions, formatExamples, type ListOptions } from './options';
import {
  type Column,
  noteLimit,
  showTime,
  timesNote,
  writeNotice,
  writeOutput,
  writeRows,
} from './output';

/** The values of `--state`. */
const states = {
  waiting: ['queued'],
  dead: ['dead'],
  sent: ['sent'],
  all: ['queued', 'dead', 'sent'],
} as const satisfies Record<string, readonly OutboxState[]>;

type OutboxListOptions = ListOptions & { state?: keyof typeof states; kind?: string };

/** `npm run outbox`: emails waiting to be sent, and those that could not be sent. */
export function registerOutboxCommands(program: Command): void {
  const group = program
    .command('outbox')
    .summary('list emails and retry those that could not be sent')
    .description('List the emails in the outbox, and retry those that could not be sent.');
  addListOptions(
    group
      .command('list')
      .addOption(
        new Option(
          '--state <state>',
          'only emails in this state (default: waiting and dead)',
        ).choices(Object.keys(states)),
      )
      .option(
        '--kind <kind>',
        'only emails whose kind starts with this: order, enquiry, newsletter, …',
      ),
  )
    .summary('list emails, newest first')
    .description(
      'List emails, newest first. A dead email could not be sent and is no longer tried; a held one waits for your decision after a restore.',
    )
    .addHelpText(
      'after',
      formatExamples('outbox -- list', 'outbox -- list --state sent --kind order --since 7d') +
        timesNote,
    )
    .action(list);
  group
    .command('retry')
    .summary('retry emails')
    .description(
      'Retry emails. A dead email gets a full new set of attempts; a waiting one is tried immediately. The running site sends them; if it is stopped, it does so when it starts.',
    )
    .argument('[numbers...]', 'the numbers of the emails, from the list', collectNumbers)
    .addOption(new Option('--dead', 'retry all dead emails').conflicts('held'))
    .option('--held', 'send all emails that are held after a restore')
    .addHelpText('after', formatExamples('outbox -- retry 23', 'outbox -- retry --dead'))
    .action(retry);
  group
    .command('dismiss')
    .summary('discard dead or held emails')
    .description(
      'Discard emails that could not be sent or are held after a restore. Their text and address are erased; the record that they existed stays.',
    )
    .argument('[numbers...]', 'the numbers of the emails, from the list', collectNumbers)
    .option('--held', 'all emails that are held after a restore')
    .addHelpText('after', formatExamples('outbox -- dismiss 23', 'outbox -- dismiss --held'))
    .action(dismiss);
}

const collectNumbers = (value: string, previous: readonly number[] = []) => [
  ...previous,
  parsePositiveInteger(value),
];

const showState = (mail: ListedMail) => {
  if (mail.state === 'queued') return 'waiting';
  return mail.state === 'dead' && isHeld(mail) ? 'held' : mail.state;
};

/** The next attempt of a queued email, the creation of a dead one, or the time a sent one was sent. */
const showWhen = ({ state, next_attempt_at, created_at, sent_at }: ListedMail) =>
  showTime({ queued: next_attempt_at, dead: created_at, sent: sent_at }[state]);

/** The number of the order, or the reference of the withdrawal, that an email is about. */
function nameAbout({ dedupe_key }: ListedMail): string | null {
  const subject = readMailSubject(dedupe_key);
  return (subject && nameSubject(subject)) ?? null;
}

const showFailure = (mail: ListedMail) => (isHeld(mail) ? '' : (mail.last_error ?? ''));

const columns: Column<ListedMail>[] = [
  { name: 'id', value: ({ id }) => id, table: { title: 'id', isNumeric: true } },
  { name: 'state', value: showState, table: { title: 'state' } },
  { name: 'kind', value: ({ kind }) => kind, table: { title: 'kind', canShrink: true } },
  { name: 'about', value: nameAbout, table: { title: 'about' } },
  { name: 'to', value: ({ to_address }) => to_address, table: { title: 'to', canShrink: true } },
  { name: 'writtenAt', value: ({ created_at }) => created_at },
  {
    name: 'attempts',
    value: ({ attempts }) => attempts,
    table: { title: 'attempts', isNumeric: true },
  },
  {
    name: 'nextAttemptAt',
    value: (mail) => (mail.state === 'queued' ? mail.next_attempt_at : null),
    table: { title: 'next/written/sent', show: showWhen },
  },
  { name: 'sentAt', value: ({ sent_at }) => sent_at },
  {
    name: 'lastError',
    value: ({ last_error }) => last_error,
    // That it is held is its state.
    table: { title: 'last error', canShrink: true, show: showFailure },
  },
];

const list = (options: OutboxListOptions) =>
  withDatabase(async ({ db }) => {
    const { state, kind, since, limit } = options;
    const rows = await listMails(db, {
      states: state ? states[state] : ['queued', 'dead'],
      kind,
      since,
      limit,
    });
    writeRows(rows, columns, options);
    if (rows.length === 0) writeNotice(state ? 'No emails.' : 'No waiting or dead emails.');
    noteLimit(rows, options, 'Use --limit for more.');
  });

type Selection = { dead?: true; held?: true };

const retry = (numbers: number[] = [], selection: Selection, command: Command) =>
  withSelected(numbers, selection, command, retryMails);

const dismiss = (numbers: number[] = [], selection: Selection, command: Command) =>
  withSelected(numbers, selection, command, dismissMails);

/** Selects emails either by number or all of one kind. */
function withSelected(
  numbers: readonly number[],
  { dead, held }: Selection,
  command: Command,
  run: (context: CommandContext, ids: readonly number[]) => Promise<void>,
): Promise<void> {
  const option = dead ? '--dead' : '--held';
  if ((dead || held) && numbers.length > 0) {
    command.error(`error: '${option}' cannot be used with numbers`);
  }
  if (!dead && !held && numbers.length === 0) {
    const options = command.name() === 'retry' ? "'--dead' or '--held'" : "'--held'";
    command.error(`error: either the number of an email or ${options} is required`);
  }
  return withDatabase(async (context) => {
    const listed = dead
      ? await listDeadMails(context.db)
      : held && (await listHeldMails(context.db));
    if (listed?.length === 0) writeNotice(`No ${dead ? 'dead' : 'held'} emails.`);
    await run(context, listed || numbers);
  });
}

/**
 * Handles emails one after the other.
 * @throws CommandFailedError if the database fails after the first: what is done stays done
 */
export async function handleEach(
  ids: readonly number[],
  handle: (id: number) => Promise<void>,
): Promise<void> {
  for (const [done, id] of ids.entries()) {
    try {
      await handle(id);
    } catch (error) {
      if (done === 0 || !isStorageError(error)) throw error;
      throw new CommandFailedError(
        `${describeStorageError(error)}; of ${ids.length} emails ${done} were handled, as listed: see the others with npm run outbox -- list`,
      );
    }
  }
}

async function dismissMails({ db }: CommandContext, ids: readonly number[]): Promise<void> {
  let allSucceeded = true;
  await handleEach(ids, async (id) => {
    const isDismissed = await dismissMail(db, id);
    writeOutput(`Email ${id} ${isDismissed ? 'is dismissed' : 'is neither dead nor held'}.\n`);
    allSucceeded &&= isDismissed;
  });
  if (!allSucceeded) throw new CommandFailedError('some emails cannot be dismissed');
}

const outcomes: Record<RetryOutcome, { text: string; succeeded: boolean }> = {
  again: { text: 'is queued again, with a new set of attempts', succeeded: true },
  now: { text: 'will be tried at once', succeeded: true },
  sending: { text: 'is being sent', succeeded: true },
  sent: { text: 'has already been sent', succeeded: false },
  erased: { text: 'was erased and cannot be sent', succeeded: false },
  incomplete: {
    text: 'stays held: the invoice that it announces is not issued again yet',
    succeeded: false,
  },
  unknown: { text: 'does not exist', succeeded: false },
};

async function retryMails({ db, now }: CommandContext, ids: readonly number[]): Promise<void> {
  const results = new Set<RetryOutcome>();
  await handleEach(ids, async (id) => {
    const result = await retryMail(db, id, { hasDocument: hasInvoiceDocument, now });
    writeOutput(`Email ${id} ${outcomes[result].text}.\n`);
    results.add(result);
  });
  if (results.has('incomplete'))
    writeNotice(
      'Start the site, which issues them again, or decide first about orders in review (npm run orders -- list). If an invoice does not come, write to the buyer yourself and dismiss the email.',
    );
  if ([...results].some((result) => !outcomes[result].succeeded))
    throw new CommandFailedError('some emails cannot be retried');
}
