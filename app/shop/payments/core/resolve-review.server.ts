import type { Transaction } from 'kysely';
import { enqueue } from '~/platform/mail/outbox.server';
import type { PaymentEvent } from './payment-events';
import { transitionOrder, type Order } from '~/shop/orders/orders.server';
import { OutOfStock } from '~/shop/stock/out-of-stock';
import type { Database } from '~/platform/database/schema';
import { idColumns } from './apply-step.server';
import type { Attempt } from './claim-attempt.server';
import { failAttempts } from './fail-attempts.server';
import { findPendingOperation } from './operation-rows.server';
import type { PaymentDependencies } from './payment-dependencies';
import { type PaymentStatus, PaymentUnavailable } from './payments';
import {
  describeReport,
  assessReview,
  type ReviewTarget,
  type PaymentReport,
  type ReviewAssessment,
} from './review-assessment';
import { toPaymentRef } from './run-operation.server';

export type ReviewOutcome =
  | { kind: 'done'; order: Order; statuses: string[]; objections: string[] }
  /** The order was already resolved this way. */
  | { kind: 'already'; order: Order }
  | { kind: 'refused'; reasons: string[]; isForcible: boolean };

export type ReviewResolution = {
  to: ReviewTarget;
  /** The operator's reason, kept in the order's history. */
  reason: string;
  /** Overrides objections based on the provider's status. */
  force?: boolean;
};

/**
 * Moves an order out of review as staff decided, after querying the provider. State, history, payment and the new
 * state's emails are stored in one transaction. Idempotent.
 */
export async function resolveReview(
  dependencies: PaymentDependencies,
  order: Order,
  resolution: ReviewResolution,
): Promise<ReviewOutcome> {
  return resolveReviewWith(dependencies, order.id, resolution);
}

/** Same as `resolveReview`, with explicit dependencies. */
export async function resolveReviewWith(
  dependencies: PaymentDependencies,
  orderId: number,
  resolution: ReviewResolution,
): Promise<ReviewOutcome> {
  const { db, providerOf, renderMails, onMail, invoices, now } = dependencies;
  const order = await readOrder(dependencies, orderId);
  if (order.state !== 'review') return notInReview(dependencies, order, resolution.to);
  const attempts = await listAttempts(dependencies, orderId);
  const reports = await Promise.all(attempts.map((each) => queryPayment(dependencies, each)));
  const statuses = reports.map(describeReport);
  const assessment = assessReview(resolution.to, order.total_cents, reports);
  if (assessment.objections.length > 0 && !resolution.force) {
    return { kind: 'refused', reasons: assessment.objections, isForcible: true };
  }
  const moment = now();
  const attempt = attempts.find(({ reference }) => reference === assessment.reference);
  const holdMs =
    attempt && resolution.to === 'authorised' ? providerOf(attempt.provider).holdMs : 0;
  const holdUntil = new Date(moment.getTime() + holdMs);
  const changes = changesOf(order, resolution.to, { ...assessment, moment, holdUntil });
  const mails = await renderMails(orderId, toPaymentEvents(order, resolution.to, changes));
  const storing = db.transaction().execute(async (trx) => {
    if (await findPendingOperation(trx, orderId)) return 'an operation of this order is under way';
    const reason = `review: ${resolution.reason}${assessment.objections.length > 0 ? ' (forced)' : ''}`;
    if (!(await transitionOrder(trx, orderId, resolution.to, reason, moment, changes))) {
      return 'the order is no longer in review';
    }
    const status = reports.find(({ reference }) => reference === assessment.reference)?.status;
    if (attempt && status) await storePayment(trx, attempt, status, moment);
    await failUnpaid(trx, order, resolution.to, moment);
    for (const mail of mails) await enqueue(trx, mail, { now: moment });
    await invoices?.issue(trx, orderId, moment);
    return undefined;
  });
  const refusal = await explainOutOfStock(storing);
  if (refusal) return { kind: 'refused', reasons: [refusal], isForcible: false };
  if (mails.length > 0) onMail();
  await invoices?.committed();
  const decided = await readOrder(dependencies, orderId);
  return { kind: 'done', order: decided, statuses, objections: assessment.objections };
}

/** Stock is never oversold, even with `force`: staff who find another piece must add it to the stock count first. */
async function explainOutOfStock(
  storing: Promise<string | undefined>,
): Promise<string | undefined> {
  try {
    return await storing;
  } catch (error) {
    if (!(error instanceof OutOfStock)) throw error;
    return `sold to somebody else meanwhile, correct the stock first: ${error.variantIds.join(', ')}`;
  }
}

