import type { Transaction } from 'kysely';
import { enqueue } from '~/platform/mail/outbox.server';
import type { PaymentOccasion } from '~/shop/payments/mails/payment-occasion';
import { moveOrder, type Order } from '~/shop/orders/orders.server';
import type { Database } from '~/platform/database/schema';
import { idColumns } from './apply-step.server';
import type { Attempt } from './claim-attempt.server';
import { findUnfinished } from './operation-rows.server';
import type { PaymentDependencies } from './payment-dependencies';
import { type PaymentStatus, PaymentUnavailable } from './payments';
import {
  describeWord,
  judgeReview,
  type ReviewTarget,
  type Testimony,
  type Verdict,
} from './review-verdict';
import { refOf } from './run-operation.server';

export type ReviewOutcome =
  | { kind: 'done'; order: Order; words: string[]; objections: string[] }
  /** It went this way before. */
  | { kind: 'already'; order: Order }
  | { kind: 'refused'; reasons: string[]; isForcible: boolean };

export type ReviewWish = {
  to: ReviewTarget;
  /** Why, in the operator's words; it is kept in the order's history. */
  reason: string;
  /** Also against what the provider says. */
  force?: boolean;
};

/**
 * Leads an order out of review, as a person decided; the provider is asked first. State, history, payment and the mails
 * of the new state are one transaction. Safe to run twice.
 */
export async function resolveReview(
  dependencies: PaymentDependencies,
  order: Order,
  wish: ReviewWish,
): Promise<ReviewOutcome> {
  return decideReview(dependencies, order.id, wish);
}

/** The same with everything it works with given. */
export async function decideReview(
  dependencies: PaymentDependencies,
  orderId: number,
  wish: ReviewWish,
): Promise<ReviewOutcome> {
  const { db, providerOf, renderMails, onMail, now } = dependencies;
  const order = await readOrder(dependencies, orderId);
  if (order.state !== 'review') return notInReview(dependencies, order, wish.to);
  const attempts = await listAttempts(dependencies, orderId);
  const testimonies = await Promise.all(attempts.map((each) => hear(dependencies, each)));
  const words = testimonies.map(describeWord);
  const verdict = judgeReview(wish.to, order.total_cents, testimonies);
  if (verdict.objections.length > 0 && !wish.force) {
    return { kind: 'refused', reasons: verdict.objections, isForcible: true };
  }
  const moment = now();
  const attempt = attempts.find(({ reference }) => reference === verdict.reference);
  const holdMs = attempt && wish.to === 'authorised' ? providerOf(attempt.provider).holdMs : 0;
  const holdUntil = new Date(moment.getTime() + holdMs);
  const changes = changesOf(order, wish.to, { ...verdict, moment, holdUntil });
  const mails = await renderMails(orderId, occasionsOf(order, wish.to, changes));
  const refusal = await db.transaction().execute(async (trx) => {
    if (await findUnfinished(trx, orderId)) return 'an operation of this order is under way';
    const reason = `review: ${wish.reason}${verdict.objections.length > 0 ? ' (forced)' : ''}`;
    if (!(await moveOrder(trx, orderId, wish.to, reason, moment, changes))) {
      return 'the order is no longer in review';
    }
    const word = testimonies.find(({ reference }) => reference === verdict.reference)?.word;
    if (attempt && word) await keepPayment(trx, attempt, word, moment);
    for (const mail of mails) await enqueue(trx, mail, { now: moment });
    return undefined;
  });
  if (refusal) return { kind: 'refused', reasons: [refusal], isForcible: false };
  if (mails.length > 0) onMail();
  const decided = await readOrder(dependencies, orderId);
  return { kind: 'done', order: decided, words, objections: verdict.objections };
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

async function hear({ providerOf }: PaymentDependencies, attempt: Attempt): Promise<Testimony> {
  const { reference, provider } = attempt;
  try {
    return { reference, word: await providerOf(provider).status(refOf(attempt)) };
  } catch (error) {
    if (error instanceof PaymentUnavailable) return { reference, word: null };
    throw error;
  }
}

type Changes = Pick<Order, 'captured_cents' | 'refunded_cents'> &
  Partial<Pick<Order, 'authorised_at' | 'capture_before'>>;

/** Amounts as the provider names them; where it names none (forced), what is stored, or the whole. */
function changesOf(
  order: Order,
  to: ReviewTarget,
  verdict: Verdict & { moment: Date; holdUntil: Date },
): Changes {
  const { captured_cents, refunded_cents, total_cents } = order;
  const charged = verdict.capturedCents ?? (captured_cents || total_cents);
  switch (to) {
    case 'captured': {
      const back = verdict.refundedCents ?? refunded_cents;
      return { captured_cents: charged, refunded_cents: Math.min(back, charged) };
    }
    case 'refunded':
      return { captured_cents: charged, refunded_cents: charged };
    case 'authorised': {
      const { captureBefore, moment, holdUntil } = verdict;
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

/** The buyer was told that he would hear from us; a mail that he has already is not written again. */
function occasionsOf(
  order: Order,
  to: ReviewTarget,
  { captured_cents: charged, refunded_cents: back }: Changes,
): PaymentOccasion[] {
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

/** From now on this payment pays the order. */
async function keepPayment(
  trx: Transaction<Database>,
  attempt: Attempt,
  { ids }: PaymentStatus,
  now: Date,
): Promise<void> {
  const common = { leased_until: null, updated_at: now.toISOString() };
  await trx
    .updateTable('payment_attempts')
    .set({ ...common, state: 'failed' })
    .where('order_id', '=', attempt.order_id)
    .where('id', '!=', attempt.id)
    .where('state', 'in', ['creating', 'open', 'authorised'])
    .execute();
  await trx
    .updateTable('payment_attempts')
    .set({
      ...common,
      state: 'authorised',
      ...(ids && idColumns(ids)),
    })
    .where('id', '=', attempt.id)
    .execute();
}
