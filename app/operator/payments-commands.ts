import type { Command } from 'commander';
import {
  closeManually,
  voidUnmatched,
  type UnmatchedResult,
} from '~/shop/payments/core/resolve-unmatched.server';
import {
  listUnmatched,
  type UnmatchedPayment,
} from '~/shop/payments/core/unmatched-payments.server';
import { formatMoney } from '~/i18n/format';
import { maxReason } from '~/shop/orders/staff-reason';
import { withDatabase } from './command-context';
import { CommandFailedError, orUnknown } from './errors';
import { parsePaymentReference } from './option-parsers';
import {
  addConfirmationOptions,
  addOutputOptions,
  type ConfirmationOptions,
  formatExamples,
  reasonOption,
} from './options';
import {
  type Column,
  type OutputOptions,
  showTime,
  timesNote,
  writeNotice,
  writeOutput,
  writeRows,
} from './output';
import { withSiteServices } from './site-services';

const exampleReference = 'P-7K4M9QTX2B0C5D8E1F3G6H9J2K';

/** `npm run payments`: payments whose order is not in the database. */
export function registerPaymentCommands(program: Command): void {
  const group = program
    .command('payments')
    .summary('resolve payments without an order')
    .description(
      'Resolve payments without an order. They appear when a backup of the database was restored and orders placed since the backup were lost. Refund captured amounts in the provider’s dashboard; the running site records that within five minutes.',
    );
  addOutputOptions(group.command('list').option('--all', 'include closed payments'))
    .summary('list payments without an order')
    .description('List the payments without an order that need your decision.')
    .addHelpText('after', formatExamples('payments -- list', 'payments -- list --all') + timesNote)
    .action(list);
  addConfirmationOptions(group.command('release'))
    .summary('void the authorisation of a payment')
    .description(
      'Void the authorisation of a payment at the card provider, so that the buyer is not charged. Safe to repeat.',
    )
    .argument('<reference>', 'the reference of the payment, from the list', parsePaymentReference)
    .addHelpText(
      'after',
      formatExamples(
        `payments -- release ${exampleReference} --dry-run`,
        `payments -- release ${exampleReference} --yes`,
      ),
    )
    .action(release);
  group
    .command('close')
    .summary('mark a payment as resolved')
    .description(
      'Mark a payment as resolved, after you have dealt with it yourself. Does not contact the provider. Safe to repeat.',
    )
    .argument('<reference>', 'the reference of the payment, from the list', parsePaymentReference)
    .addOption(reasonOption('what you did about it; stored with the payment', maxReason))
    .addHelpText(
      'after',
      formatExamples(`payments -- close ${exampleReference} --reason "shipped, captured at WSPay"`),
    )
    .action(close);
}

const showState = ({ state, money, outcome }: UnmatchedPayment) =>
  state === 'review' ? money : (outcome ?? state);

const columns: Column<UnmatchedPayment>[] = [
  { name: 'reference', value: ({ reference }) => reference, table: { title: 'payment' } },
  { name: 'provider', value: ({ provider }) => provider, table: { title: 'provider' } },
  { name: 'order', value: (payment) => payment.order_number, table: { title: 'order' } },
  {
    name: 'begunAt',
    value: ({ begun_at }) => begun_at,
    table: { title: 'started', show: ({ begun_at }) => showTime(begun_at).slice(0, 10) },
  },
  {
    name: 'amountCents',
    value: ({ amount_cents }) => amount_cents,
    table: { title: 'amount', isNumeric: true, show: (row) => formatMoney(row.amount_cents) },
  },
  {
    name: 'refundedCents',
    value: ({ refunded_cents }) => refunded_cents,
    table: {
      title: 'refunded',
      isNumeric: true,
      show: ({ refunded_cents: cents }) => (cents > 0 ? formatMoney(cents) : ''),
    },
  },
  { name: 'money', value: ({ money }) => money },
  { name: 'state', value: ({ state }) => state, table: { title: 'state', show: showState } },
  { name: 'outcome', value: ({ outcome }) => outcome },
  { name: 'foundAt', value: ({ created_at }) => created_at },
  { name: 'closedAt', value: ({ closed_at }) => closed_at },
  {
    name: 'reason',
    value: ({ reason }) => reason,
    table: { title: 'reason', canShrink: true },
  },
];

/** Writes the payments without an order, as a table. */
export const writeUnmatchedPayments = (payments: readonly UnmatchedPayment[]): void =>
  writeRows(payments, columns, {});

const list = (options: OutputOptions & { all?: true }) =>
  withDatabase(async ({ db }) => {
    const rows = await listUnmatched(db, { all: options.all });
    writeRows(rows, columns, options);
    if (rows.length === 0) writeNotice('No payments without an order.');
  });

const release = (reference: string, { dryRun }: ConfirmationOptions) =>
  withSiteServices(async ({ payments }) =>
    reportResult(
      reference,
      await orUnknown(reference, voidUnmatched(payments, reference, { dryRun })),
    ),
  );

const close = (reference: string, { reason }: { reason: string }) =>
  withDatabase(async ({ db, now }) =>
    reportResult(reference, await closeManually({ db, now: () => now }, reference, reason)),
  );

const outcomes = {
  released: 'the authorisation is voided',
  expired: 'the authorisation has expired',
  refunded: 'the amount is refunded',
  handled: 'the payment is closed',
} as const;

function reportResult(reference: string, result: UnmatchedResult): void {
  if (result.kind === 'refused') throw new CommandFailedError(`${reference}: ${result.reason}`);
  if (result.kind === 'unknown') {
    throw new CommandFailedError(
      `${reference}: the card provider cannot be reached; try again later`,
    );
  }
  const { payment } = result;
  if (result.kind === 'planned') {
    const amount = formatMoney(payment.amount_cents);
    return writeOutput(
      `${reference}: the authorisation of ${amount} would be voided. Nothing was changed; use --yes to do it.\n`,
    );
  }
  const end = result.kind === 'already' ? ' Nothing was changed.' : '';
  writeOutput(`${reference}: ${outcomes[payment.outcome ?? 'handled']}.${end}\n`);
}
