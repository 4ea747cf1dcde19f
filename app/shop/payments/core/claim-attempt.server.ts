import type { Selectable, Transaction } from 'kysely';
import { transitionOrder, type Order } from '~/shop/orders/orders.server';
import type { Database, PaymentAttemptTable } from '~/platform/database/schema';
import { isLeased, leaseEnd } from '~/platform/jobs/row-lease';
import { lockJournal } from '~/platform/journal/journal-file.server';
import type { PaymentJournal } from './payment-journal.server';
import { holdStock } from '~/shop/stock/hold-stock.server';
import { newPaymentReference } from './payment-reference.server';
import type { ProviderId } from '~/platform/database/stored-values';
import { minuteMs } from '~/platform/time/durations';
import { findKnownReferences } from './unmatched-payments.server';

export type Attempt = Selectable<PaymentAttemptTable>;

/** Longer than the provider's timeout, so that two processes never call the provider about the same attempt. */
const leaseMs = 20_000;
/** A hosted page older than this is replaced instead of reused. */
const pageLifetimeMs = 30 * minuteMs;

type Claim =
  | { kind: 'create'; attempt: Attempt }
  | { kind: 'ready'; url: string }
  | { kind: 'settled' }
  | { kind: 'stale'; attempt: Attempt }
  | { kind: 'wait' };

export type ClaimOptions = {
  /** Records every attempt before the provider learns of it. */
  journal: Pick<PaymentJournal, 'append'>;
  makeReference?: (() => string) | undefined;
  /** The client that pays (`toHolder`); undefined if no visitor is behind the attempt. */
  holder?: string | undefined;
  now: Date;
};

/**
 * Claims an attempt for this process. An attempt is written to the journal before the transaction that stores it
 * commits, and the provider is called only after both. If the transaction is rolled back or the process dies, the journal merely contains a
 * reference that no provider knows. Stock is reserved together with the attempt, so that buyers never pay for something
 * that is not available.
 * @throws OutOfStock
 */
export async function claimAttempt(
  trx: Transaction<Database>,
  order: Order,
  provider: ProviderId,
  options: ClaimOptions,
): Promise<Claim> {
  const claim = await findClaim(trx, order, provider, options);
  if (claim.kind === 'create')
    await recordInJournal(trx, order, provider, claim.attempt, options.journal);
  return claim;
}

/**
 * Claims the first attempt of an order in the transaction that stores the order, like `claimAttempt` but without looking
 * for earlier ones.
 * @throws OutOfStock
 */
export async function claimFirstAttempt(
  trx: Transaction<Database>,
  order: Order,
  provider: ProviderId,
  options: ClaimOptions,
): Promise<Attempt> {
  await holdStock(trx, order.id, options.holder, options.now);
  const attempt = await insertAttempt(trx, order, provider, { ...options, number: 1 });
  await recordInJournal(trx, order, provider, attempt, options.journal);
  return attempt;
}

async function recordInJournal(
  trx: Transaction<Database>,
  order: Order,
  provider: ProviderId,
  { reference, amount_cents, created_at }: Attempt,
  journal: ClaimOptions['journal'],
): Promise<void> {
  await lockJournal(trx);
  await journal.append({
    reference,
    provider,
    order: order.number,
    amountCents: amount_cents,
    at: created_at,
  });
}

async function findClaim(
  trx: Transaction<Database>,
  order: Order,
  provider: ProviderId,
  { now, makeReference, holder }: ClaimOptions,
): Promise<Claim> {
  const alive = await trx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('state', 'in', ['creating', 'open', 'authorised'])
    .executeTakeFirst();
  if (!alive) return startAttempt(trx, order, provider, { now, makeReference, holder });
  if (alive.state === 'authorised') return { kind: 'settled' };
  if (alive.state === 'open' && alive.url) {
    // A page from the future was opened before the clock was set back, and may be of any age.
    const age = Math.abs(now.getTime() - Date.parse(alive.created_at));
    return age < pageLifetimeMs
      ? { kind: 'ready', url: alive.url }
      : { kind: 'stale', attempt: alive };
  }
  if (isLeased(alive.leased_until, now)) return { kind: 'wait' };
  // The attempt was started with a provider that no longer takes new orders.
  if (alive.provider !== provider) return { kind: 'stale', attempt: alive };
  const leased = await trx
    .updateTable('payment_attempts')
    .set({ leased_until: leaseEnd(now, leaseMs), updated_at: now.toISOString() })
    .where('id', '=', alive.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { kind: 'create', attempt: leased };
}

async function startAttempt(
  trx: Transaction<Database>,
  order: Order,
  provider: ProviderId,
  { now, makeReference, holder }: Omit<ClaimOptions, 'journal'>,
): Promise<Claim> {
  const { state } = await trx
    .selectFrom('orders')
    .select('state')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const isOpen =
    state === 'pending' || (await transitionOrder(trx, order.id, 'pending', 'paying again', now));
  if (!isOpen) return { kind: 'settled' };
  await holdStock(trx, order.id, holder, now);
  const earlier = await trx
    .selectFrom('payment_attempts')
    .select('number')
    .where('order_id', '=', order.id)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  const number = (earlier?.number ?? 0) + 1;
  const attempt = await insertAttempt(trx, order, provider, { now, makeReference, number });
  return { kind: 'create', attempt };
}

async function insertAttempt(
  trx: Transaction<Database>,
  order: Order,
  provider: ProviderId,
  { now, makeReference, number }: Omit<ClaimOptions, 'journal'> & { number: number },
): Promise<Attempt> {
  return trx
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
      leased_until: leaseEnd(now, leaseMs),
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const maxReferences = 5;

/**
 * Random references do not collide. If one does, the random number generator is broken and no payment may be started.
 */
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
