import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { toBuyer } from '~/shop/orders/order-people';
import type { Order } from '~/shop/orders/orders.server';
import type { Database } from '~/platform/database/schema';
import { idColumns } from './apply-step.server';
import { type Attempt, claimAttempt, type ClaimOptions } from './claim-attempt.server';
import { failAttempts } from './fail-attempts.server';
import { type PaymentProvider, PaymentUnavailable } from './payments';

const waitMs = 9_000;
const pollMs = 100;

/** Closes the page of an attempt that is about to be replaced, where the provider can, and applies its status. */
type SettleAttempt = (reference: string) => Promise<void>;

export type PaymentPage = { kind: 'page'; url: string } | { kind: 'settled' };

type OpenOptions = Omit<ClaimOptions, 'now'> & {
  returnUrl: string;
  settle: SettleAttempt;
  /** An attempt that was claimed in the transaction that stored the order. */
  attempt?: Attempt | undefined;
  now?: () => Date;
};

/**
 * Returns the single live payment page of an order. Concurrent requests create one attempt and all receive its page.
 * @throws PaymentUnavailable when the provider cannot be reached; the order is unchanged and may be retried
 * @throws OutOfStock when another order has taken the stock
 */
export async function openPaymentPage(
  db: Kysely<Database>,
  provider: PaymentProvider,
  order: Order,
  options: OpenOptions,
): Promise<PaymentPage> {
  const { attempt, returnUrl, now = () => new Date() } = options;
  if (attempt)
    return { kind: 'page', url: await createPage(db, provider, order, attempt, returnUrl) };
  const deadline = Date.now() + waitMs;
  while (Date.now() < deadline) {
    const claim = await db
      .transaction()
      .execute((trx) => claimAttempt(trx, order, provider.id, { ...options, now: now() }));
    if (claim.kind === 'ready') return { kind: 'page', url: claim.url };
    if (claim.kind === 'settled') return { kind: 'settled' };
    if (claim.kind === 'create') {
      return {
        kind: 'page',
        url: await createPage(db, provider, order, claim.attempt, returnUrl),
      };
    }
    if (claim.kind === 'stale') {
      await options.settle(claim.attempt.reference);
      await failAttempts(db, { id: claim.attempt.id }, now());
    } else await setTimeout(pollMs);
  }
  throw new PaymentUnavailable('Another request has been opening the payment page for too long');
}

async function createPage(
  db: Kysely<Database>,
  provider: PaymentProvider,
  order: Order,
  attempt: Attempt,
  returnUrl: string,
): Promise<string> {
  try {
    const { url, ids } = await provider.start({
      reference: attempt.reference,
      orderNumber: order.number,
      amountCents: attempt.amount_cents,
      locale: order.locale,
      customer: toBuyer(order),
      returnUrl,
      createdAt: new Date(attempt.created_at),
    });
    await update(db, attempt.id, {
      state: 'open',
      url,
      leased_until: null,
      ...(ids && idColumns(ids)),
    });
    return url;
  } catch (error) {
    // Keep the attempt: retrying with the same reference ensures that the provider can never hold the money twice.
    await update(db, attempt.id, { leased_until: null });
    throw error;
  }
}

async function update(
  db: Kysely<Database>,
  id: number,
  values: Partial<Omit<Attempt, 'id' | 'order_id' | 'reference'>>,
): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ ...values, updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('state', 'in', ['creating', 'open'])
    .execute();
}