function readOrder({ db }: PaymentDependencies, id: number): Promise<Order> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

function listAttempts({ db }: PaymentDependencies, orderId: number): Promise<Attempt[]> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
}

async function notInReview(
  { db }: PaymentDependencies,
  order: Order,
  to: ReviewTarget,
): Promise<ReviewOutcome> {
  const last = await db
    .selectFrom('order_events')
    .select(['from_state', 'to_state'])
    .where('order_id', '=', order.id)
    .whereRef('from_state', '!=', 'to_state')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (order.state === to && last?.from_state === 'review') return { kind: 'already', order };
  const reasons = [`the order is ${order.state}, not in review`];
  return { kind: 'refused', reasons, isForcible: false };
}

async function queryPayment(
  { providerOf }: PaymentDependencies,
  attempt: Attempt,
): Promise<PaymentReport> {
  const { reference, provider } = attempt;
  try {
    return { reference, status: await providerOf(provider).status(toPaymentRef(attempt)) };
  } catch (error) {
    if (error instanceof PaymentUnavailable) return { reference, status: null };
    throw error;
  }
}

type Changes = Pick<Order, 'captured_cents' | 'refunded_cents'> &
  Partial<Pick<Order, 'authorised_at' | 'capture_before'>>;

/** Uses the amounts the provider reports. If it reports none (forced), uses the stored ones, or the whole amount. */
function changesOf(
  order: Order,
  to: ReviewTarget,
  assessment: ReviewAssessment & { moment: Date; holdUntil: Date },
): Changes {
  const { captured_cents, refunded_cents, total_cents } = order;
  const charged = assessment.capturedCents ?? (captured_cents || total_cents);
  switch (to) {
    case 'captured': {
      const back = assessment.refundedCents ?? refunded_cents;
      return { captured_cents: charged, refunded_cents: Math.min(back, charged) };
    }
    case 'refunded':
      return { captured_cents: charged, refunded_cents: charged };
    case 'authorised': {
      const { captureBefore, moment, holdUntil } = assessment;
      return {
        captured_cents: 0,
        refunded_cents: 0,
        authorised_at: order.authorised_at ?? moment.toISOString(),
        capture_before:
          captureBefore?.toISOString() ?? order.capture_before ?? holdUntil.toISOString(),
      };
    }
    case 'voided':
    case 'failed':
      return { captured_cents, refunded_cents };
  }
}

/** The events to notify the buyer of. An email that was already queued is not queued again. */
function toPaymentEvents(
  order: Order,
  to: ReviewTarget,
  { captured_cents: charged, refunded_cents: back }: Changes,
): PaymentEvent[] {
  switch (to) {
    case 'authorised':
      return [{ kind: 'reserved' }];
    case 'captured':
      return [{ kind: 'charged', cents: charged, releasedCents: order.total_cents - charged }];
    case 'voided':
      return [{ kind: 'released' }];
    case 'refunded': {
      const cents = back - order.refunded_cents || back;
      return [{ kind: 'refunded', cents, totalCents: back, capturedCents: charged }];
    }
    case 'failed':
      return [];
  }
}

/**
 * Abandons the pages of an order that is not paid. After a failure, the payment that was believed to hold money is
 * abandoned too, or the buyer could never pay again. After a release it is kept, as it is when the provider releases it.
 */
async function failUnpaid(
  trx: Transaction<Database>,
  { id: orderId }: Order,
  to: ReviewTarget,
  now: Date,
): Promise<void> {
  if (to === 'failed') await failAttempts(trx, { orderId }, now, ['creating', 'open', 'authorised']);
  if (to === 'voided') await failAttempts(trx, { orderId }, now);
}

/** Records this payment as the one that pays the order. */
async function storePayment(
  trx: Transaction<Database>,
  attempt: Attempt,
  { ids }: PaymentStatus,
  now: Date,
): Promise<void> {
  const others = { orderId: attempt.order_id, exceptId: attempt.id };
  await failAttempts(trx, others, now, ['creating', 'open', 'authorised']);
  await trx
    .updateTable('payment_attempts')
    .set({
      state: 'authorised',
      leased_until: null,
      updated_at: now.toISOString(),
      ...(ids && idColumns(ids)),
    })
    .where('id', '=', attempt.id)
    .execute();
}
