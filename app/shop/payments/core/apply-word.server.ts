import type { Transaction } from 'kysely';
import { enqueue } from '~/platform/mail/outbox.server';
import type { PaymentOccasion } from '~/shop/payments/mails/payment-occasion';
import { noteOrder, type Order } from '~/shop/orders/orders.server';
import type { Database } from '~/platform/database/schema';
import type { Attempt } from './claim-attempt.server';
import { occasionsOf } from './occasions';
import { type Application, applyStep, idColumns } from './apply-step.server';
import { finishOperation, type Operation } from './operation-rows.server';
import type { PaymentDependencies } from './payment-dependencies';
import type { PaymentStatus } from './payments';
import { type Decision, type Known, readWord } from './provider-word';
import { isSameKnown, readKnown, type Snapshot } from '~/shop/payments/jobs/snapshot.server';

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
