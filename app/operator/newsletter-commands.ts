import { type Command, Option } from 'commander';
import {
  type ListedSubscription,
  listSubscriptions,
} from '~/hospitality/newsletter/subscription-list.server';
import type { SubscriptionState } from '~/platform/database/newsletter-tables';
import { withDatabase } from './command-context';
import {
  addExportOptions,
  addListOptions,
  type ExportOptions,
  formatExamples,
  type ListOptions,
} from './options';
import { type Column, noteLimit, showTime, timesNote, writeNotice, writeRows } from './output';

/** The values of `--state`. */
const states = {
  confirmed: ['confirmed'],
  pending: ['pending'],
  left: ['left'],
  all: ['confirmed', 'pending', 'left'],
} as const satisfies Record<string, readonly SubscriptionState[]>;

const sendingNote =
  'Write to confirmed addresses only, and export the list again before each newsletter: people who unsubscribed are no longer on it.';

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
  { name: 'email', value: ({ email }) => email, table: { title: 'email', canShrink: true } },
  { name: 'language', value: ({ locale }) => locale, table: { title: 'lang' } },
  { name: 'state', value: ({ state }) => state, table: { title: 'state' } },
  timeColumn('requestedAt', 'subscribed', ({ requested_at }) => requested_at),
  timeColumn('confirmedAt', 'confirmed', ({ confirmed_at }) => confirmed_at),
  timeColumn('leftAt', 'left', ({ left_at }) => left_at),
  { name: 'formPath', value: ({ form_path }) => form_path },
  { name: 'textVersion', value: ({ text_version }) => text_version },
];

type StateOption = { state: keyof typeof states };

/** `npm run newsletter`: the newsletter's subscribers. */
export function registerNewsletterCommands(program: Command): void {
  const group = program
    .command('newsletter')
    .summary('read the list of newsletter subscribers')
    .description(`Read the list of newsletter subscribers. ${sendingNote}`);
  addListOptions(group.command('list').addOption(stateOption()))
    .summary('list subscribers, newest first')
    .description('List subscribers, newest first. --since refers to the date of subscription.')
    .addHelpText(
      'after',
      formatExamples('newsletter -- list', 'newsletter -- list --state pending') + timesNote,
    )
    .action(list);
  addExportOptions(group.command('export').addOption(stateOption()))
    .summary('export subscribers as CSV')
    .description(`Export all subscribers as CSV, or as JSON with --json. ${sendingNote}`)
    .addHelpText('after', formatExamples('newsletter -- export --out subscribers.csv') + timesNote)
    .action(exportSubscribers);
}

const stateOption = () =>
  new Option('--state <state>', 'only subscribers in this state')
    .choices(Object.keys(states))
    .default('confirmed');

const list = ({ state, ...options }: ListOptions & StateOption) =>
  withDatabase(async ({ db }) => {
    const { since, limit } = options;
    const rows = await listSubscriptions(db, { states: states[state], since, limit });
    writeRows(rows, columns, options);
    if (rows.length === 0) writeNotice('No subscribers.');
    noteLimit(rows, options, 'Use --limit or export for more.');
  });

const exportSubscribers = ({ state, ...options }: ExportOptions & StateOption) =>
  withDatabase(async ({ db }) => {
    const rows = await listSubscriptions(db, { states: states[state], since: options.since });
    writeRows(rows, columns, options.json ? options : { ...options, csv: true });
  });
