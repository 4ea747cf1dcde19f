import type { Kysely, Selectable } from 'kysely';
import { enqueue } from '~/platform/mail/outbox.server';
import { withdrawMails } from '~/platform/mail/outbox-withdrawal.server';
import type { Database } from '~/platform/database/schema';
import type {
  UnmatchedOutcome,
  UnmatchedPaymentTable,
} from '~/platform/database/unmatched-payment-table';
import type { PaymentDependencies } from './payment-dependencies';
import { totalAfter } from './payment-journal';
import { type PaymentStatus, PaymentUnavailable } from './payments';
import type { ProviderId } from '~/platform/database/stored-values';

export type UnmatchedPayment = Selectable<UnmatchedPaymentTable>;

/** What is known about a payment that has no order in the database. */
export type UnmatchedReference = {
  reference: string;
  provider: ProviderId;
  /** Order number and amount from the journal; undefined if it has no entry. */
  order?: string;
  amountCents?: number;
  /** When the payment was started. */
  at?: string;
};

/** Lists the payments awaiting review, oldest first, or all of them. */
export function listUnmatched(
  db: Kysely<Database>,
  filter: { all?: boolean | undefined } = {},
): Promise<UnmatchedPayment[]> {
  let query = db.selectFrom('unmatched_payments').selectAll();
  if (!filter.all) query = query.where('state', '=', 'review');
  return query.orderBy('id').execute();
}

export function findUnmatched(
  db: Kysely<Database>,
  reference: string,
): Promise<UnmatchedPayment | undefined> {
  return db
    .selectFrom('unmatched_payments')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** Returns those of the given references that the database knows, with or without an order. */
export async function findKnownReferences(
  db: Kysely<Database>,
  references: readonly string[],
): Promise<Set<string>> {
  const known = new Set<string>();
  // SQLite limits the number of parameters in a statement.
  for (let start = 0; start < references.length; start += 500) {
    const some = references.slice(start, start + 500);
    for (const table of ['payment_attempts', 'unmatched_payments'] as const) {
      const rows = await db
        .selectFrom(table)
        .select('reference')
        .where('reference', 'in', some)
        .execute();
      for (const { reference } of rows) known.add(reference);
    }
  }
  return known;
}

/**
 * Queries the provider about a payment that the database does not know. Money that is held or charged is stored as a
 * row in review, with one email to staff in the same transaction. Idempotent, also across processes.
 * @returns the provider's status
 * @throws PaymentUnavailable
 */
export async function checkUnmatched(
  dependencies: PaymentDependencies,
  found: UnmatchedReference,
): Promise<PaymentStatus> {
  const { db, providerOf, renderUnmatchedMail, onMail, onUnmatched, now } = dependencies;
  const { reference, provider, at } = found;
  const begunAt = at === undefined ? undefined : new Date(at);
  const status = await providerOf(provider).status({ reference, begunAt });
  if (status.reference !== reference) throw new PaymentUnavailable('It spoke of another payment');
  const refundedCents = await readRefunded(dependencies, found, status);
  const row = toRow(found, { ...status, refundedCents }, now());
  if (!row) return status;
  const mail = await renderUnmatchedMail(row);
  const isNew = await db.transaction().execute(async (trx) => {
    const attempt = await trx
      .selectFrom('payment_attempts')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (attempt) return false;
    const inserted = await trx
      .insertInto('unmatched_payments')
      .values(row)
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return false;
    await enqueue(trx, mail, { now: now() });
    return true;
  });
  if (isNew) {
    onMail();
    onUnmatched({ reference, provider, order: found.order });
  }
  return status;
}

/**
 * What was refunded of a payment that was charged, in cents. Where the provider reports no refunds of a part, what the journal
 * knows to have been requested.
 * @param storedCents what was known before: old entries leave the journal, and another machine has another one
 */
async function readRefunded(
  { journal, providerOf }: PaymentDependencies,
  { reference, provider }: Pick<UnmatchedReference, 'reference' | 'provider'>,
  { state, refundedCents = 0 }: PaymentStatus,
  storedCents = 0,
): Promise<number> {
  if (state !== 'captured' || providerOf(provider).reportsPartialRefunds) return refundedCents;
  const totals = (await journal.readRefunds())
    .filter((each) => each.reference === reference)
    .map(totalAfter);
  return Math.max(storedCents, ...totals);
}

type NewUnmatchedPayment = Omit<UnmatchedPayment, 'id'>;

/** @returns undefined if no money is held or charged */
function toRow(
  { reference, provider, order, amountCents, at }: UnmatchedReference,
  status: PaymentStatus,
  now: Date,
): NewUnmatchedPayment | undefined {
  const { state } = status;
  if (state !== 'authorised' && state !== 'captured') return undefined;
  const capturedCents = state === 'captured' ? status.capturedCents : undefined;
  const amount = capturedCents ?? status.amountCents ?? amountCents;
  if (!amount) throw new PaymentUnavailable('It did not name the amount');
  return {
    reference,
    provider,
    order_number: order ?? null,
    amount_cents: amount,
    money: state === 'captured' ? 'charged' : 'held',
    refunded_cents: status.refundedCents ?? 0,
    begun_at: at ?? null,
    state: 'review',
    outcome: null,
    reason: null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    closed_at: null,
  };
}

/**
 * Queries the provider about a payment in review, and stores that its money was released, refunded or charged there, or
 * that its hold has expired.
 * @returns the provider's status
 * @throws PaymentUnavailable
 */
export async function refreshUnmatched(
  dependencies: PaymentDependencies,
  payment: UnmatchedPayment,
): Promise<PaymentStatus> {
  const { db, now, providerOf } = dependencies;
  const { reference, provider, begun_at } = payment;
  const begunAt = begun_at === null ? undefined : new Date(begun_at);
  const status = await providerOf(provider).status({ reference, begunAt });
  const outcome = outcomes[status.state];
  if (outcome) await closeUnmatched(db, reference, { outcome, reason: null }, now());
  if (status.state !== 'captured') return status;
  const refunded = await readRefunded(dependencies, payment, status, payment.refunded_cents);
  await db
    .updateTable('unmatched_payments')
    .set({ money: 'charged', refunded_cents: refunded, updated_at: now().toISOString() })
    .where('reference', '=', reference)
    .where('state', '=', 'review')
    .where((eb) => eb.or([eb('money', '=', 'held'), eb('refunded_cents', '!=', refunded)]))
    .execute();
  return status;
}

const outcomes: Partial<Record<PaymentStatus['state'], UnmatchedOutcome>> = {
  voided: 'released',
  expired: 'expired',
  refunded: 'refunded',
};

/** Closes the review of a payment, and withdraws the email that asked for it; one that is already closed is left unchanged. */
export async function closeUnmatched(
  db: Kysely<Database>,
  reference: string,
  { outcome, reason }: { outcome: UnmatchedOutcome; reason: string | null },
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('unmatched_payments')
      .set({ state: 'closed', outcome, reason, updated_at: at, closed_at: at })
      .where('reference', '=', reference)
      .where('state', '=', 'review')
      .execute();
    await withdrawMails(trx, { keys: [`payment:${reference}:unmatched`] }, 'decided');
  });
}
