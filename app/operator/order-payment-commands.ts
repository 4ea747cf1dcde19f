import { type Command, Option } from 'commander';
import type { Kysely } from 'kysely';
import { findOpenWhole } from '~/reception/orders/order-statements';
import { listOrderStatements } from '~/reception/orders/order-statements.server';
import type { NamedGoods } from '~/shop/orders/named-goods';
import { getOrderWithLines, type Order } from '~/shop/orders/orders.server';
import { requestOperation } from '~/shop/payments/core/operations.server';
import type { OperationOutcome } from '~/shop/payments/core/plan-operation.server';
import { formatMoney } from '~/i18n/format';
import type { Database, OperationKind } from '~/platform/database/schema';
import type { Env } from '~/platform/env/env-schema';
import { CommandFailedError, orUnknown } from './errors';
import { getOrder } from './get-order';
import {
  exampleOrderNumber,
  type ItemPieces,
  parseAmount,
  parseItemPieces,
  parseOrderNumber,
} from './option-parsers';
import { addConfirmationOptions, type ConfirmationOptions, formatExamples } from './options';
import { writeOutput } from './output';
import { withSiteServices } from './site-services';

/** `capture <number>` */
export function registerCaptureCommand(group: Command): void {
  addConfirmationOptions(
    group
      .command('capture')
      .addOption(amountOption('capture', 'the whole amount, or that of the items that are sent'))
      .addOption(
        goodsOption('--without', 'leave out what is not sent: it is neither charged nor invoiced'),
      )
      .option('--anyway', 'capture although the buyer has withdrawn from the whole order'),
  )
    .summary('charge the authorised amount, or part of it')
    .description(
      'Charge the authorised amount of an order, or part of it. An order can be captured once; the rest of the amount is released. Refuses an order that its buyer has withdrawn from as a whole unless --anyway is given.',
    )
    .argument('<number>', 'the number of the order', parseOrderNumber)
    .addHelpText(
      'after',
      formatExamples(
        `orders -- capture ${exampleOrderNumber} --dry-run`,
        `orders -- capture ${exampleOrderNumber} --yes`,
        `orders -- capture ${exampleOrderNumber} --amount 36,50 --yes`,
        `orders -- capture ${exampleOrderNumber} --without 2=1 --yes`,
      ),
    )
    .action(runOperation('capture'));
}

/** `void <number>` */
export function registerVoidCommand(group: Command): void {
  addConfirmationOptions(group.command('void'))
    .summary('release the authorised amount')
    .description(
      'Void the authorisation of an order that will not be shipped: the amount is released and the buyer is not charged.',
    )
    .argument('<number>', 'the number of the order', parseOrderNumber)
    .addHelpText(
      'after',
      formatExamples(
        `orders -- void ${exampleOrderNumber} --dry-run`,
        `orders -- void ${exampleOrderNumber} --yes`,
      ),
    )
    .action(runOperation('void'));
}

/** `refund <number>` */
export function registerRefundCommand(group: Command): void {
  addConfirmationOptions(
    group
      .command('refund')
      .addOption(amountOption('refund', 'the whole amount, or the price of --goods'))
      .addOption(
        goodsOption(
          '--goods',
          'name what the refund is for: the books credit these items, each at its VAT rate',
        ),
      )
      .option(
        '--again',
        'make another refund of the same amount; without it, the command counts as a repetition',
      ),
  )
    .summary('refund the captured amount, or part of it')
    .description('Refund the captured amount of an order, or part of it.')
    .argument('<number>', 'the number of the order', parseOrderNumber)
    .addHelpText(
      'after',
      formatExamples(
        `orders -- refund ${exampleOrderNumber} --dry-run`,
        `orders -- refund ${exampleOrderNumber} --amount 12,50 --yes`,
        `orders -- refund ${exampleOrderNumber} --goods 1=2 --goods 3=1 --yes`,
      ),
    )
    .action(runOperation('refund'));
}

const amountOption = (verb: string, usual: string) =>
  new Option(
    '--amount <euros>',
    `${verb} this amount, such as 12,50 (default: ${usual})`,
  ).argParser(parseAmount);

const goodsOption = (flag: string, effect: string) =>
  new Option(
    `${flag} <item=pieces>`,
    `${effect}: the number of the item in “orders show”, and pieces; can be repeated`,
  ).argParser((value, earlier: ItemPieces[] | undefined) => [
    ...(earlier ?? []),
    parseItemPieces(value),
  ]);

type OperationOptions = ConfirmationOptions & {
  amount?: number;
  again?: true;
  anyway?: true;
  goods?: ItemPieces[];
  without?: ItemPieces[];
};

