import type { Transaction } from 'kysely';
import type { Order } from '~/features/orders/orders.server';
import type { Database, OperationKind } from '~/server/database/schema';
import {
  findUnfinished,
  type NewOperation,
  type Operation,
  planOperation,
} from './operation-rows.server';
import type { PaymentDependencies } from './payment-dependencies';
import { paymentDependencies } from './payment-service.server';
import { runOperation } from './run-operation.server';

/** Amounts in cents. `planned`: a dry run; `unknown`: the provider cannot be reached, the sweeper goes on with it. */
export type OperationOutcome =
  | { kind: 'done' | 'already' | 'planned'; order: Order; amountCents: number }
  | { kind: 'refused'; reason: string }
  | { kind: 'unknown' };

type OperationOptions = {
  /** Says what would be done, and does nothing. */
  dryRun?: boolean;
};

/**
 * Charges an authorised order, whole or a part of it; the rest is released. Safe to run twice, and to be killed.
 * @param options.amountCents the whole amount unless given
 */
export async function captureOrder(
  order: Order,
  options: OperationOptions & { amountCents?: number } = {},
): Promise<OperationOutcome> {
  return operate(await paymentDependencies(), order.id, { kind: 'capture', ...options });
}

/** Releases an authorised order's reservation. Safe to run twice, and to be killed. */
export async function voidOrder(
  order: Order,
  options: OperationOptions = {},
): Promise<OperationOutcome> {
  return operate(await paymentDependencies(), order.id, { kind: 'void', ...options });
}

/**
 * Gives a charged order's money back, all that is left or a part of it. Safe to run twice, and to be killed: a part of
 * the same size that has been given back before is taken for the same refund.
 * @param options.amountCents what is left unless given
 * @param options.again another refund of the same size is meant
 */
export async function refundOrder(
  order: Order,
  options: OperationOptions & { amountCents?: number; again?: boolean } = {},
): Promise<OperationOutcome> {
  return operate(await paymentDependencies(), order.id, { kind: 'refund', ...options });
}

export type OperationRequest = OperationOptions & {
  kind: OperationKind;
  amountCents?: number;
  again?: boolean;
};

type Plan = { kind: 'run'; operation: Operation } | { kind: 'end'; outcome: OperationOutcome };

const waitMs = 20_000;
const pollMs = 100;

/** One operation from the request to its outcome; the three above are its names. */
export async function operate(
  dependencies: PaymentDependencies,
  orderId: number,
  request: OperationRequest,
): Promise<OperationOutcome> {
  const { db, now } = dependencies;
  const plan = await db.transaction().execute((trx) => planRequest(trx, orderId, request, now()));
  if (plan.kind === 'end') return plan.outcome;
  const { operation } = plan;
  if (await runOperation(dependencies, operation.id)) {
    return outcomeOf(dependencies, operation, 'done');
  }
  return awaitOther(dependencies, operation);
}

/** Another process may be talking to the provider about the same operation: its outcome is ours. */
async function awaitOther(
  dependencies: PaymentDependencies,
  operation: Operation,
): Promise<OperationOutcome> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const outcome = await outcomeOf(dependencies, operation, 'already');
    if (outcome.kind !== 'unknown' || Date.now() > deadline) return outcome;
    const { leased_until } = await readOperation(dependencies, operation.id);
    if (leased_until === null || leased_until < dependencies.now().toISOString()) return outcome;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

function readOperation({ db }: PaymentDependencies, id: number): Promise<Operation> {
  return db
    .selectFrom('payment_operations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function outcomeOf(
  dependencies: PaymentDependencies,
  { id, order_id }: Operation,
  kind: 'done' | 'already',
): Promise<OperationOutcome> {
  const { state, error, amount_cents: amountCents } = await readOperation(dependencies, id);
  if (state === 'planned' || state === 'sent') return { kind: 'unknown' };
  if (state !== 'done') return { kind: 'refused', reason: error ?? state };
  const order = await dependencies.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow();
  return { kind, order, amountCents };
}

async function planRequest(
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
  if (order.state !== 'authorised') return no(`the order is ${order.state}`);
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
  if (order.state !== 'captured') return no(`the order is ${order.state}`);
  return isAmount(amountCents, left)
    ? { operation: { kind: 'refund', amountCents, baseCents: refunded_cents } }
    : no('the amount must be between one cent and what is left');
}

const no = (reason: string): Wanted => ({ outcome: { kind: 'refused', reason } });

const isAmount = (cents: number, max: number) =>
  Number.isSafeInteger(cents) && cents >= 1 && cents <= max;
