import { findOrderByReference, listOrders, openOrderFile } from '~/shop/orders/order-list.server';
import { listUnmatched } from '~/shop/payments/core/unmatched-payments.server';
import { orderStates } from '~/shop/orders/order-states';
import type { OrderState } from '~/platform/database/stored-values';
import type { Order } from '~/shop/orders/orders.server';
import { isPaymentReference } from '~/shop/payments/core/payment-reference';
import {
  expectWords,
  listOptions,
  OperatorError,
  outputOptions,
  readArguments,
  readChoice,
  readNumber,
  readOrderNumber,
  readSince,
  readUntil,
} from './command-line';
import { accountColumns, listColumns } from './order-columns';
import { drawOrder } from './order-sheet';
import { review, ship } from './orders-decisions';
import { capture, getOrder, refund, release } from './orders-money';
import { note, print, printRows } from './output';
import { explainUnmatched, printUnmatched } from './payments-commands';
import type { Command, Desk, Subject } from './subject';

const states = Object.keys(orderStates) as OrderState[];

const usage = `Orders of the shop: what they need, their parcels, their money.

  npm run orders -- list [--state STATE] [--since WHEN] [--limit N]
  npm run orders -- show NUMBER | REFERENCE
  npm run orders -- ship NUMBER --tracking CODE [--replace] [--anyway]
  npm run orders -- capture NUMBER [--amount 12,50] --dry-run | --yes
  npm run orders -- void NUMBER --dry-run | --yes
  npm run orders -- refund NUMBER [--amount 12,50] [--again] --dry-run | --yes
  npm run orders -- review NUMBER --to STATE --reason "…" [--force]
  npm run orders -- export [--state STATE] [--since WHEN] [--until DAY] [--by placed|charged]

list shows what needs somebody's hand first: reviews, mails that were given up, reservations by
their end; then the newest. Payments without an order stand above (npm run payments). ship tells the
buyer where the parcel is. capture charges what is reserved (a part: the rest is released), void
releases it, refund gives charged money back. review is the only way out of that state; the provider
is asked first. export has one row an order, for bookkeeping: every amount in cents and as a decimal
number.

  --state STATE  ${states.slice(0, 5).join(', ')},
                 ${states.slice(5).join(', ')}
  --since WHEN   a day (2026-11-21), or so long ago (7d, 12h)
  --until DAY    that day included
  --by           whether these count by placing (unless told) or by charging
  --limit N      at most so many; list shows 50 unless told
  --amount       euro and cents; all of it unless told
  --again        another refund of a size that went back before; else it is taken for that one
  --replace      another parcel number than was told before; the buyer is told again
  --anyway       although the buyer has withdrawn: from a part, or the parcel has left
  --force        also against what the provider says, or when it cannot be asked
  --dry-run      says what would be done, and does nothing
  --yes          does it
  --json, --csv  for programs and spreadsheets; export writes CSV unless told
  --out FILE     into a new file that only you can read

Every command is safe to run twice, and to be cut off: what was begun the site finishes. The site's
mails to the buyer go out within 15 seconds while it runs. Times are Europe/Zagreb in tables, UTC in
JSON and CSV.
`;

const text = { type: 'string' } as const;

const list: Command = (args, now) => {
  const { values, positionals } = readArguments(args, { ...listOptions, state: text });
  expectWords(positionals, []);
  const state = readChoice(values.state, states, '--state');
  const since = readSince(values.since, now);
  const limit = values.limit === undefined ? 50 : readNumber(values.limit, '--limit');
  return async ({ db }) => {
    const rows = await listOrders(db, { states: state && [state], since, limit });
    const waiting = await listUnmatched(db);
    const isTable = !values.json && !values.csv;
    if (waiting.length > 0 && isTable && !values.out) printUnmatched(waiting);
    printRows(rows, listColumns(now), values);
    if (waiting.length > 0) note(explainUnmatched(waiting.length));
    if (rows.length === 0) note('No orders.');
    else if (rows.length === limit) note(`The first ${limit}; more with --limit.`);
  };
};

/** Orders that came to something: bookkeeping has nothing to say about the others. */
const accountable = states.filter(
  (state) => state !== 'pending' && state !== 'failed' && state !== 'abandoned',
);

const exportAll: Command = (args, now) => {
  const { since: sinceOption } = listOptions;
  const options = { ...outputOptions, since: sinceOption, state: text, until: text, by: text };
  const { values, positionals } = readArguments(args, options);
  expectWords(positionals, []);
  const state = readChoice(values.state, states, '--state');
  const filter = {
    states: state ? [state] : accountable,
    since: readSince(values.since, now),
    until: readUntil(values.until),
    by: readChoice(values.by, ['placed', 'charged'], '--by'),
  };
  return async ({ db }) => {
    const rows = await listOrders(db, { ...filter, order: 'number' });
    printRows(rows, accountColumns, { ...values, csv: values.csv ?? !values.json });
  };
};

async function getPaidOrder({ db }: Desk, reference: string): Promise<Order> {
  const order = await findOrderByReference(db, reference);
  if (!order) throw new OperatorError(`There is no order with the payment ${reference}`);
  return order;
}

const show: Command = (args) => {
  const { json, out } = outputOptions;
  const { values, positionals } = readArguments(args, { json, out });
  expectWords(positionals, ['The number of an order']);
  const word = (positionals[0] ?? '').toUpperCase();
  const reference = isPaymentReference(word) ? word : undefined;
  const number = reference ?? readOrderNumber(word);
  return async (desk) => {
    const { id } = await (reference ? getPaidOrder(desk, reference) : getOrder(desk, number));
    const file = await openOrderFile(desk.db, id);
    const { token: _key, submission_id: _form, ...order } = file.order;
    if (values.json) print(`${JSON.stringify({ ...file, order }, null, 2)}\n`, values.out);
    else print(drawOrder(file), values.out);
  };
};

export const orders: Subject = {
  usage,
  commands: { list, show, ship, capture, void: release, refund, review, export: exportAll },
};