const runOperation =
  (kind: OperationKind) =>
  (number: string, { amount: amountCents, dryRun, again, anyway, ...items }: OperationOptions) =>
    withSiteServices(async (context) => {
      const order = await getOrder(context, number);
      if (kind === 'capture' && !anyway) await refuseWithdrawn(context.db, order);
      const named = items.goods ?? items.without;
      const goods = named && (await resolveItems(context.db, order, named));
      const request = { kind, amountCents, goods, dryRun, again };
      const requested = requestOperation(context.payments, order.id, request);
      const outcome = await orUnknown(number, requested);
      reportOutcome(kind, number, outcome, context.env);
    });

/** The goods that the numbers of items stand for. */
async function resolveItems(
  db: Kysely<Database>,
  { id, number }: Order,
  items: readonly ItemPieces[],
): Promise<NamedGoods> {
  const { lines } = await getOrderWithLines(db, id);
  return items.map(({ item, pieces }) => {
    const line = lines[item - 1];
    if (line) return { variantId: line.variant_id, pieces };
    throw new CommandFailedError(
      `${number}: there is no item ${item}; the order has ${lines.length}`,
    );
  });
}

/** As the desk does, which asks for a tick. What was charged already is reported as such. */
async function refuseWithdrawn(db: Kysely<Database>, { id, number, state }: Order): Promise<void> {
  if (state !== 'authorised') return;
  const whole = findOpenWhole(await listOrderStatements(db, id));
  if (!whole) return;
  const problem = whole.isProven
    ? `the buyer has withdrawn from the whole order (${whole.reference})`
    : `there is an unproven withdrawal from the whole order (${whole.reference}); confirm or dismiss it first`;
  throw new CommandFailedError(
    `${number}: ${problem}. Nothing was changed; use --anyway to capture it all the same`,
  );
}

function reportOutcome(
  kind: OperationKind,
  number: string,
  outcome: OperationOutcome,
  env: Env,
): void {
  if (outcome.kind === 'refused') throw new CommandFailedError(`${number}: ${outcome.reason}`);
  if (outcome.kind === 'unknown') throw new CommandFailedError(describeUnknown(number, env));
  const message = messages[kind][outcome.kind](outcome);
  writeOutput(`${number}: ${message}. ${consequences[outcome.kind]}\n`);
}

type Result = { order: Order; amountCents: number };

/** `, 37,50 € released`, if only part of the amount was captured. */
const describeReleased = ({ order, amountCents }: Result) => {
  const rest = order.total_cents - amountCents;
  return rest > 0 ? `, ${formatMoney(rest)} released` : '';
};
const describeRefunded = ({ order }: Result) =>
  `${formatMoney(order.refunded_cents)} of ${formatMoney(order.captured_cents)} in total`;

const messages: Record<
  OperationKind,
  Record<'done' | 'already' | 'planned', (result: Result) => string>
> = {
  capture: {
    done: (result) => `${formatMoney(result.amountCents)} captured${describeReleased(result)}`,
    already: ({ amountCents }) => `${formatMoney(amountCents)} was already captured`,
    planned: (result) =>
      `${formatMoney(result.amountCents)} would be captured${describeReleased(result)}`,
  },
  void: {
    done: ({ amountCents }) => `the authorisation of ${formatMoney(amountCents)} is voided`,
    already: () => 'the authorisation was already voided',
    planned: ({ amountCents }) =>
      `the authorisation of ${formatMoney(amountCents)} would be voided`,
  },
  refund: {
    done: (result) => `${formatMoney(result.amountCents)} refunded, ${describeRefunded(result)}`,
    already: (result) =>
      `${formatMoney(result.amountCents)} was already refunded, ${describeRefunded(result)}`,
    planned: ({ amountCents }) => `${formatMoney(amountCents)} would be refunded`,
  },
};

const consequences = {
  done: 'The buyer is notified by email.',
  already: 'Nothing was changed.',
  planned: 'Nothing was changed; use --yes to do it.',
} as const;

const unreachable: Record<Env['payment'], (env: Env) => string> = {
  provider: () => 'The card provider cannot be reached.',
  emulator: ({ PORT }) =>
    `The emulated card provider cannot be reached. It runs in the site’s process (port ${PORT + 1}), so start the site.`,
  closed: () => 'The site has no card provider.',
};

/** The operation is stored in the database, so the running site completes it. */
function describeUnknown(number: string, env: Env): string {
  return `${number}: it is not known yet whether this succeeded. ${unreachable[env.payment](env)}
The running site retries it every five minutes. You can also repeat the command.
Check the order with: npm run orders -- show ${number}`;
}
