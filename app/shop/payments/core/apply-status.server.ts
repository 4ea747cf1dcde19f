import type { Transaction } from 'kysely';
import { enqueue } from '~/platform/mail/outbox.server';
import type { PaymentEvent } from './payment-events';
import { annotateOrder, type Order } from '~/shop/orders/orders.server';
import { OutOfStock } from '~/shop/stock/out-of-stock';
import type { Database } from '~/platform/database/schema';
import type { Attempt } from './claim-attempt.server';
import { toPaymentEvents } from './payment-events';
import { type StepContext, applyStep, idColumns } from './apply-step.server';
import { finishOperation, type Operation } from './operation-rows.server';
import type { PaymentDependencies } from './payment-dependencies';
import type { PaymentStatus } from './payments';
import { type PaymentDecision, type PaymentSnapshot, decide } from './payment-decision';
import { isUnchanged, loadPayment, type PaymentRecord } from './payment-record.server';

export type AppliedDecision = {
  order: Order;
  attempt: Attempt;
  /** The attempt's unfinished operation, read after the decision was stored. */
  operation: Operation | undefined;
  /** Abandoned attempts whose hosted pages should be closed. */
  closing: Attempt[];
};

const maxTries = 10;

/**
 * Brings the order, attempt and operation in line with the provider's status. Idempotent and safe to run concurrently.
 */
export function applyStatus(
  dependencies: PaymentDependencies,
  attemptId: number,
  status: PaymentStatus,
  context: { hint?: 'failed' | undefined; lease?: string | null | undefined } = {},
): Promise<AppliedDecision> {
  const decideOn = (snapshot: PaymentSnapshot, now: Date) =>
    decide(snapshot, status, { now, ...context });
  return applyDecision(dependencies, attemptId, decideOn, status);
}

/**
 * Stores a decision and its emails in one transaction. If the payment changed after the decision was made, nothing is
 * stored and the decision is made again.
 */
export async function applyDecision(
  dependencies: PaymentDependencies,
  attemptId: number,
  decideOn: (snapshot: PaymentSnapshot, now: Date) => PaymentDecision,
  status?: PaymentStatus,
): Promise<AppliedDecision> {
  const { db, renderMails, onMail, invoices } = dependencies;
  for (let tries = 1; tries <= maxTries; tries++) {
    const now = dependencies.now();
    const record = await loadPayment(db, attemptId);
    const decision = decideOn(record.snapshot, now);
    const events = toPaymentEvents(record, decision.steps, now);
    const mails = events.length > 0 ? await renderMails(record.order.id, events) : [];
    const storing = db.transaction().execute(async (trx) => {
      if (!isUnchanged(await loadPayment(trx, attemptId), record)) return undefined;
      const closed = await executeDecision(trx, { dependencies, record, status, decision, now });
      for (const mail of mails) await enqueue(trx, mail, { now });
      if (movesMoney(decision)) await invoices?.issue(trx, record.order.id, now);
      return closed;
    });
    const closing = await unlessOutOfStock(storing);
    if (closing === undefined) continue;
    if (mails.length > 0) onMail();
    if (movesMoney(decision)) await invoices?.committed();
    reportReview(dependencies, record, events);
    const { order, attempt, operation } = await loadPayment(db, attemptId);
    return { order, attempt, operation, closing };
  }
  throw new Error('An order changed too often while its payment was applied');
}

/** The decision relied on stock that has since been sold: returns undefined so that the caller decides again. */
async function unlessOutOfStock<Result>(storing: Promise<Result>): Promise<Result | undefined> {
  try {
    return await storing;
  } catch (error) {
    if (error instanceof OutOfStock) return undefined;
    throw error;
  }
}

const movesMoney = ({ steps }: PaymentDecision) =>
  steps.some(({ kind }) => kind === 'capture' || kind === 'refund');

function reportReview(
  { onReview }: PaymentDependencies,
  { order }: PaymentRecord,
  events: readonly PaymentEvent[],
): void {
  for (const event of events) {
    if (event.kind !== 'review') continue;
    const { reference, reason } = event;
    onReview({ number: order.number, reference, reason });
  }
}

/** @returns the attempts that were abandoned */
async function executeDecision(
  trx: Transaction<Database>,
  context: StepContext,
): Promise<Attempt[]> {
  const { record, decision, now } = context;
  const closing: Attempt[] = [];
  await storeProviderFacts(trx, context);
  for (const step of decision.steps) closing.push(...(await applyStep(trx, step, context)));
  const { operation, order, attempt } = record;
  const { result } = decision;
  if (!result || !operation) return closing;
  await finishOperation(trx, operation.id, result, now);
  // The order's state does not change when a second hold is released, so record it in the order's history explicitly.
  if (operation.kind === 'void' && attempt.state === 'failed') {
    const end = result.state === 'done' ? 'released' : 'could not be released';
    await annotateOrder(trx, order.id, `the second hold ${end}: ${attempt.reference}`, now);
  }
  return closing;
}

/** Stores changed ids (a completion gets a new approval code) and a new capture deadline from the provider. */
async function storeProviderFacts(
  trx: Transaction<Database>,
  { record: { order, attempt }, status, decision }: StepContext,
): Promise<void> {
  const isReview = decision.steps.some(({ kind }) => kind === 'review');
  if (!status || isReview || attempt.state !== 'authorised') return;
  const { ids, captureBefore } = status;
  if (ids) {
    await trx
      .updateTable('payment_attempts')
      .set(idColumns(ids))
      .where('id', '=', attempt.id)
      .execute();
  }
  if (captureBefore && order.state === 'authorised' && status.state === 'authorised') {
    await trx
      .updateTable('orders')
      .set({ capture_before: captureBefore.toISOString() })
      .where('id', '=', order.id)
      .execute();
  }
}
