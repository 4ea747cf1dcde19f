import type { Selectable, Transaction } from 'kysely';
import { transitionOrder, type Order } from '~/shop/orders/orders.server';
import type { Database, PaymentAttemptTable } from '~/platform/database/schema';
import { lockJournal, type PaymentJournal } from './payment-journal.server';
import { claimStock } from '~/shop/stock/claims.server';
import { newPaymentReference } from './payment-reference.server';
import type { ProviderId } from '~/platform/database/stored-values';
import { findKnownReferences } from './unmatched-payments.server';

export type Attempt = Selectable<PaymentAttemptTable>;

/** Longer than the provider's time limit, so that two processes never talk about one attempt at once. */
const leaseMs = 20_000;
/** A hosted page older than this is not offered again. */
const pageLifetimeMs = 30 * 60_000;

type Claim =
  | { kind: 'create'; attempt: Attempt }
  | { kind: 'ready'; url: string }
  | { kind: 'settled' }
  | { kind: 'stale'; attempt: Attempt }
  | { kind: 'wait' };

export type ClaimOptions = {
  /** Knows of every attempt before the provider does. */
  journal: Pick<PaymentJournal, 'append'>;
  makeReference?: (() => string) | undefined;
  now: Date;
};

/**
 * An attempt is in the journal before it is in the database, and the provider is asked after both. What is noted and then
 * rolled back, or cut off, is a reference that no provider knows. Nobody pays for what is not there: the order's pieces are
 * taken with the attempt.
 * @throws OutOfStock
 */
export async function claimAttempt(
  trx: Transaction<Database>,
  order: Order,
  provider: ProviderId,
  options: ClaimOptions,
): Promise<Claim> {
  const claim = await findClaim(trx, order, provider, options);
  if (claim.kind !== 'create') return claim;
  const { reference, amount_cents, created_at } = claim.attempt;
  await lockJournal(trx);
  await options.journal.append({
    reference,
    provider,
    order: order.number,
    amountCents: amount_cents,
    at: created_at,
  });
  return claim;
}

async function findClaim(
  trx: Transaction<Database>,
  order: Order,
  provider: ProviderId,
  { now, makeReference }: ClaimOptions,
): Promise<Claim> {
  const alive = await trx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('state', 'in', ['creating', 'open', 'authorised'])
    .executeTakeFirst();
  if (!alive) return startAttempt(trx, order, provider, { now, makeReference });
  if (alive.state === 'authorised') return { kind: 'settled' };
  if (alive.state === 'open' && alive.url) {
    const age = now.getTime() - Date.parse(alive.created_at);
    return age < pageLifetimeMs
      ? { kind: 'ready', url: alive.url }
      : { kind: 'stale', attempt: alive };
  }
  if (alive.leased_until !== null && alive.leased_until > now.toISOString())
    return { kind: 'wait' };
  // Begun with the provider that new orders no longer use.
  if (alive.provider !== provider) return { kind: 'stale', attempt: alive };
  const leased = await trx
    .updateTable('payment_attempts')
    .set({ leased_until: lease(now), updated_at: now.toISOString() })
    .where('id', '=', alive.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { kind: 'create', attempt: leased };
}

async function startAttempt(
  trx: Transaction<Database>,
  order: Order,
  provider: ProviderId,
  { now, makeReference }: Omit<ClaimOptions, 'journal'>,
): Promise<Claim> {
  const { state } = await trx
    .selectFrom('orders')
    .select('state')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const isOpen =
    state === 'pending' || (await transitionOrder(trx, order.id, 'pending', 'paying again', now));
  if (!isOpen) return { kind: 'settled' };
  await claimStock(trx, order.id, now);
  const earlier = await trx
    .selectFrom('payment_attempts')
    .select('number')
    .where('order_id', '=', order.id)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  const number = (earlier?.number ?? 0) + 1;
  const attempt = await trx
    .insertInto('payment_attempts')
    .values({
      order_id: order.id,
      provider,
      reference: await findFreeReference(trx, makeReference),
      number,
      state: 'creating',
      url: null,
      amount_cents: order.total_cents,
      provider_order_id: null,
      provider_stan: null,
      provider_approval_code: null,
      leased_until: lease(now),
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { kind: 'create', attempt };
}

const maxReferences = 5;

/** Random references do not meet; if they do, the source of randomness is broken, and no payment may be begun on it. */
async function findFreeReference(
  trx: Transaction<Database>,
  makeReference = newPaymentReference,
): Promise<string> {
  for (let tries = 1; tries <= maxReferences; tries++) {
    const reference = makeReference();
    const known = await findKnownReferences(trx, [reference]);
    if (!known.has(reference)) return reference;
  }
  throw new Error('Payment references repeat themselves');
}

const lease = (now: Date) => new Date(now.getTime() + leaseMs).toISOString();
