import type { Kysely, Transaction } from 'kysely';
import { enqueue } from '~/platform/mail/outbox.server';
import { withdrawMails } from '~/platform/mail/outbox-withdrawal.server';
import { annotateOrder, getOrder, transitionOrder, type Order } from '~/shop/orders/orders.server';
import { OutOfStock } from '~/shop/stock/out-of-stock';
import type { Database } from '~/platform/database/schema';
import { idColumns } from '../core/apply-step.server';
import type { Attempt } from '../core/claim-attempt.server';
import { failAttempts } from '../core/fail-attempts.server';
import { findPendingOperation } from '../core/operation-rows.server';
import type { PaymentDependencies } from '../core/payment-dependencies';
import type { PaymentStatus } from '../core/payments';
import { findFailedRefundCents } from './failed-refund.server';
import { listAttempts, queryPayments, toPaidReport } from './payment-reports.server';
import { classifyRefunds, type PaidReport } from './refund-facts';
import {
  describeReport,
  assessReview,
  euro,
  listReviewTargets,
  type ReviewTarget,
  type PaymentReport,
} from './review-assessment';
import {
  acknowledgeFailedRefunds,
  countRefundedElsewhere,
  findAmountRefusal,
  listAmountObjections,
  type ReviewChanges,
  type ReviewResolution,
  toReviewChanges,
  toReviewEvents,
} from './review-changes';
import { isRestoredReview } from './restored-review.server';
import { findUncertainRefund, settleUndecided } from './undecided-operations.server';

export type ReviewOutcome =
  /** `isHeld`: the new state's emails are not sent until a person decides. */
  | { kind: 'done'; order: Order; statuses: string[]; objections: string[]; isHeld: boolean }
  /** The order was already resolved this way. */
  | { kind: 'already'; order: Order }
  | { kind: 'refused'; reasons: string[]; isForcible: boolean };

/**
 * Moves an order out of review as staff decided, after querying the provider. State, history, payment and the new
 * state's emails are stored in one transaction. Idempotent. The emails are held if the order has been in review since a restore.
 */
export async function resolveReview(
  dependencies: PaymentDependencies,
  { id: orderId }: Pick<Order, 'id'>,
  resolution: ReviewResolution,
): Promise<ReviewOutcome> {
  const { db, providerOf, renderMails, onMail, invoices, now } = dependencies;
  const order = await getOrder(db, orderId);
  if (order.state !== 'review') return notInReview(db, order, resolution);
  const { to } = resolution;
  if (!listReviewTargets(order).includes(to)) {
    const reason = `the order was charged, so it can only be ${listReviewTargets(order).join(' or ')}`;
    return { kind: 'refused', reasons: [reason], isForcible: false };
  }
  const { attempts, reports } = await queryPayments(dependencies, order);
  const statuses = reports.map(describeReport);
  const paid = toPaidReport(attempts, reports);
  const assessment = assessReview(to, order, acknowledge(resolution, reports, paid));
  const uncertain = await findUncertainRefund(db, order);
  const announcedCents = await findFailedRefundCents(db, orderId);
  const facts = classifyRefunds(order, { uncertain, paid, announcedCents });
  const refusedAmount = findAmountRefusal(order, resolution, assessment, facts);
  if (refusedAmount) return { kind: 'refused', reasons: [refusedAmount], isForcible: false };
  const { failedCents = announcedCents } = resolution;
  const objections = [
    ...assessment.objections,
    ...listAmountObjections(order, { ...resolution, failedCents }, paid),
  ];
  if (objections.length > 0 && !resolution.force)
    return { kind: 'refused', reasons: objections, isForcible: true };
  const moment = now();
  const attempt = attempts.find(({ reference }) => reference === assessment.reference);
  const holdMs = attempt && to === 'authorised' ? providerOf(attempt.provider).holdMs : 0;
  const holdUntil = estimateHoldEnd(order, attempt, holdMs) ?? moment.toISOString();
  const changes = toReviewChanges(order, resolution, assessment, { moment, holdUntil });
  const mails = await renderMails(orderId, toReviewEvents(order, to, changes, moment));
  const isHeld = mails.length > 0 && (await isRestoredReview(db, orderId));
  const storing = db.transaction().execute(async (trx) => {
    if (await findPendingOperation(trx, orderId)) return 'an operation of this order is under way';
    const change = await findChange(trx, order, attempts);
    if (change) return change;
    const reason = `review: ${resolution.reason}${objections.length > 0 ? ' (forced)' : ''}`;
    await transitionOrder(trx, orderId, to, reason, moment, changes);
    const { captured_cents: capturedCents, refunded_cents: refundedCents } = changes;
    await settleUndecided(trx, order, { to, capturedCents, refundedCents }, moment);
    await recordRefund(trx, order, changes, { reference: attempt?.reference ?? 'review', moment });
    const status = reports.find(({ reference }) => reference === assessment.reference)?.status;
    if (attempt && status) {
      const elsewhere = countRefundedElsewhere(changes, status);
      await storePayment(trx, { ...attempt, refunded_elsewhere_cents: elsewhere }, status, moment);
    }
    await failUnpaid(trx, order, to, moment);
    // Those that asked for this decision: held after a restore or failed, they would stay on the worklist.
    await withdrawMails(trx, { about: [`order:${order.number}:review`] }, 'decided');
    for (const mail of mails) await enqueue(trx, mail, { now: moment, isHeld });
    await invoices?.issue(trx, orderId, moment);
    return undefined;
  });
  const refusal = await explainOutOfStock(storing);
  if (refusal) return { kind: 'refused', reasons: [refusal], isForcible: false };
  if (mails.length > 0) onMail();
  await invoices?.committed();
  return { kind: 'done', order: await getOrder(db, orderId), statuses, objections, isHeld };
}

