import { setTimeout } from 'node:timers/promises';
import { isLeased } from '~/platform/jobs/row-lease';
import { getOrder, type Order } from '~/shop/orders/orders.server';
import type { Operation } from './operation-rows.server';
import type { PaymentDependencies } from './payment-dependencies';
import {
  type OperationOptions,
  type OperationOutcome,
  type OperationRequest,
  planRequest,
} from './plan-operation.server';
import { runOperation } from './run-operation.server';

/**
 * Voids an authorised order's hold.
 * @param order as it was when the caller decided: refused if its parcel has been sent since
 */
export async function voidOrder(
  dependencies: PaymentDependencies,
  order: Order,
  options: OperationOptions = {},
): Promise<OperationOutcome> {
  return requestOperation(dependencies, order.id, {
    kind: 'void',
    isShipped: order.shipped_at !== null,
    ...options,
  });
}

const waitMs = 20_000;
const pollMs = 100;

/** Runs one operation from request to outcome. Idempotent, and resumes after a crash. */
export async function requestOperation(
  dependencies: PaymentDependencies,
  orderId: number,
  request: OperationRequest,
): Promise<OperationOutcome> {
  const { db, now, invoices, journal } = dependencies;
  if (request.kind === 'capture' && invoices?.refusal !== undefined)
    return { kind: 'refused', reason: invoices.refusal };
  const plan = await db
    .transaction()
    .execute((trx) => planRequest(trx, orderId, request, { now: now(), journal }));
  if (plan.kind === 'end') return plan.outcome;
  const { operation } = plan;
  if (await runOperation(dependencies, operation.id)) {
    return outcomeOf(dependencies, operation, 'done');
  }
  return waitForOtherProcess(dependencies, operation);
}

/** Waits while another process carries out the same operation, and returns its outcome. */
async function waitForOtherProcess(
  dependencies: PaymentDependencies,
  operation: Operation,
): Promise<OperationOutcome> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const outcome = await outcomeOf(dependencies, operation, 'already');
    if (outcome.kind !== 'unknown' || Date.now() > deadline) return outcome;
    const { leased_until } = await findOperation(dependencies, operation.id);
    if (!isLeased(leased_until, dependencies.now())) return outcome;
    await setTimeout(pollMs);
  }
}

function findOperation({ db }: PaymentDependencies, id: number): Promise<Operation> {
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
  const { state, error, amount_cents: amountCents } = await findOperation(dependencies, id);
  if (state === 'planned' || state === 'sent') return { kind: 'unknown' };
  if (state !== 'done') return { kind: 'refused', reason: error ?? state };
  return { kind, order: await getOrder(dependencies.db, order_id), amountCents };
}
