import type { Transaction } from 'kysely';
import { enqueue } from '~/features/mail/outbox.server';
import type { PaymentOccasion, ReviewReason } from '~/features/mail/payment-occasion';
import { moveOrder, noteOrder, type Order } from '~/features/orders/orders.server';
import type { Database } from '~/server/database/schema';
import type { Attempt } from './attempts.server';
import { occasionsOf } from './occasions';
import type { Operation } from './operation-rows.server';
import { planHoldVoid, finishOperation } from './operation-rows.server';
import { isSameKnown, readKnown, type Snapshot } from './snapshot.server';
import type { PaymentDependencies } from './payment-dependencies';
import type { PaymentStatus } from './payments';
import { type Decision, type Known, readWord, type Step } from './provider-word';

export type Applied = {
  order: Order;
  attempt: Attempt;
  /** The unfinished operation about this attempt, as it is now. */
  operation: Operation | undefined;
  /** Attempts that were given up: their pages should take no more cards. */
  closing: Attempt[];
};

const maxTries = 10;

/** Brings order, attempt and operation to what the provider says. May be repeated, and run at once with others. */
export function applyWord(
  dependencies: PaymentDependencies,
  attemptId: number,
  word: PaymentStatus,
  hint?: 'failed',
): Promise<Applied> {
  const decide = (known: Known, now: Date) => readWord(known, word, { now, hint });
  return applyDecision(dependencies, attemptId, decide, word);
}

/**
 * Makes a decision and all that it entails true, with the mails that tell of it, in one transaction. Whoever finds that
 * something has changed since it was decided begins anew.
 */
export async function applyDecision(
  dependencies: PaymentDependencies,
  attemptId: number,
  decide: (known: Known, now: Date) => Decision,
  word?: PaymentStatus,
): Promise<Applied> {
  const { db, renderMails, onMail } = dependencies;
  for (let tries = 1; tries <= maxTries; tries++) {
    const now = dependencies.now();
    const snapshot = await readKnown(db, attemptId);
    const decision = decide(snapshot.known, now);
    const occasions = occasionsOf(snapshot, decision.steps, now);
    const mails = occasions.length > 0 ? await renderMails(snapshot.order.id, occasions) : [];
    const closing = await db.transaction().execute(async (trx) => {
      if (!isSameKnown(await readKnown(trx, attemptId), snapshot)) return undefined;
      const closed = await carryOut(trx, { dependencies, snapshot, word, decision, now });
      for (const mail of mails) await enqueue(trx, mail, { now });
      return closed;
    });
    if (closing === undefined) continue;
    if (mails.length > 0) onMail();
    tellOfReview(dependencies, snapshot, occasions);
    const { order, attempt, operation } = await readKnown(db, attemptId);
    return { order, attempt, operation, closing };
  }
  throw new Error('An order changed too often while its payment was applied');
}

function tellOfReview(
  { onReview }: PaymentDependencies,
  { order }: Snapshot,
  occasions: readonly PaymentOccasion[],
): void {
  for (const occasion of occasions) {
    if (occasion.kind !== 'review') continue;
    const { reference, reason } = occasion;
    onReview({ number: order.number, reference, reason });
  }
}

type Application = {
  dependencies: PaymentDependencies;
  snapshot: Snapshot;
  /** Missing where it is not the provider's word that decides. */
  word: PaymentStatus | undefined;
  decision: Decision;
  now: Date;
};

/** @returns the attempts that were given up */
async function carryOut(trx: Transaction<Database>, application: Application): Promise<Attempt[]> {
  const { snapshot, decision, now } = application;
  const closing: Attempt[] = [];
  await keepFacts(trx, application);
  for (const step of decision.steps) closing.push(...(await applyStep(trx, step, application)));
  const { operation, order, attempt } = snapshot;
  const { finish } = decision;
  if (!finish || !operation) return closing;
  await finishOperation(trx, operation.id, finish, now);
  // The order itself does not move when a second hold is released: its history says so all the same.
  if (operation.kind === 'void' && attempt.state === 'failed') {
    const end = finish.state === 'done' ? 'released' : 'could not be released';
    await noteOrder(trx, order.id, `the second hold ${end}: ${attempt.reference}`, now);
  }
  return closing;
}

