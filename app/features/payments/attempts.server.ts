import type { Kysely, Selectable, Transaction } from 'kysely';
import { moveOrder, type Order } from '~/features/orders/orders.server';
import type { Database, PaymentAttemptTable } from '~/server/database/schema';
import type { PaymentJournal } from './payment-journal.server';
import { newPaymentReference } from './payment-reference.server';
import { type PaymentProvider, PaymentUnavailable, type ProviderId } from './payments';
import { findKnownReferences } from './unmatched-payments.server';

export type Attempt = Selectable<PaymentAttemptTable>;

/** Longer than the provider's time limit, so that two processes never talk about one attempt at once. */
const leaseMs = 20_000;
const waitMs = 9_000;
const pollMs = 100;

/** Asks what became of an attempt that is about to be given up; its page is closed before, where that can be done. */
type SettleAttempt = (reference: string) => Promise<void>;

/** A hosted page older than this is not offered again. */
const pageLifetimeMs = 30 * 60_000;

type Claim =
  | { kind: 'create'; attempt: Attempt }
  | { kind: 'ready'; url: string }
  | { kind: 'settled' }
  | { kind: 'stale'; attempt: Attempt }
  | { kind: 'wait' };

export type PaymentPage = { kind: 'page'; url: string } | { kind: 'settled' };

type OpenOptions = {
  returnUrl: string;
  settle: SettleAttempt;
  /** Knows of every attempt before the provider does. */
  journal: Pick<PaymentJournal, 'append'>;
  now?: () => Date;
  makeReference?: () => string;
};

/**
 * The one live payment page of an order. However many requests ask at once, one attempt is made and all get its page.
 * @throws PaymentUnavailable when the provider cannot be reached; the order stays as it is and may be tried again
 */
export async function openPaymentPage(
  db: Kysely<Database>,
  provider: PaymentProvider,
  order: Order,
  options: OpenOptions,
): Promise<PaymentPage> {
  const { now = () => new Date() } = options;
  const deadline = Date.now() + waitMs;
  while (Date.now() < deadline) {
    const claim = await db
      .transaction()
      .execute((trx) => claimAndNote(trx, order, provider.id, { ...options, now: now() }));
    if (claim.kind === 'ready') return { kind: 'page', url: claim.url };
    if (claim.kind === 'settled') return { kind: 'settled' };
    if (claim.kind === 'create') {
      return {
        kind: 'page',
        url: await createPage(db, provider, order, claim.attempt, options.returnUrl),
      };
    }
    if (claim.kind === 'stale') await replaceStale(db, claim.attempt, options.settle, now());
    else await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new PaymentUnavailable('Another request has been opening the payment page for too long');
}

type ClaimOptions = Pick<OpenOptions, 'journal' | 'makeReference'> & { now: Date };

/**
 * An attempt is in the journal before it is in the database, and the provider is asked after both. What is noted and then
 * rolled back, or cut off, is a reference that no provider knows.
 */
async function claimAndNote(
  trx: Transaction<Database>,
  order: Order,
  provider: ProviderId,
  options: ClaimOptions,
): Promise<Claim> {
  const claim = await claimAttempt(trx, order, provider, options);
  if (claim.kind !== 'create') return claim;
  const { reference, amount_cents, created_at } = claim.attempt;
  await options.journal.append({
    reference,
    provider,
    order: order.number,
    amountCents: amount_cents,
    at: created_at,
  });
  return claim;
}

async function claimAttempt(
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
    state === 'pending' || (await moveOrder(trx, order.id, 'pending', 'paying again', now));
  if (!isOpen) return { kind: 'settled' };
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
      customer: {
        fullName: order.full_name,
        address: order.address,
        city: order.city,
        postalCode: order.postal_code,
        country: order.country,
        phone: order.phone,
        email: order.email,
      },
      returnUrl,
      createdAt: new Date(attempt.created_at),
    });
    await update(db, attempt.id, {
      state: 'open',
      url,
      leased_until: null,
      ...(ids && {
        provider_order_id: ids.orderId,
        provider_stan: ids.stan ?? null,
        provider_approval_code: ids.approvalCode ?? null,
      }),
    });
    return url;
  } catch (error) {
    // The attempt stays: the same reference is tried again, so the provider can never hold the money twice.
    await update(db, attempt.id, { leased_until: null });
    throw error;
  }
}

async function replaceStale(
  db: Kysely<Database>,
  attempt: Attempt,
  settle: SettleAttempt,
  now: Date,
): Promise<void> {
  await settle(attempt.reference);
  await db
    .updateTable('payment_attempts')
    .set({ state: 'failed', updated_at: now.toISOString() })
    .where('id', '=', attempt.id)
    .where('state', 'in', ['creating', 'open'])
    .execute();
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
