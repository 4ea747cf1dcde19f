import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { applyDecision } from '~/shop/payments/core/apply-status.server';
import { findPendingOperation } from '~/shop/payments/core/operation-rows.server';
import type { PaymentDependencies } from '~/shop/payments/core/payment-dependencies';
import { type RefundEntry, totalAfter } from '~/shop/payments/core/payment-journal';

/** Whether there are payments at WSPay, which does not report refunds of a part. */
export async function hasWspayPayments(db: Kysely<Database>): Promise<boolean> {
  const payment = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('provider', '=', 'wspay')
    .where('state', '=', 'authorised')
    .limit(1)
    .executeTakeFirst();
  return payment !== undefined;
}

/**
 * Finds the refunds of a part that were made since a backup at a provider that does not report them. Only the journal knows
 * them, and whether they were carried out only the provider's own pages: their orders go to review.
 */
export async function reviewLostRefunds(dependencies: PaymentDependencies): Promise<void> {
  const { db, journal, providerOf } = dependencies;
  const all = await journal.readRefunds();
  for (const reference of new Set(all.map((each) => each.reference))) {
    const payment = await findCharged(db, reference);
    if (!payment || providerOf(payment.provider).reportsPartialRefunds) continue;
    if (await findPendingOperation(db, payment.orderId)) continue;
    const refunds = all.filter((each) => each.reference === reference);
    const last = await findLastLost(db, payment, refunds);
    if (last) await reviewRefund(dependencies, payment, last);
  }
}

type Charged = NonNullable<Awaited<ReturnType<typeof findCharged>>>;

/** The payment that pays a charged order; undefined if the database has none. */
function findCharged(db: Kysely<Database>, reference: string) {
  return db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select([
      'payment_attempts.id as attemptId',
      'payment_attempts.provider',
      'orders.id as orderId',
      'orders.captured_cents as capturedCents',
      'orders.refunded_cents as refundedCents',
    ])
    .where('reference', '=', reference)
    .where('payment_attempts.state', '=', 'authorised')
    .where('orders.state', '=', 'captured')
    .executeTakeFirst();
}

/** The unknown refund after which most was refunded. One of everything is reported by every provider. */
async function findLastLost(
  db: Kysely<Database>,
  { attemptId, capturedCents, refundedCents }: Charged,
  refunds: readonly RefundEntry[],
): Promise<RefundEntry | undefined> {
  const operations = await db
    .selectFrom('payment_operations')
    .select('key')
    .where('attempt_id', '=', attemptId)
    .execute();
  const known = new Set(operations.map(({ key }) => key));
  return refunds
    .filter((each) => !known.has(each.refund))
    .filter((each) => totalAfter(each) > refundedCents && totalAfter(each) < capturedCents)
    .toSorted((a, b) => totalAfter(b) - totalAfter(a))[0];
}

/** Stores a refund, with those before it, as one whose result is unknown. */
async function reviewRefund(
  dependencies: PaymentDependencies,
  { attemptId, orderId, refundedCents }: Charged,
  refund: RefundEntry,
): Promise<void> {
  const at = dependencies.now().toISOString();
  await dependencies.db
    .insertInto('payment_operations')
    .values({
      order_id: orderId,
      attempt_id: attemptId,
      kind: 'refund',
      key: refund.refund,
      amount_cents: totalAfter(refund) - refundedCents,
      base_cents: refundedCents,
      state: 'sent',
      created_at: refund.at,
      updated_at: at,
    })
    .execute();
  await applyDecision(dependencies, attemptId, () => ({
    steps: [{ kind: 'review', reason: 'refundUncertain' }],
    result: { state: 'undecided', error: 'refundUncertain' },
  }));
}
