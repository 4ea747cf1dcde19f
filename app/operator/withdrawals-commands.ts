import { toPlainLine, toPlainLines } from '~/platform/mail/plain-line';
import { type ListedWithdrawal, listWithdrawals } from '~/shop/withdrawals/withdrawal-list.server';
import { refundDueDay } from '~/shop/withdrawals/staff-notifications.server';
import { withdrawalKeptUntil } from '~/shop/withdrawals/withdrawal-retention.server';
import type { WithdrawalEffect } from '~/platform/database/withdrawal-tables';
import {
  expectWords,
  listOptions,
  OperatorError,
  outputOptions,
  readArguments,
  readChoice,
  readNumber,
  readSince,
} from './command-line';
import { type Column, note, print, printRows, showTime } from './output';
import type { Command, Subject } from './subject';
import { confirm, dismiss } from './withdrawals-decisions';

const effects = [
  'none',
  'void',
  'voided',
  'operator',
  'unproven',
  'dismissed',
] as const satisfies WithdrawalEffect[];

const usage = `Withdrawals from contracts, as consumers stated them.

  npm run withdrawals -- list [--effect EFFECT] [--since WHEN] [--limit N]
  npm run withdrawals -- show REFERENCE
  npm run withdrawals -- confirm REFERENCE --dry-run | --yes
  npm run withdrawals -- dismiss REFERENCE --reason "…"
  npm run withdrawals -- export [--effect EFFECT] [--since WHEN]

  --effect EFFECT  void: a reservation that the site is about to give up
                   voided: it was given up; operator: you decide about the money
                   none: no order is matched, or there is no money to return
                   unproven: it did not come by the order's own link, and nobody has confirmed it
                   dismissed: you found that it is not the buyer's
  --since WHEN     a day (2026-11-21), or so long ago (7d, 12h)
  --limit N        at most so many, the newest first; list shows 50 unless told
  --json, --csv    for programs and spreadsheets; export writes CSV unless told
  --out FILE       into a new file that only you can read

confirm lets an unproven withdrawal take its effect on the order's money, as the buyer's own answer
does; a dismissed one too. dismiss ends it: the order stays as it is.

A refund is owed within 14 days of the statement, confirmed or not. Where an acknowledgement was
withheld (too many, or filled in by a program), show says why: if the statement is genuine, answer
it by mail.
Times are Europe/Zagreb in tables, UTC in JSON and CSV.
`;

const showReceipt = ({ withheld, receipt_state: state }: ListedWithdrawal) =>
  withheld ? `withheld: ${withheld}` : state === 'queued' ? 'waiting' : (state ?? '');

const showMatch = ({ matched_number }: ListedWithdrawal) => matched_number ?? 'no order';

const columns: Column<ListedWithdrawal>[] = [
  { name: 'reference', value: ({ reference }) => reference, table: { title: 'reference' } },
  {
    name: 'submittedAt',
    value: ({ created_at }) => created_at,
    table: { title: 'submitted', show: ({ created_at }) => showTime(created_at) },
  },
  { name: 'language', value: ({ locale }) => locale },
  { name: 'name', value: (row) => row.full_name, table: { title: 'name', shrinks: true } },
  { name: 'email', value: ({ email }) => email, table: { title: 'mail', shrinks: true } },
  { name: 'orderNumber', value: ({ order_number }) => order_number },
  {
    name: 'matchedOrder',
    value: ({ matched_number }) => matched_number,
    table: { title: 'belongs to', show: showMatch },
  },
  {
    name: 'matchedState',
    value: ({ matched_state }) => matched_state,
    table: { title: 'state' },
  },
  { name: 'items', value: ({ items }) => items },
  { name: 'note', value: ({ note: words }) => words },
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

const effectOption = { effect: { type: 'string' } } as const;

const list: Command = (args, now) => {
  const { values, positionals } = readArguments(args, { ...listOptions, ...effectOption });
  expectWords(positionals, []);
  const effect = readChoice(values.effect, effects, '--effect');
  const since = readSince(values.since, now);
  const limit = values.limit === undefined ? 50 : readNumber(values.limit, '--limit');
  return async ({ db }) => {
    const rows = await listWithdrawals(db, { effect, since, limit });
    printRows(rows, columns, values);
    if (rows.length === 0) note('No withdrawals.');
    noteUnproven(rows);
    if (rows.length > 0 && rows.length === limit)
      note(`The newest ${limit}; more with --limit or export.`);
  };
};

const exportAll: Command = (args, now) => {
  const options = { ...outputOptions, ...effectOption, since: listOptions.since };
  const { values, positionals } = readArguments(args, options);
  expectWords(positionals, []);
  const effect = readChoice(values.effect, effects, '--effect');
  const since = readSince(values.since, now);
  return async ({ db }) => {
    const rows = await listWithdrawals(db, { effect, since });
    printRows(rows, columns, { ...values, csv: values.csv ?? !values.json });
  };
};

const show: Command = (args) => {
  const { json, out } = outputOptions;
  const { values, positionals } = readArguments(args, { json, out });
  expectWords(positionals, ['The reference of a withdrawal']);
  const reference = (positionals[0] ?? '').toUpperCase();
  return async ({ db }) => {
    const rows = await listWithdrawals(db, { reference });
    const [row] = rows;
    if (!row) throw new OperatorError(`There is no withdrawal ${reference}`);
    if (values.json) printRows(rows, columns, values);
    else print(describe(row), values.out);
  };
};

function describe(row: ListedWithdrawal): string {
  const facts: [string, string][] = [
    ['reference', row.reference],
    ['submitted', showTime(row.created_at)],
    ['kept until', showTime(withdrawalKeptUntil(row))],
    ['language', row.locale],
    ['name', row.full_name],
    ['mail', row.email],
    ['order as typed', row.order_number],
    ['belongs to', [showMatch(row), row.matched_state].filter(Boolean).join(', ')],
    ['effect', row.effect],
    ...proofFacts(row),
    ['refund due', refundDueDay(row)],
    ['receipt', `${showReceipt(row)} ${showTime(row.receipt_sent_at)}`],
  ];
  const lines = facts.map(([name, value]) =>
    `${name.padEnd(16)}${toPlainLine(value, 4000)}`.trimEnd(),
  );
  return `${[...lines, '', ...toPlainLines(row.statement)].join('\n').trimEnd()}\n`;
}

function proofFacts(row: ListedWithdrawal): [string, string][] {
  const { effect, proof, asked_at, decided_at, dismissal_reason } = row;
  const facts: [string, string | null][] = [
    ['proof', proof ?? (effect === 'unproven' ? 'none yet' : null)],
    ['buyer asked', asked_at && showTime(asked_at)],
    ['decided', decided_at && showTime(decided_at)],
    ['dismissed for', dismissal_reason],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
}

/** What waits for a decision, with the first day on which money may be due. */
function noteUnproven(rows: readonly ListedWithdrawal[]): void {
  const days = rows.filter(({ effect }) => effect === 'unproven').map(refundDueDay);
  const [first] = days.sort();
  if (first)
    note(
      `Unproven: ${days.length}. Confirm or dismiss them; the first refund may be due on ${first}.`,
    );
}

export const withdrawals: Subject = {
  usage,
  commands: { list, show, confirm, dismiss, export: exportAll },
};
