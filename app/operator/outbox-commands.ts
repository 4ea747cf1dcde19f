import {
  listDeadMails,
  type ListedMail,
  listMails,
  type RetryOutcome,
  retryMail,
} from '~/platform/mail/outbox-list.server';
import type { OutboxState } from '~/platform/database/schema';
import {
  expectWords,
  listOptions,
  OperatorError,
  readArguments,
  readChoice,
  readNumber,
  readSince,
  UsageError,
} from './command-line';
import { type Column, note, print, printRows, showTime } from './output';
import type { Command, Desk, Subject } from './subject';

const usage = `Mails that wait to be sent, and those that could not be sent ("dead").

  npm run outbox -- list [--state STATE] [--kind KIND] [--since WHEN] [--limit N]
  npm run outbox -- retry NUMBER …
  npm run outbox -- retry --dead

  --state STATE  waiting, dead, sent or all; the waiting and the dead unless told
  --kind KIND    how the kind begins: order, enquiry, enquiry-notice, newsletter
  --since WHEN   a day (2026-11-21), or so long ago (7d, 12h)
  --limit N      at most so many, the newest first; 50 unless told
  --json, --csv  for programs and spreadsheets
  --out FILE     into a new file that only you can read
  --dead         all that were given up

retry gives a dead mail all its attempts anew, and has a waiting one tried at once. The running site
sends it; with the site stopped it waits for the start.
`;

const states: Record<string, readonly OutboxState[]> = {
  waiting: ['queued'],
  dead: ['dead'],
  sent: ['sent'],
  all: ['queued', 'dead', 'sent'],
};

const showState = ({ state }: ListedMail) => (state === 'queued' ? 'waiting' : state);

/** The time that matters: when a waiting mail is tried next, a dead one was written, a sent one was sent. */
const showWhen = ({ state, next_attempt_at, created_at, sent_at }: ListedMail) =>
  showTime({ queued: next_attempt_at, dead: created_at, sent: sent_at }[state]);

const columns: Column<ListedMail>[] = [
  { name: 'id', value: ({ id }) => id, table: { title: 'no.', isNumber: true } },
  { name: 'state', value: showState, table: { title: 'state' } },
  { name: 'kind', value: ({ kind }) => kind, table: { title: 'kind', shrinks: true } },
  { name: 'to', value: ({ to_address }) => to_address, table: { title: 'to', shrinks: true } },
  { name: 'writtenAt', value: ({ created_at }) => created_at },
  {
    name: 'attempts',
    value: ({ attempts }) => attempts,
    table: { title: 'tries', isNumber: true },
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
    table: { title: 'last error', shrinks: true },
  },
];

const list: Command = (args, now) => {
  const text = { type: 'string' } as const;
  const { values, positionals } = readArguments(args, { ...listOptions, kind: text, state: text });
  expectWords(positionals, []);
  const state = readChoice(values.state, Object.keys(states), '--state');
  const since = readSince(values.since, now);
  const limit = values.limit === undefined ? 50 : readNumber(values.limit, '--limit');
  const wanted = state ? states[state] : undefined;
  return async ({ db }) => {
    const filter = { states: wanted ?? ['queued', 'dead'], kind: values.kind, since, limit };
    const rows = await listMails(db, filter);
    printRows(rows, columns, values);
    if (rows.length === 0) note(wanted ? 'No mails.' : 'No mail waits, none was given up.');
    else if (rows.length === limit) note(`The newest ${limit}; more with --limit.`);
  };
};

const outcomes: Record<RetryOutcome, { words: string; isDone: boolean }> = {
  again: { words: 'has all its attempts anew', isDone: true },
  now: { words: 'is tried at once', isDone: true },
  sending: { words: 'is being sent at this moment', isDone: true },
  sent: { words: 'has been sent already', isDone: false },
  erased: { words: 'holds nothing any more: its words were erased', isDone: false },
  unknown: { words: 'is not there', isDone: false },
};

const retry: Command = (args) => {
  const { values, positionals } = readArguments(args, { dead: { type: 'boolean' } });
  const ids = positionals.map((value) => readNumber(value, 'retry'));
  if (values.dead && ids.length > 0) throw new UsageError('--dead takes no numbers');
  if (!values.dead && ids.length === 0) {
    throw new UsageError('The number of a mail is missing, or --dead');
  }
  return async (desk) => retryAll(desk, values.dead ? await listDeadMails(desk.db) : ids);
};

async function retryAll({ db, now }: Desk, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) note('No mail was given up.');
  let isAllDone = true;
  for (const id of ids) {
    const { words, isDone } = outcomes[await retryMail(db, id, now)];
    print(`Mail ${id} ${words}.\n`);
    isAllDone &&= isDone;
  }
  if (!isAllDone) throw new OperatorError('Not every mail can be tried again.');
}

export const outbox: Subject = { usage, commands: { list, retry } };
