import type { Transaction } from 'kysely';
import type { ReviewReason } from './review-reason';
import { transitionOrder, annotateOrder } from '~/shop/orders/orders.server';
import type { Database } from '~/platform/database/schema';
import type { Attempt } from './claim-attempt.server';
import { failAttempts } from './fail-attempts.server';
import { planHoldVoid } from './operation-rows.server';
import type { PaymentDependencies } from './payment-dependencies';
import type { PaymentStatus } from './payments';
import type { PaymentDecision, PaymentStep } from './payment-decision';
import type { PaymentRecord } from './payment-record.server';

/** What is needed to store the steps of one decision. */
export type StepContext = {
  dependencies: PaymentDependencies;
  record: PaymentRecord;
  /** Undefined if the decision was not derived from a provider status. */
  status: PaymentStatus | undefined;
  decision: PaymentDecision;
  now: Date;
};

/** Maps the provider's ids to their columns; ids the provider did not return are left out. */
export const idColumns = ({ orderId, stan, approvalCode }: NonNullable<PaymentStatus['ids']>) => ({
  provider_order_id: orderId,
  ...(stan !== undefined && { provider_stan: stan }),
  ...(approvalCode !== undefined && { provider_approval_code: approvalCode }),
});

/** @returns the attempts that were abandoned */
export async function applyStep(
  trx: Transaction<Database>,
  step: PaymentStep,
  context: StepContext,
): Promise<Attempt[]> {
  const { record, now } = context;
  const { order, attempt } = record;
  const { reference } = attempt;
  switch (step.kind) {
    case 'reserve':
      return reserve(trx, context);
    case 'fail': {
      const abandoned = await failAttempts(trx, { id: attempt.id }, now);
      // Only fail an order that is waiting for this attempt. Orders in review are decided by staff.
      if (order.state === 'pending')
        await transitionOrder(trx, order.id, 'failed', `${step.reason}: ${reference}`, now);
      return abandoned;
    }
    case 'capture':
      await transitionOrder(trx, order.id, 'captured', `charged ${step.cents}: ${reference}`, now, {
        captured_cents: step.cents,
      });
      return [];
    case 'void':
      await transitionOrder(trx, order.id, 'voided', `released: ${reference}`, now);
      return [];
    case 'expire':
      await transitionOrder(trx, order.id, 'expired', `expired: ${reference}`, now);
      return [];
    case 'refund':
      await refund(trx, context, step.totalCents);
      return [];
    case 'voidHold':
      await failAttempts(trx, { id: attempt.id }, now);
      await planHoldVoid(trx, order, attempt, now, voidReasons[step.because]);
      // The order that was paid instead is a different order from the same checkout.
      if (order.state === 'pending')
        await transitionOrder(trx, order.id, 'abandoned', abandonReasons[step.because], now);
      return [];
    case 'review':
      await transitionOrder(
        trx,
        order.id,
        'review',
        `${describeReason(step.reason)}${step.cents === undefined ? '' : ` ${step.cents}`}: ${reference}`,
        now,
        { failed_refund_cents: step.cents },
      );
      return [];
  }
}

const voidReasons = {
  paidElsewhere: 'a second hold is released',
  soldOut: 'the hold is released, what it was for is sold out',
} as const;

const abandonReasons = {
  paidElsewhere: 'another order is paid instead',
  soldOut: 'sold out before it was paid',
} as const;

/** Turns `amountMismatch` into `amount mismatch`, because staff read the order's history. */
const describeReason = (reason: ReviewReason) =>
  reason.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

/** Records that this attempt pays the order and abandons the order's other attempts. */
async function reserve(
  trx: Transaction<Database>,
  { dependencies, record: { order, attempt }, status, now }: StepContext,
): Promise<Attempt[]> {
  const abandoned = await failAttempts(trx, { orderId: order.id, exceptId: attempt.id }, now);
  await trx
    .updateTable('payment_attempts')
    .set({
      state: 'authorised',
      ...(status?.ids && idColumns(status.ids)),
      leased_until: null,
      updated_at: now.toISOString(),
    })
    .where('id', '=', attempt.id)
    .execute();
  // Once an order is in review only staff may move it: a later status must not hide the problem.
  if (order.state === 'review') return abandoned;
  const until =
    status?.captureBefore ??
    new Date(now.getTime() + dependencies.providerOf(attempt.provider).holdMs);
  await transitionOrder(trx, order.id, 'authorised', `on hold: ${attempt.reference}`, now, {
    authorised_at: now.toISOString(),
    capture_before: until.toISOString(),
    warned_at: null,
  });
  return abandoned;
}

async function refund(
  trx: Transaction<Database>,
  { record: { order, attempt, snapshot }, status, now }: StepContext,
  totalCents: number,
): Promise<void> {
  const capturedCents = snapshot.order.capturedCents || (status?.capturedCents ?? 0);
  const changes = { refunded_cents: totalCents };
  const reason = `refunded ${totalCents} of ${capturedCents}: ${attempt.reference}`;
  if (totalCents === capturedCents)
    await transitionOrder(trx, order.id, 'refunded', reason, now, changes);
  else await annotateOrder(trx, order.id, reason, now, changes);
}
