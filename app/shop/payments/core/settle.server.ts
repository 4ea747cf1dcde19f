import type { Kysely } from 'kysely';
import type { Order } from '~/shop/orders/orders.server';
import type { Database } from '~/platform/database/schema';
import type { Attempt } from './claim-attempt.server';
import { applyStatus } from './apply-status.server';
import type { PaymentDependencies } from './payment-dependencies';
import type { ProviderId } from '~/platform/database/stored-values';
import { PaymentUnavailable } from './payments';
import { toPaymentRef, runOperation } from './run-operation.server';

export type SettleOptions = {
  /** `failed` when a signed return says so: an attempt the provider does not know as paid is then given up. */
  hint?: 'failed' | undefined;
  /** The provider that sent the notification: it has no say in another one's payments. */
  from?: ProviderId;
};

/**
 * Asks the provider about a reference and moves the order accordingly. Return, callback, sweeper and retries all come
 * here; it may run any number of times, at once too. What a browser or a callback claims plays no part.
 * @returns the order, or undefined for a reference that is not ours
 * @throws PaymentUnavailable
 */
export async function settle(
  dependencies: PaymentDependencies,
  reference: string,
  { hint, from }: SettleOptions = {},
): Promise<Order | undefined> {
  const { db, providerOf } = dependencies;
  const attempt = await findAttempt(db, reference);
  if (!attempt || (from !== undefined && attempt.provider !== from)) return undefined;
  const status = await providerOf(attempt.provider).status(toPaymentRef(attempt));
  const applied = await applyStatus(dependencies, attempt.id, status, hint);
  await closePages(dependencies, applied.closing);
  // A second hold is released at once; whatever stands in the way, the sweeper goes on with it.
  const { operation } = applied;
  if (operation?.kind === 'void' && applied.attempt.state !== 'authorised') {
    await runOperation(dependencies, operation.id);
  }
  return readOrder(db, attempt.order_id);
}

/**
 * Asks about an attempt that is going to be given up, after its page was closed: what is paid on it afterwards can only
 * be a payment that was already under way.
 * @throws PaymentUnavailable
 */
export async function closeAndSettle(
  dependencies: PaymentDependencies,
  reference: string,
): Promise<Order | undefined> {
  const attempt = await findAttempt(dependencies.db, reference);
  if (!attempt) return undefined;
  await dependencies.providerOf(attempt.provider).close(toPaymentRef(attempt));
  return settle(dependencies, reference);
}

function findAttempt(db: Kysely<Database>, reference: string): Promise<Attempt | undefined> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** Closes pages that must not be paid on any more. One that stays open does no harm: what is paid there is released. */
async function closePages({ providerOf }: PaymentDependencies, attempts: readonly Attempt[]) {
  for (const attempt of attempts) {
    try {
      await providerOf(attempt.provider).close(toPaymentRef(attempt));
    } catch (error) {
      if (!(error instanceof PaymentUnavailable)) throw error;
    }
  }
}

function readOrder(db: Kysely<Database>, id: number): Promise<Order> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
