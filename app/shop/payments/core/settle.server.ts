import type { Kysely } from 'kysely';
import { getOrder, type Order } from '~/shop/orders/orders.server';
import type { Database } from '~/platform/database/schema';
import type { Attempt } from './claim-attempt.server';
import { applyStatus } from './apply-status.server';
import type { PaymentDependencies } from './payment-dependencies';
import type { ProviderId } from '~/platform/database/stored-values';
import { toPaymentRef, runOperation } from './run-operation.server';
import { unlessUnavailable } from './unless-unavailable';

export type SettleOptions = {
  /** `failed` when a signed return says so: an attempt the provider does not report as paid is then abandoned. */
  hint?: 'failed' | undefined;
  /** The provider that sent the notification. It must not affect another provider's payments. */
  from?: ProviderId;
};

/**
 * Queries the provider about a reference and updates the order accordingly. Used by return, callback, sweeper and
 * retries; idempotent and safe to run concurrently. Nothing a browser or a callback says can mark a payment as paid; only
 * a signed decline (`hint`) is used, to abandon the attempt.
 * @returns the order, or undefined for an unknown reference
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
  const applied = await applyStatus(dependencies, attempt.id, status, { hint });
  await closePages(dependencies, applied.closing);
  // A second hold is released immediately. If that fails, the sweeper retries.
  const { operation } = applied;
  if (operation?.kind === 'void' && applied.attempt.state !== 'authorised') {
    await runOperation(dependencies, operation.id);
  }
  return getOrder(db, attempt.order_id);
}

/**
 * Closes the page of an attempt that is about to be abandoned, then queries its status. Any later payment on it must
 * already have been under way.
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

/** Closes pages that must no longer be paid on. A page that stays open is harmless: money paid there is released. */
async function closePages({ providerOf }: PaymentDependencies, attempts: readonly Attempt[]) {
  for (const attempt of attempts) {
    await unlessUnavailable(async () => providerOf(attempt.provider).close(toPaymentRef(attempt)));
  }
}
