import {
  type ListedSubscription,
  listSubscriptions,
} from '~/site/newsletter/subscription-list.server';
import type { SubscriptionState } from '~/platform/database/schema';
import {
  expectWords,
  listOptions,
  outputOptions,
  readArguments,
  readChoice,
  readNumber,
  readSince,
} from './command-line';
import { type Column, note, printRows, showTime } from './output';
import type { Command, Subject } from './subject';

const usage = `Who gets the house's letters: addresses that were asked for and confirmed.

  npm run newsletter -- list [--state STATE] [--since WHEN] [--limit N]
  npm run newsletter -- export [--state STATE] [--since WHEN]

  --state STATE  confirmed (unless told), pending, left or all
  --since WHEN   asked for since a day (2026-11-21), or so long ago (7d, 12h)
  --limit N      at most so many, the newest first; list shows 50 unless told
  --json, --csv  for programs and spreadsheets; export writes CSV unless told
  --out FILE     into a new file that only you can read

Write to confirmed addresses only, and export anew before each letter: whoever has left is gone
from the list.
`;

const states: Record<string, readonly SubscriptionState[]> = {
  confirmed: ['confirmed'],
  pending: ['pending'],
  left: ['left'],
  all: ['confirmed', 'pending', 'left'],
};

const timeColumn = (
  name: string,
  title: string,
  value: (row: ListedSubscription) => string | null,
): Column<ListedSubscription> => ({
  name,
  value,
  table: { title, show: (row) => showTime(value(row)) },
});

const columns: Column<ListedSubscription>[] = [
  { name: 'email', value: ({ email }) => email, table: { title: 'mail', shrinks: true } },
  { name: 'language', value: ({ locale }) => locale, table: { title: 'lang' } },
  { name: 'state', value: ({ state }) => state, table: { title: 'state' } },
  timeColumn('requestedAt', 'asked for', ({ requested_at }) => requested_at),
  timeColumn('confirmedAt', 'confirmed', ({ confirmed_at }) => confirmed_at),
  timeColumn('leftAt', 'left', ({ left_at }) => left_at),
  { name: 'formPath', value: ({ form_path }) => form_path },
  { name: 'textVersion', value: ({ text_version }) => text_version },
];

const stateOption = { state: { type: 'string' } } as const;

const readStates = (value: string | undefined) =>
  states[readChoice(value, Object.keys(states), '--state') ?? 'confirmed'] ?? [];

const list: Command = (args, now) => {
  const { values, positionals } = readArguments(args, { ...listOptions, ...stateOption });
  expectWords(positionals, []);
  const filter = { states: readStates(values.state), since: readSince(values.since, now) };
  const limit = values.limit === undefined ? 50 : readNumber(values.limit, '--limit');
  return async ({ db }) => {
    const rows = await listSubscriptions(db, { ...filter, limit });
    printRows(rows, columns, values);
    if (rows.length === 0) note('No addresses.');
    else if (rows.length === limit) note(`The newest ${limit}; more with --limit or export.`);
  };
};

const exportAll: Command = (args, now) => {
  const options = { ...outputOptions, ...stateOption, since: listOptions.since };
  const { values, positionals } = readArguments(args, options);
  expectWords(positionals, []);
  const filter = { states: readStates(values.state), since: readSince(values.since, now) };
  return async ({ db }) => {
    const rows = await listSubscriptions(db, filter);
    printRows(rows, columns, { ...values, csv: values.csv ?? !values.json });
  };
};

export const newsletter: Subject = { usage, commands: { list, export: exportAll } };
