import { type Command, Option } from 'commander';
import { toPlainLines } from '~/platform/mail/plain-line';
import { type ListedWithdrawal, listWithdrawals } from '~/shop/withdrawals/withdrawal-list.server';
import { refundDueDay } from '~/shop/withdrawals/staff-notifications.server';
import { withdrawalKeptUntil } from '~/shop/withdrawals/withdrawal-retention.server';
import type { WithdrawalEffect } from '~/platform/database/withdrawal-tables';
import { withDatabase } from './command-context';
import { CommandFailedError } from './errors';
import { addExportCommand, addListCommand, type Listing } from './list-commands';
import { addShowOptions, formatExamples } from './options';
import {
  type Column,
  formatFields,
  type OutputOptions,
  showTime,
  timeColumn,
  timesNote,
  writeNotice,
  writeOutput,
  writeRows,
} from './output';
import { registerConfirmCommand, registerDismissCommand } from './withdrawal-decision-commands';

const effects = [
  'none',
  'void',
  'voided',
  'operator',
  'unproven',
  'dismissed',
] as const satisfies WithdrawalEffect[];

type EffectOption = { effect?: WithdrawalEffect };

const effectsHelp = `
Effects:
  none       no order matches, or there is no money to return
  void       the site is about to void the authorisation
  voided     the authorisation was voided
  operator   you decide about the money
  unproven   not made through the order's own link, and not confirmed yet
  dismissed  you found that the buyer did not make it
`;

/** `npm run withdrawals`: consumers’ withdrawals from contracts. */
export function registerWithdrawalCommands(program: Command): void {
  const group = program
    .command('withdrawals')
    .summary('read and decide withdrawals from contracts')
    .description(
      'Read withdrawals from contracts, and decide those that are unproven. A refund is due within 14 days of the statement, confirmed or not.',
    );
  addListCommand(group, listing);
  addShowOptions(group.command('show'))
    .summary('show one withdrawal')
    .description(
      'Show one withdrawal: the statement, its order and its acknowledgement. If the acknowledgement was withheld, because there were too many or the form seemed to be filled in by a program, the reason is shown. If the statement is genuine, answer it by email.',
    )
    .argument('<reference>', 'the reference of the withdrawal', parseReference)
    .addHelpText('after', formatExamples('withdrawals -- show R-2026-7K4M9Q') + timesNote)
    .action(show);
  registerConfirmCommand(group);
  registerDismissCommand(group);
  addExportCommand(group, listing);
}

const parseReference = (value: string) => value.toUpperCase();

const effectOption = () =>
  new Option('--effect <effect>', 'only withdrawals with this effect').choices(effects);

const showReceipt = ({ withheld, receipt_state: state }: ListedWithdrawal) =>
  withheld && state === null
    ? `withheld: ${withheld}`
    : state === 'queued'
      ? 'waiting'
      : (state ?? '');

const showMatch = ({ matched_number }: ListedWithdrawal) => matched_number ?? 'no order';

const columns: Column<ListedWithdrawal>[] = [
  { name: 'reference', value: ({ reference }) => reference, table: { title: 'reference' } },
  timeColumn('submittedAt', 'submitted', ({ created_at }) => created_at),
  { name: 'language', value: ({ locale }) => locale },
  { name: 'name', value: (row) => row.full_name, table: { title: 'name', canShrink: true } },
  { name: 'email', value: ({ email }) => email, table: { title: 'email', canShrink: true } },
  { name: 'orderNumber', value: ({ order_number }) => order_number },
  {
    name: 'matchedOrder',
    value: ({ matched_number }) => matched_number,
    table: { title: 'order', show: showMatch },
  },
  {
    name: 'matchedState',
    value: ({ matched_state }) => matched_state,
    table: { title: 'order state' },
  },
  { name: 'items', value: ({ items }) => items },
  { name: 'note', value: (row) => row.note },
  { name: 'effect', value: ({ effect }) => effect, table: { title: 'effect' } },
  { name: 'proof', value: ({ proof }) => proof },
  { name: 'refundDue', value: refundDueDay },
  { name: 'buyerAskedAt', value: ({ asked_at }) => asked_at },
  { name: 'decidedAt', value: ({ decided_at }) => decided_at },
  { name: 'dismissalReason', value: (row) => row.dismissal_reason },
  {
    name: 'acknowledgement',
    value: showReceipt,
    table: { title: 'receipt', show: (row) => showReceipt(row).split(':')[0] ?? '' },
  },
  { name: 'acknowledgedAt', value: ({ receipt_sent_at }) => receipt_sent_at },
  { name: 'statement', value: ({ statement }) => statement },
  { name: 'keptUntil', value: withdrawalKeptUntil },
];

const listing: Listing<ListedWithdrawal, EffectOption> = {
  plural: 'withdrawals',
  filterOption: effectOption,
  help: effectsHelp,
  listExamples: ['withdrawals -- list', 'withdrawals -- list --effect unproven'],
  exportExample: 'withdrawals -- export --since 2026-11-01 --out withdrawals-november.csv',
  read: (db, { effect, since, limit }) => listWithdrawals(db, { effect, since, limit }),
  write: (rows, options) => writeRows(rows, columns, options),
  notice: noteUnproven,
};

const show = (reference: string, options: OutputOptions) =>
  withDatabase(async ({ db }) => {
    const rows = await listWithdrawals(db, { reference });
    const [row] = rows;
    if (!row) throw new CommandFailedError(`there is no withdrawal ${reference}`);
    if (options.json) writeRows(rows, columns, options);
    else writeOutput(formatWithdrawal(row), options.out);
  });

function formatWithdrawal(row: ListedWithdrawal): string {
  const fields: [string, string][] = [
    ['reference', row.reference],
    ['submitted', showTime(row.created_at)],
    ['kept until', showTime(withdrawalKeptUntil(row))],
    ['language', row.locale],
    ['name', row.full_name],
    ['email', row.email],
    ['order as typed', row.order_number],
    ['order', [showMatch(row), row.matched_state].filter(Boolean).join(', ')],
    ['effect', row.effect],
    ...proofFields(row),
    ['refund due', refundDueDay(row)],
    ['receipt', `${showReceipt(row)} ${showTime(row.receipt_sent_at)}`],
  ];
  const statement = toPlainLines(row.statement).join('\n');
  return `${`${formatFields(fields)}\n${statement}`.trimEnd()}\n`;
}

function proofFields(row: ListedWithdrawal): [string, string][] {
  const { effect, proof, asked_at, decided_at, dismissal_reason } = row;
  const fields: [string, string | null][] = [
    ['proof', proof ?? (effect === 'unproven' ? 'none yet' : null)],
    ['buyer asked', asked_at && showTime(asked_at)],
    ['decided', decided_at && showTime(decided_at)],
    ['dismissed for', dismissal_reason],
  ];
  return fields.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
}

/** Notes how many withdrawals are unproven, and the earliest day on which a refund for one may be due. */
function noteUnproven(rows: readonly ListedWithdrawal[]): void {
  const days = rows.filter(({ effect }) => effect === 'unproven').map(refundDueDay);
  const [first] = days.sort();
  if (first) {
    writeNotice(
      `Unproven: ${days.length}. Confirm or dismiss them; the first refund may be due on ${first}.`,
    );
  }
}
