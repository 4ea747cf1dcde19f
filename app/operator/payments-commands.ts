import { toPlainLine } from '~/platform/mail/plain-line';
import { isPaymentReference } from '~/shop/payments/core/payment-reference';
import {
  closeByHand,
  releaseUnmatched,
  type UnmatchedResult,
} from '~/shop/payments/core/resolve-unmatched.server';
import {
  listUnmatched,
  type UnmatchedPayment,
} from '~/shop/payments/core/unmatched-payments.server';
import { formatMoney } from '~/i18n/format';
import {
  expectWords,
  OperatorError,
  outputOptions,
  readArguments,
  UsageError,
} from './command-line';
import { type Column, note, print, printRows, showTime } from './output';
import { withSiteServices } from './site-services';
import type { Command, Subject } from './subject';

const usage = `Payments without an order: after a database was restored, those of orders that were placed since.

  npm run payments -- list [--all]
  npm run payments -- release REFERENCE --dry-run | --yes
  npm run payments -- close REFERENCE --reason "…"

list shows what waits for your decision. release gives a reservation up at the card provider. close
notes that you have dealt with a payment; nothing is asked of the provider.

  --all          those that are closed, too
  --reason       what was done, in your words; it is kept
  --dry-run      says what would be done, and does nothing
  --yes          does it
  --json, --csv  for programs and spreadsheets
  --out FILE     into a new file that only you can read

Every command is safe to run twice, and to be cut off. Amounts that were charged are given back on
the provider's pages. The running site notes what is done there within five minutes.
`;

const stateOf = ({ state, money, outcome }: UnmatchedPayment) =>
  state === 'review' ? money : (outcome ?? state);

const columns: Column<UnmatchedPayment>[] = [
  { name: 'reference', value: ({ reference }) => reference, table: { title: 'payment' } },
  { name: 'provider', value: ({ provider }) => provider, table: { title: 'at' } },
  { name: 'order', value: (payment) => payment.order_number, table: { title: 'order' } },
  {
    name: 'begunAt',
    value: ({ begun_at }) => begun_at,
    table: { title: 'begun', show: ({ begun_at }) => showTime(begun_at).slice(0, 10) },
  },
  {
    name: 'amountCents',
    value: ({ amount_cents }) => amount_cents,
    table: { title: 'amount', isNumber: true, show: (row) => formatMoney(row.amount_cents) },
  },
  { name: 'money', value: ({ money }) => money },
  { name: 'state', value: ({ state }) => state, table: { title: 'state', show: stateOf } },
  { name: 'outcome', value: ({ outcome }) => outcome },
  { name: 'foundAt', value: ({ created_at }) => created_at },
  { name: 'closedAt', value: ({ closed_at }) => closed_at },
  {
    name: 'reason',
    value: ({ reason }) => reason,
    table: { title: 'reason', shrinks: true },
  },
];

/** Above a list of orders: what belongs to none of them. */
export function printUnmatched(payments: readonly UnmatchedPayment[]): void {
  printRows(payments, columns, {});
  print('\n');
}

/** Where payments without an order are decided about. */
export const explainUnmatched = (count: number): string =>
  `${count === 1 ? '1 payment has' : `${count} payments have`} no order: npm run payments -- list`;

const flag = { type: 'boolean' } as const;

const list: Command = (args) => {
  const { values, positionals } = readArguments(args, { ...outputOptions, all: flag });
  expectWords(positionals, []);
  return async ({ db }) => {
    const rows = await listUnmatched(db, { all: values.all });
    printRows(rows, columns, values);
    if (rows.length === 0) note('No payment is without its order.');
  };
};

function readReference(positionals: readonly string[]): string {
  expectWords(positionals, ['The reference of a payment']);
  const reference = (positionals[0] ?? '').toUpperCase();
  if (!isPaymentReference(reference)) {
    throw new UsageError(`'${toPlainLine(reference)}' is not the reference of a payment`);
  }
  return reference;
}

const release: Command = (args) => {
  const { values, positionals } = readArguments(args, { yes: flag, 'dry-run': flag });
  const reference = readReference(positionals);
  if (Boolean(values.yes) === Boolean(values['dry-run'])) {
    throw new UsageError('Say --dry-run to see what would be done, or --yes to do it');
  }
  return (desk) =>
    withSiteServices(desk, async ({ payments }) => {
      const result = await releaseUnmatched(payments, reference, { dryRun: values['dry-run'] });
      report(reference, result);
    });
};

const longestReason = 200;

const close: Command = (args) => {
  const { values, positionals } = readArguments(args, { reason: { type: 'string' } });
  const reference = readReference(positionals);
  const reason = toPlainLine(values.reason ?? '', longestReason).trim();
  if (!reason) throw new UsageError('--reason is missing: it is kept');
  return async ({ db, now }) =>
    report(reference, await closeByHand({ db, now: () => now }, reference, reason));
};

const outcomes = {
  released: 'the reservation is released',
  expired: 'the reservation has run out',
  refunded: 'the amount was given back',
  handled: 'it is closed',
} as const;

function report(reference: string, result: UnmatchedResult): void {
  if (result.kind === 'refused') throw new OperatorError(`${reference}: ${result.reason}`);
  if (result.kind === 'unknown') {
    throw new OperatorError(
      `${reference}: the card provider cannot be reached now. Repeat the command later.`,
    );
  }
  const { payment } = result;
  if (result.kind === 'planned') {
    const amount = formatMoney(payment.amount_cents);
    return print(`${reference}: the reservation of ${amount} would be released.\n`);
  }
  const words = outcomes[payment.outcome ?? 'handled'];
  const end = result.kind === 'already' ? ' Nothing was done now.' : '';
  print(`${reference}: ${words}.${end}\n`);
}

export const payments: Subject = { usage, commands: { list, release, close } };
