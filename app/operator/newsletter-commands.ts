import { type Command, Option } from 'commander';
import {
  type ListedSubscription,
  listSubscriptions,
} from '~/hospitality/newsletter/subscription-list.server';
import type { SubscriptionState } from '~/platform/database/newsletter-tables';
import { addExportCommand, addListCommand, type Listing } from './list-commands';
import { type Column, timeColumn, writeRows } from './output';

/** The values of `--state`. */
const states = {
  confirmed: ['confirmed'],
  pending: ['pending'],
  left: ['left'],
  all: ['confirmed', 'pending', 'left'],
} as const satisfies Record<string, readonly SubscriptionState[]>;

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
    .description(
      'Read the list of newsletter subscribers. Write to confirmed addresses only, and export the list again before each newsletter: people who unsubscribed are no longer on it.',
    );
  addListCommand(group, listing);
  addExportCommand(group, listing);
}

const stateOption = () =>
  new Option('--state <state>', 'only subscribers in this state')
    .choices(Object.keys(states))
    .default('confirmed');

const listing: Listing<ListedSubscription, StateOption> = {
  plural: 'subscribers',
  filterOption: stateOption,
  help: '\n--since refers to the date of subscription.\n',
  listExamples: ['newsletter -- list', 'newsletter -- list --state pending'],
  exportExample: 'newsletter -- export --out subscribers.csv',
  read: (db, { state, since, limit }) =>
    listSubscriptions(db, { states: states[state], since, limit }),
  write: (rows, options) => writeRows(rows, columns, options),
};
