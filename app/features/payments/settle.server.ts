import type { Kysely, Transaction } from 'kysely';
import { enqueue } from '~/features/mail/outbox.server';
import type { OutgoingMail } from '~/features/mail/outgoing-mail';
import type { OrderState } from '~/features/orders/order-states';
import { moveOrder, type Order } from '~/features/orders/orders.server';
import type { Database } from '~/server/database/schema';
import type { Attempt } from './attempts.server';
import type { PaymentProvider, PaymentStatus } from './payments';

export type SettleDependencies = {
  db: Kysely<Database>;
  provider: PaymentProvider;
  /** Mails that tell of a reserved payment; rendered before the transaction so that it stays short. */
  renderMails: (orderId: number) => Promise<readonly OutgoingMail[]>;
  /** Called after mails were queued. */
  onMail: () => void;
  /** Something does not fit and a person must look: order number and what is wrong, no personal data. */
  onReview: (facts: { number: string; reference: string; reason: string }) => void;
};

/**
 * Asks the provider about a reference and moves the order accordingly. Return, callback, sweeper and retries all come
 * here; it may run any number of times, at once too. What a browser or a callback claims plays no part.
 * @param hint `failed` when a signed return says so: an attempt the provider does not know as paid is then given up
 * @returns the order, or undefined for a reference that is not ours
 * @throws PaymentUnavailable
 */
export async function settle(
  dependencies: SettleDependencies,
  reference: string,
  hint?: 'failed',
): Promise<Order | undefined> {
  const { db, provider } = dependencies;
  const found = await findByReference(db, reference);
  if (!found) return undefined;
  const status = await provider.status(reference);
  const { attempt, order } = found;
  if (status.state === 'authorised' || status.state === 'captured') {
    await applyReserved(dependencies, order, attempt, status);
  } else if (status.state === 'failed' || hint === 'failed') {
    await db.transaction().execute((trx) => applyFailed(trx, order, attempt));
  }
  return db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow();
}

async function findByReference(db: Kysely<Database>, reference: string) {
  const attempt = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!attempt) return undefined;
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', attempt.order_id)
    .executeTakeFirstOrThrow();
  return { attempt, order };
}

/** What is wrong with the provider's word compared with what we stored; undefined when it fits. */
export function mismatch(
  status: PaymentStatus,
  attempt: Pick<Attempt, 'reference' | 'amount_cents'>,
) {
  if (status.reference !== attempt.reference) return 'another reference';
  if (status.amountCents !== attempt.amount_cents) return 'another amount';
  if (status.currency !== 'EUR') return 'another currency';
  return undefined;
}

async function applyReserved(
  dependencies: SettleDependencies,
  order: Order,
  attempt: Attempt,
  status: PaymentStatus,
): Promise<void> {
  if (attempt.state === 'authorised') return;
  const wrong = mismatch(status, attempt);
  if (wrong) return sendToReview(dependencies, order, attempt, wrong);
  const mails = await dependencies.renderMails(order.id);
  const outcome = await dependencies.db
    .transaction()
    .execute((trx) => reserve(trx, order, attempt, status, mails));
  if (outcome === 'second') return sendToReview(dependencies, order, attempt, 'a second payment');
  if (outcome === 'reserved') dependencies.onMail();
}

async function reserve(
  trx: Transaction<Database>,
  order: Order,
  attempt: Attempt,
  status: PaymentStatus,
  mails: readonly OutgoingMail[],
): Promise<'reserved' | 'known' | 'second'> {
  const others = await trx
    .selectFrom('payment_attempts')
    .select(['id', 'state'])
    .where('order_id', '=', order.id)
    .where('state', 'in', ['creating', 'open', 'authorised'])
    .execute();
  const paid = others.find((other) => other.state === 'authorised');
  if (paid) return paid.id === attempt.id ? 'known' : 'second';
  await trx
    .updateTable('payment_attempts')
    .set({ state: 'failed', updated_at: new Date().toISOString() })
    .where('order_id', '=', order.id)
    .where('id', '!=', attempt.id)
    .where('state', 'in', ['creating', 'open'])
    .execute();
  await trx
    .updateTable('payment_attempts')
    .set({
      state: 'authorised',
      provider_order_id: status.provider?.orderId ?? null,
      provider_stan: status.provider?.stan ?? null,
      provider_approval_code: status.provider?.approvalCode ?? null,
      leased_until: null,
      updated_at: new Date().toISOString(),
    })
    .where('id', '=', attempt.id)
    .execute();
  const reason = `reserved: ${attempt.reference}`;
  if (!(await moveUnlessInReview(trx, order.id, 'authorised', reason))) return 'known';
  for (const mail of mails) await enqueue(trx, mail);
  return 'reserved';
}

async function applyFailed(
  trx: Transaction<Database>,
  order: Order,
  attempt: Attempt,
): Promise<void> {
  const result = await trx
    .updateTable('payment_attempts')
    .set({ state: 'failed', leased_until: null, updated_at: new Date().toISOString() })
    .where('id', '=', attempt.id)
    .where('state', 'in', ['creating', 'open'])
    .executeTakeFirst();
  // A late word about an old attempt must not touch an order that is being paid by a newer one.
  if (result.numUpdatedRows === 1n) {
    await moveUnlessInReview(trx, order.id, 'failed', `declined: ${attempt.reference}`);
  }
}

/** Once something did not fit, only a person decides: a later word of the provider must not hide it. */
async function moveUnlessInReview(
  trx: Transaction<Database>,
  orderId: number,
  to: OrderState,
  reason: string,
): Promise<boolean> {
  const { state } = await trx
    .selectFrom('orders')
    .select('state')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return state !== 'review' && moveOrder(trx, orderId, to, reason);
}

async function sendToReview(
  { db, onReview }: SettleDependencies,
  order: Order,
  attempt: Attempt,
  reason: string,
): Promise<void> {
  const moved = await db
    .transaction()
    .execute((trx) => moveOrder(trx, order.id, 'review', `${reason}: ${attempt.reference}`));
  if (moved) onReview({ number: order.number, reference: attempt.reference, reason });
}