/** Ids may change (a completion gives a new approval code), and the provider may name another last moment. */
async function keepFacts(
  trx: Transaction<Database>,
  { snapshot: { order, attempt }, word, decision }: Application,
): Promise<void> {
  const isReview = decision.steps.some(({ kind }) => kind === 'review');
  if (!word || isReview || attempt.state !== 'authorised') return;
  const { ids, captureBefore } = word;
  if (ids) {
    await trx
      .updateTable('payment_attempts')
      .set(idColumns(ids))
      .where('id', '=', attempt.id)
      .execute();
  }
  if (captureBefore && order.state === 'authorised' && word.state === 'authorised') {
    await trx
      .updateTable('orders')
      .set({ capture_before: captureBefore.toISOString() })
      .where('id', '=', order.id)
      .execute();
  }
}

const idColumns = ({ orderId, stan, approvalCode }: NonNullable<PaymentStatus['ids']>) => ({
  provider_order_id: orderId,
  ...(stan !== undefined && { provider_stan: stan }),
  ...(approvalCode !== undefined && { provider_approval_code: approvalCode }),
});

async function applyStep(
  trx: Transaction<Database>,
  step: Step,
  application: Application,
): Promise<Attempt[]> {
  const { snapshot, now } = application;
  const { order, attempt } = snapshot;
  const { reference } = attempt;
  switch (step.kind) {
    case 'reserve':
      return reserve(trx, application);
    case 'fail':
      await failAttempt(trx, attempt.id, now);
      // Only what waits for this attempt: a person decides about an order in review.
      if (order.state === 'pending')
        await moveOrder(trx, order.id, 'failed', `${step.reason}: ${reference}`, now);
      return [];
    case 'charge':
      await moveOrder(trx, order.id, 'captured', `charged ${step.cents}: ${reference}`, now, {
        captured_cents: step.cents,
      });
      return [];
    case 'release':
      await moveOrder(trx, order.id, 'voided', `released: ${reference}`, now);
      return [];
    case 'expire':
      await moveOrder(trx, order.id, 'expired', `expired: ${reference}`, now);
      return [];
    case 'refund':
      await refund(trx, application, step.totalCents);
      return [];
    case 'voidHold':
      await planHoldVoid(trx, order, attempt, now);
      return [];
    case 'review':
      await moveOrder(trx, order.id, 'review', `${inWords(step.reason)}: ${reference}`, now);
      return [];
  }
}

/** `another amount` for `anotherAmount`: the order's history is read by people. */
const inWords = (reason: ReviewReason) =>
  reason.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** This attempt pays the order; the others are given up. */
async function reserve(
  trx: Transaction<Database>,
  { dependencies, snapshot: { order, attempt }, word, now }: Application,
): Promise<Attempt[]> {
  const given = await trx
    .updateTable('payment_attempts')
    .set({ state: 'failed', leased_until: null, updated_at: now.toISOString() })
    .where('order_id', '=', order.id)
    .where('id', '!=', attempt.id)
    .where('state', 'in', ['creating', 'open'])
    .returningAll()
    .execute();
  await trx
    .updateTable('payment_attempts')
    .set({
      state: 'authorised',
      ...(word?.ids && idColumns(word.ids)),
      leased_until: null,
      updated_at: now.toISOString(),
    })
    .where('id', '=', attempt.id)
    .execute();
  // Once something did not fit, only a person decides: a later word of the provider must not hide it.
  if (order.state === 'review') return given;
  const until =
    word?.captureBefore ??
    new Date(now.getTime() + dependencies.providerOf(attempt.provider).holdMs);
  await moveOrder(trx, order.id, 'authorised', `reserved: ${attempt.reference}`, now, {
    authorised_at: now.toISOString(),
    capture_before: until.toISOString(),
  });
  return given;
}

async function refund(
  trx: Transaction<Database>,
  { snapshot: { order, attempt, known }, word, now }: Application,
  totalCents: number,
): Promise<void> {
  const capturedCents = known.order.capturedCents || (word?.capturedCents ?? 0);
  const changes = { refunded_cents: totalCents };
  const reason = `given back ${totalCents} of ${capturedCents}: ${attempt.reference}`;
  if (totalCents === capturedCents)
    await moveOrder(trx, order.id, 'refunded', reason, now, changes);
  else await noteOrder(trx, order.id, reason, now, changes);
}

async function failAttempt(trx: Transaction<Database>, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('payment_attempts')
    .set({ state: 'failed', leased_until: null, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', 'in', ['creating', 'open'])
    .execute();
}
