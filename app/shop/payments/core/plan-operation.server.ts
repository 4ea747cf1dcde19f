import type { Transaction } from 'kysely';
import type { Order } from '~/shop/orders/orders.server';
import type { Database, OperationKind } from '~/platform/database/schema';
import {
  findUnfinished,
  type NewOperation,
  type Operation,
  planOperation,
} from './operation-rows.server';

/** Amounts in cents. `planned`: a dry run; `unknown`: the provider cannot be reached, the sweeper goes on with it. */
export type OperationOutcome =
  | { kind: 'done' | 'already' | 'planned'; order: Order; amountCents: number }
  | { kind: 'refused'; reason: string }
  | { kind: 'unknown' };

export type OperationOptions = {
  /** Says what would be done, and does nothing. */
  dryRun?: boolean;
};

export type OperationRequest = OperationOptions & {
  kind: OperationKind;
  amountCents?: number;
  again?: boolean;
};

type Plan = { kind: 'run'; operation: Operation } | { kind: 'end'; outcome: OperationOutcome };

/** Whether and how a wish is carried out; what is to be carried out is stored. */
export async function planRequest(
  trx: Transaction<Database>,
  orderId: number,
  request: OperationRequest,
  now: Date,
): Promise<Plan> {
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const attempt = await trx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'authorised')
    .executeTakeFirst();
  const unfinished = await findUnfinished(trx, orderId);
  if (unfinished) return joinUnfinished(unfinished, request, order, attempt?.id);
  const wanted = await readRequest(trx, order, request);
  if ('outcome' in wanted) return { kind: 'end', outcome: wanted.outcome };
  if (!attempt) return refused('no payment of this order is known');
  const { operation } = wanted;
  if (request.dryRun) {
    return { kind: 'end', outcome: { kind: 'planned', order, amountCents: operation.amountCents } };
  }
  return { kind: 'run', operation: await planOperation(trx, order, attempt, operation, now) };
}

const refused = (reason: string): Plan => ({ kind: 'end', outcome: { kind: 'refused', reason } });

/** The same wish goes on with what was begun; another one has to wait. */
function joinUnfinished(
  unfinished: Operation,
  { kind, amountCents, dryRun }: OperationRequest,
  order: Order,
  attemptId: number | undefined,
): Plan {
  const isSame =
    unfinished.kind === kind &&
    unfinished.attempt_id === attemptId &&
    (amountCents ?? unfinished.amount_cents) === unfinished.amount_cents;
  if (!isSame) return refused(`a ${unfinished.kind} of this order is under way`);
  if (!dryRun) return { kind: 'run', operation: unfinished };
  const outcome = { kind: 'planned', order, amountCents: unfinished.amount_cents } as const;
  return { kind: 'end', outcome };
}

type Wanted = { operation: NewOperation } | { outcome: OperationOutcome };

async function readRequest(
  trx: Transaction<Database>,
  order: Order,
  request: OperationRequest,
): Promise<Wanted> {
  if (request.kind === 'refund') return readRefund(trx, order, request);
  const amountCents = request.amountCents ?? order.total_cents;
  if (request.kind === 'void') {
    if (order.state === 'voided') return { outcome: { kind: 'already', order, amountCents } };
  } else if (order.state === 'captured') {
    const wasAsked = request.amountCents ?? order.captured_cents;
    if (wasAsked === order.captured_cents)
      return { outcome: { kind: 'already', order, amountCents: wasAsked } };
  }
  if (order.state !== 'authorised') {
    const deed = request.kind === 'void' ? 'released' : 'charged';
    return no(`the order is ${order.state}; only what is reserved can be ${deed}`);
  }
  return isAmount(amountCents, order.total_cents)
    ? { operation: { kind: request.kind, amountCents, baseCents: 0 } }
    : no('the amount must be between one cent and what is reserved');
}

async function readRefund(
  trx: Transaction<Database>,
  order: Order,
  { amountCents: wished, again }: OperationRequest,
): Promise<Wanted> {
  const { captured_cents, refunded_cents } = order;
  const left = captured_cents - refunded_cents;
  const amountCents = wished ?? left;
  if (order.state === 'refunded' && wished === undefined)
    return { outcome: { kind: 'already', order, amountCents: refunded_cents } };
  if (wished !== undefined && !again) {
    const earlier = await trx
      .selectFrom('payment_operations')
      .select('id')
      .where('order_id', '=', order.id)
      .where('kind', '=', 'refund')
      .where('state', '=', 'done')
      .where('amount_cents', '=', wished)
      .executeTakeFirst();
    if (earlier) return { outcome: { kind: 'already', order, amountCents } };
  }
  if (order.state !== 'captured') {
    return no(`the order is ${order.state}; only what was charged can be given back`);
  }
  return isAmount(amountCents, left)
    ? { operation: { kind: 'refund', amountCents, baseCents: refunded_cents } }
    : no('the amount must be between one cent and what is left');
}

const no = (reason: string): Wanted => ({ outcome: { kind: 'refused', reason } });

const isAmount = (cents: number, max: number) =>
  Number.isSafeInteger(cents) && cents >= 1 && cents <= max;
