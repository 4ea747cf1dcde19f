import type { Kysely } from 'kysely';
import { isSettled } from '~/shop/orders/order-states';
import { listReplacements, toUnpaidIds } from '~/shop/orders/order-siblings.server';
import { getOrder, type Order } from '~/shop/orders/orders.server';
import type { Database } from '~/platform/database/schema';
import { findLapsedStock } from '~/shop/stock/sibling-claims.server';
import type { Attempt } from './claim-attempt.server';
import type { Operation } from './operation-rows.server';
import type { PaymentSnapshot } from './payment-decision';

export type PaymentRecord = {
  order: Order;
  attempt: Attempt;
  operation: Operation | undefined;
  snapshot: PaymentSnapshot;
};

/** Loads everything stored about an attempt. @throws Error if there is no such attempt */
export async function loadPayment(db: Kysely<Database>, attemptId: number): Promise<PaymentRecord> {
  const attempt = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  const order = await getOrder(db, attempt.order_id);
  const operations = await db
    .selectFrom('payment_operations')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .execute();
  const operation = operations.find(({ state }) => state === 'planned' || state === 'sent');
  const replacements = await listReplacements(db, order);
  const snapshot: PaymentSnapshot = {
    order: {
      state: order.state,
      capturedCents: order.captured_cents,
      refundedCents: order.refunded_cents,
      captureBefore: order.capture_before,
    },
    attempt: {
      state: attempt.state,
      reference: attempt.reference,
      amountCents: attempt.amount_cents,
      providerOrderId: attempt.provider_order_id,
      refundedElsewhereCents: attempt.refunded_elsewhere_cents,
    },
    isPaidElsewhere:
      replacements.some(({ state }) => isSettled(state)) || (await hasOtherHold(db, attempt)),
    lapsedStock:
      attempt.state === 'authorised'
        ? undefined
        : await findLapsedStock(db, order.id, toUnpaidIds(replacements)),
    operation: operation && {
      kind: operation.kind,
      amountCents: operation.amount_cents,
      baseCents: operation.base_cents,
      state: operation.state,
      leasedUntil: operation.leased_until,
    },
    hasVoid: operations.some(({ kind }) => kind === 'void'),
  };
  return { order, attempt, operation, snapshot };
}

/** Whether another attempt pays the order. */
async function hasOtherHold(db: Kysely<Database>, { id, order_id }: Attempt): Promise<boolean> {
  const other = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', order_id)
    .where('id', '!=', id)
    .where('state', '=', 'authorised')
    .executeTakeFirst();
  return other !== undefined;
}

/** Whether everything a decision was based on is still the same. */
export function isUnchanged(left: PaymentRecord, right: PaymentRecord): boolean {
  return JSON.stringify(left.snapshot) === JSON.stringify(right.snapshot);
}
