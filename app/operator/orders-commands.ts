import { type Command, InvalidArgumentError, Option } from 'commander';
import { findOrderByReference, listOrders, loadOrderRecord } from '~/shop/orders/order-list.server';
import { movementColumns } from '~/shop/sales/movement-columns.server';
import { listMovements } from '~/shop/sales/movement-list.server';
import { isSettled, orderStates } from '~/shop/orders/order-states';
import type { OrderState } from '~/platform/database/stored-values';
import type { Order } from '~/shop/orders/orders.server';
import { isPaymentReference } from '~/shop/payments/core/payment-reference';
import { listUnmatched } from '~/shop/payments/core/unmatched-payments.server';
import { type CommandContext, isSellerInVat, withDatabase } from './command-context';
import { CommandFailedError } from './errors';
import { getOrder } from './get-order';
import { exampleOrderNumber, parseOrderNumber } from './option-parsers';
import {
  addExportOptions,
  addListOptions,
  addShowOptions,
  type ExportOptions,
  formatExamples,
  type ListOptions,
  addUntilOption,
} from './options';
import { bookkeepingColumns, orderListColumns } from './order-columns';
import { formatOrder } from './order-details';
import {
  registerCaptureCommand,
  registerRefundCommand,
  registerVoidCommand,
} from './order-payment-commands';
import { registerReviewCommand } from './order-review-command';
import { registerShipCommand } from './order-shipping-command';
import {
  noteLimit,
  type OutputOptions,
  spreadsheetTimesNote,
  timesNote,
  writeNotice,
  writeOutput,
  writeRows,
} from './output';
import { writeUnmatchedPayments } from './payments-commands';

const states = Object.keys(orderStates) as OrderState[];

type StateOption = { state?: OrderState };

/** `npm run orders`: orders, what they need next, their shipment and their payment. */
export function registerOrderCommands(program: Command): void {
  const group = program
    .command('orders')
    .summary('process the shop’s orders')
    .description(
      'Process the shop’s orders: see what they need, ship them, and capture, void or refund their payments. Every command is safe to repeat and to interrupt: the running site completes what was started. Emails to the buyer are sent by the running site, within 15 seconds.',
    );
  addListOptions(group.command('list').addOption(stateOption()))
    .summary('list orders, the most urgent first')
    .description(
      'List orders. Those that need action come first: orders in review, orders with an email that could not be sent, then authorised orders by expiry date. The others follow, newest first. Payments without an order are shown above the table; see npm run payments.',
    )
    .addHelpText(
      'after',
      formatExamples('orders -- list', 'orders -- list --state authorised --json') + timesNote,
    )
    .action(list);
  addShowOptions(group.command('show'))
    .summary('show one order')
    .description('Show everything about one order: items, payments, shipment, history and emails.')
    .argument('<order>', 'the number of the order, or the reference of a payment', parseOrderKey)
    .addHelpText(
      'after',
      formatExamples(
        `orders -- show ${exampleOrderNumber}`,
        'orders -- show P-7K4M9QTX2B0C5D8E1F3G6H9J2K',
      ) + timesNote,
    )
    .action(show);
  registerShipCommand(group);
  registerCaptureCommand(group);
  registerVoidCommand(group);
  registerRefundCommand(group);
  registerReviewCommand(group);
  addExportOptions(
    addUntilOption(group.command('export').addOption(stateOption())).addOption(
      new Option('--by <event>', 'what --since and --until refer to')
        .choices(['placed', 'charged', 'money'])
        .default('placed'),
    ),
  )
    .summary('export orders for bookkeeping as CSV')
    .description(
      'Export orders for bookkeeping as CSV for spreadsheets (semicolons, UTF-8), or as JSON with --json. With --by money there is one row per charge and per refund, on the day the money moved, with the items, both addresses, and base and VAT for each rate; otherwise one row per order that was authorised or captured. Every amount is given both in cents and as a decimal number.',
    )
    .addHelpText(
      'after',
      formatExamples(
        'orders -- export --by money --since 2026-11-01 --until 2026-11-30 --out money-november.csv',
      ) + spreadsheetTimesNote,
    )
    .action(exportOrders);
}

const stateOption = () =>
  new Option('--state <state>', 'only orders in this state').choices(states);

type OrderKey = { number: string } | { reference: string };

function parseOrderKey(value: string): OrderKey {
  const reference = value.toUpperCase();
  if (isPaymentReference(reference)) return { reference };
  try {
    return { number: parseOrderNumber(value) };
  } catch {
    throw new InvalidArgumentError(
      `Use an order number such as ${exampleOrderNumber}, or a payment reference.`,
    );
  }
}

const list = (options: ListOptions & StateOption) =>
  withDatabase(async ({ db, now }) => {
    const { state, since, limit } = options;
    const rows = await listOrders(db, { states: state && [state], since, limit });
    const unmatched = await listUnmatched(db);
    const isTable = !options.json && !options.csv;
    if (unmatched.length > 0 && isTable && !options.out) {
      writeUnmatchedPayments(unmatched);
      writeOutput('\n');
    }
    writeRows(rows, orderListColumns(now), options);
    if (unmatched.length > 0) noteUnmatched(unmatched.length);
    if (rows.length === 0) writeNotice('No orders.');
    noteLimit(rows, options, 'Use --limit for more.');
  });

function noteUnmatched(count: number): void {
  const payments = count === 1 ? '1 payment has' : `${count} payments have`;
  writeNotice(`${payments} no order: npm run payments -- list`);
}

async function getOrderByReference({ db }: CommandContext, reference: string): Promise<Order> {
  const order = await findOrderByReference(db, reference);
  if (!order) throw new CommandFailedError(`there is no order with the payment ${reference}`);
  return order;
}

const show = (key: OrderKey, options: OutputOptions) =>
  withDatabase(async (context) => {
    const { id } = await ('number' in key
      ? getOrder(context, key.number)
      : getOrderByReference(context, key.reference));
    const file = await loadOrderRecord(context.db, id);
    const { token: _token, submission_id: _submissionId, ...order } = file.order;
    if (options.json) {
      writeOutput(`${JSON.stringify({ ...file, order }, null, 2)}\n`, options.out);
    } else writeOutput(formatOrder(file), options.out);
  });

/** Orders in the other states never had an authorised payment, so bookkeeping does not need them. */
const bookkeepingStates = states.filter(isSettled);

type BookkeepingOptions = ExportOptions &
  StateOption & { until?: Date; by: 'placed' | 'charged' | 'money' };

const exportOrders = ({ state, since, until, by, ...options }: BookkeepingOptions) =>
  withDatabase(async ({ db, env }) => {
    const output = options.json ? options : { ...options, csv: 'spreadsheet' as const };
    if (by === 'money') {
      const isInVat = isSellerInVat(env);
      const filter = { states: state && [state], since, until, isInVat };
      const movements = await listMovements(db, filter);
      writeRows(movements, movementColumns(Boolean(options.json), movements), output);
      return;
    }
    const rows = await listOrders(db, {
      states: state ? [state] : bookkeepingStates,
      since,
      until,
      by,
      order: 'number',
    });
    writeRows(rows, bookkeepingColumns, output);
  });
