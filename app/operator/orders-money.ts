import { findOrderByNumber } from '~/shop/orders/order-list.server';
import type { Order } from '~/shop/orders/orders.server';
import type { PaymentDependencies } from '~/shop/payments/core/payment-dependencies';
import {
  captureOrder,
  type OperationOutcome,
  refundOrder,
  voidOrder,
} from '~/shop/payments/core/operations.server';
import type { Env } from '~/platform/env/env-schema';
import { formatMoney } from '~/i18n/format';
import {
  expectWords,
  OperatorError,
  type Options,
  readAmount,
  readArguments,
  readOrderNumber,
  UsageError,
} from './command-line';
import { print } from './output';
import { withSiteServices } from './site-services';
import type { Command, Desk } from './subject';

type Kind = 'capture' | 'void' | 'refund';
type Request = { amountCents?: number; dryRun?: boolean; again?: boolean };
type Told = { order: Order; amountCents: number };

const operations: Record<
  Kind,
  (payments: PaymentDependencies, order: Order, request: Request) => Promise<OperationOutcome>
> = {
  capture: captureOrder,
  void: voidOrder,
  refund: refundOrder,
};

/** `, 37,50 € released`, when only a part was charged. */
const restOf = ({ order, amountCents }: Told) => {
  const rest = order.total_cents - amountCents;
  return rest > 0 ? `, ${formatMoney(rest)} released` : '';
};
const backOf = ({ order }: Told) =>
  `${formatMoney(order.refunded_cents)} of ${formatMoney(order.captured_cents)} in all`;

const words: Record<Kind, Record<'done' | 'already' | 'planned', (told: Told) => string>> = {
  capture: {
    done: (told) => `${formatMoney(told.amountCents)} charged${restOf(told)}`,
    already: ({ amountCents }) => `${formatMoney(amountCents)} was charged before`,
    planned: (told) => `${formatMoney(told.amountCents)} would be charged${restOf(told)}`,
  },
  void: {
    done: ({ amountCents }) => `the reservation of ${formatMoney(amountCents)} is released`,
    already: () => 'the reservation was released before',
    planned: ({ amountCents }) =>
      `the reservation of ${formatMoney(amountCents)} would be released`,
  },
  refund: {
    done: (told) => `${formatMoney(told.amountCents)} given back, ${backOf(told)}`,
    already: (told) => `${formatMoney(told.amountCents)} was given back before, ${backOf(told)}`,
    planned: ({ amountCents }) => `${formatMoney(amountCents)} would be given back`,
  },
};

const ends = {
  done: 'The buyer is told by mail.',
  already: 'Nothing was done now.',
  planned: 'Nothing has been changed: --yes does it.',
} as const;

/** @throws OperatorError when there is no such order */
export async function getOrder({ db }: Desk, number: string): Promise<Order> {
  const order = await findOrderByNumber(db, number);
  if (!order) throw new OperatorError(`There is no order ${number}`);
  return order;
}

const flag = { type: 'boolean' } as const;
const moneyOptions = {
  yes: flag,
  'dry-run': flag,
  amount: { type: 'string' },
  again: flag,
} as const satisfies Options;

/** Which of the options each of them has. */
const takes: Record<Kind, readonly (keyof typeof moneyOptions)[]> = {
  capture: ['amount'],
  void: [],
  refund: ['amount', 'again'],
};

function readRequest(kind: Kind, args: string[]): { number: string; request: Request } {
  const { values, positionals } = readArguments(args, moneyOptions);
  expectWords(positionals, ['The number of an order']);
  const number = readOrderNumber(positionals[0] ?? '');
  for (const name of ['amount', 'again'] as const) {
    if (values[name] !== undefined && !takes[kind].includes(name)) {
      throw new UsageError(`${kind} has no --${name}`);
    }
  }
  if (Boolean(values.yes) === Boolean(values['dry-run'])) {
    throw new UsageError('Say --dry-run to see what would be done, or --yes to do it');
  }
  const { amount, again, 'dry-run': dryRun } = values;
  const amountCents = amount === undefined ? undefined : readAmount(amount, '--amount');
  return { number, request: { dryRun, amountCents, again } };
}

function moneyCommand(kind: Kind): Command {
  return (args) => {
    const { number, request } = readRequest(kind, args);
    return (desk) =>
      withSiteServices(desk, async (own) => {
        const outcome = await operations[kind](own.payments, await getOrder(own, number), request);
        tell(kind, number, outcome, own.env);
      });
  };
}

function tell(kind: Kind, number: string, outcome: OperationOutcome, env: Env): void {
  if (outcome.kind === 'refused') throw new OperatorError(`${number}: ${outcome.reason}`);
  if (outcome.kind === 'unknown') throw new OperatorError(explainUnknown(number, env));
  print(`${number}: ${words[kind][outcome.kind](outcome)}. ${ends[outcome.kind]}\n`);
}

const whereIs: Record<Env['payment'], (env: Env) => string> = {
  provider: () => 'The card provider cannot be reached now.',
  emulator: ({ PORT }) =>
    `The demonstration’s card provider cannot be reached: it lives in the site’s process (port ${PORT + 1}), so start the site.`,
  closed: () => 'The site has no card provider.',
};

/** Nothing is lost: what was asked for stands in the database. */
function explainUnknown(number: string, env: Env): string {
  return `${number}: not known yet whether it was done. ${whereIs[env.payment](env)}
The running site goes on with it by itself, every five minutes; this command may be repeated too.
How it stands: npm run orders -- show ${number}`;
}

export const capture = moneyCommand('capture');
export const release = moneyCommand('void');
export const refund = moneyCommand('refund');
