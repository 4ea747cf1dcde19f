import type { Kysely } from 'kysely';
import type { Database, OperationKind } from '~/platform/database/schema';
import type { Order } from '~/shop/orders/orders.server';
import { planOperation } from '~/shop/payments/core/operation-rows.server';

type Planned = {
  kind: OperationKind;
  amountCents?: number;
  baseCents?: number;
  /** Whether it concerns a second payment, which does not pay the order. */
  ofSecondHold?: boolean;
};

/** Stores a payment of an order, and an operation on it that the provider has not answered. */
export async function beginOperation(
  db: Kysely<Database>,
  order: Order,
  { kind, amountCents = order.total_cents, baseCents = 0, ofSecondHold = false }: Planned,
): Promise<void> {
  const now = new Date();
  const at = now.toISOString();
  const attempt = await db
    .insertInto('payment_attempts')
    .values({
      order_id: order.id,
      provider: 'wspay',
      reference: `${order.number}-1`,
      number: 1,
      state: ofSecondHold ? 'failed' : 'authorised',
      url: null,
      amount_cents: order.total_cents,
      provider_order_id: null,
      provider_stan: null,
      provider_approval_code: null,
      leased_until: null,
      created_at: at,
      updated_at: at,
    })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
  const operation = { kind, amountCents, baseCents };
  await db.transaction().execute((trx) => planOperation(trx, order, attempt, operation, now));
}