/**
 * When a hold ends, if the provider does not say: as stored for the payment that pays the order, otherwise the usual time
 * after the attempt was started. Undefined if neither is known.
 */
function estimateHoldEnd(
  { capture_before: stored }: Order,
  attempt: Attempt | undefined,
  holdMs: number,
): string | undefined {
  if (stored !== null && (!attempt || attempt.state === 'authorised')) return stored;
  return attempt && new Date(Date.parse(attempt.created_at) + holdMs).toISOString();
}

/** The reports, with failed refunds of the payment that pays the order counted as the decision says. */
function acknowledge(
  resolution: ReviewResolution,
  reports: readonly PaymentReport[],
  paid: PaidReport | undefined,
): PaymentReport[] {
  return reports.map((report) =>
    paid && report.status === paid.status
      ? { ...report, status: acknowledgeFailedRefunds(resolution, paid) }
      : report,
  );
}

/** Stock is never oversold, even with `force`: staff who find another piece must add it to the stock count first. */
async function explainOutOfStock(
  storing: Promise<string | undefined>,
): Promise<string | undefined> {
  try {
    return await storing;
  } catch (error) {
    if (!(error instanceof OutOfStock)) throw error;
    return `sold to someone else meanwhile, correct the stock first: ${error.variantIds.join(', ')}`;
  }
}

/**
 * What has become of the order while the provider was asked. Not left to the transition: it also leads here from a state that
 * a faster decision has chosen, and the amounts may be those of an earlier review.
 */
async function findChange(
  trx: Transaction<Database>,
  before: Order,
  attempts: readonly Attempt[],
): Promise<string | undefined> {
  const order = await getOrder(trx, before.id);
  if (order.state !== 'review') return 'the order is no longer in review';
  if (!isSame(order, before)) return 'the order has changed meanwhile';
  // An amount put on hold meanwhile would stay there, as a payment that pays a released order is not looked at again.
  return isSame(await listAttempts(trx, order), attempts)
    ? undefined
    : 'a payment of the order has changed meanwhile';
}

const isSame = <Stored extends object>(now: Stored, before: Stored) =>
  JSON.stringify(now) === JSON.stringify(before);

async function notInReview(
  db: Kysely<Database>,
  order: Order,
  { to, refundedCents = order.refunded_cents }: ReviewResolution,
): Promise<ReviewOutcome> {
  const last = await db
    .selectFrom('order_events')
    .select(['from_state', 'to_state'])
    .where('order_id', '=', order.id)
    .whereRef('from_state', '!=', 'to_state')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const refuse = (reason: string): ReviewOutcome => ({
    kind: 'refused',
    reasons: [reason],
    isForcible: false,
  });
  if (order.state !== to || last?.from_state !== 'review')
    return refuse(`the order is ${order.state}, not in review`);
  if (order.refunded_cents === refundedCents) return { kind: 'already', order };
  const refunded = `${euro(order.refunded_cents)} refunded`;
  return refuse(`the order has been decided otherwise: ${order.state}, ${refunded}`);
}

/** Records a refund that staff found as the usual one. */
async function recordRefund(
  trx: Transaction<Database>,
  before: Order,
  { captured_cents: captured, refunded_cents: back }: ReviewChanges,
  { reference, moment }: { reference: string; moment: Date },
): Promise<void> {
  if (back <= before.refunded_cents) return;
  await annotateOrder(trx, before.id, `refunded ${back} of ${captured}: ${reference}`, moment);
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
  if (to === 'failed')
    await failAttempts(trx, { orderId }, now, ['creating', 'open', 'authorised']);
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
      refunded_elsewhere_cents: attempt.refunded_elsewhere_cents,
      leased_until: null,
      updated_at: now.toISOString(),
      ...(ids && idColumns(ids)),
    })
    .where('id', '=', attempt.id)
    .execute();
}
