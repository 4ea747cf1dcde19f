import type { Kysely } from 'kysely';
import { enqueue } from '~/platform/mail/outbox.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import type { Database } from '~/platform/database/schema';
import type { WithdrawalEffect, WithdrawalProof } from '~/platform/database/withdrawal-tables';
import { log } from '~/platform/log/log.server';
import { describeOrder, effectOn, type MatchedOrder } from './matched-order.server';
import type { Withdrawal } from './withdrawals.server';

/** `changed` is false when the withdrawal had been decided before; the row is as it is now in both cases. */
export type WithdrawalDecision = { changed: boolean; withdrawal: Withdrawal };

type ConfirmOptions = {
  proof: WithdrawalProof;
  /** Notifies staff; left out when a member of staff decides. */
  renderMail?: (withdrawal: Withdrawal, order: MatchedOrder | undefined) => Promise<OutgoingMail>;
  now?: Date;
};

/**
 * From which effects a proof leads on. A dismissed withdrawal comes back only by the order's own link or by staff: the
 * link in the mail has been answered for by a person.
 */
const confirmableFrom: Record<WithdrawalProof, readonly WithdrawalEffect[]> = {
  'order link': ['unproven', 'dismissed'],
  operator: ['unproven', 'dismissed'],
  mail: ['unproven'],
};

/** Whether this proof would change anything about the withdrawal. */
export const isConfirmable = ({ effect }: Withdrawal, proof: WithdrawalProof): boolean =>
  confirmableFrom[proof].includes(effect);

/**
 * Lets an unproven withdrawal take its effect, as if it had been proven when it was made. Exactly once, however often and
 * however parallel it is called. Wake the outbox and the withdrawal worker afterwards.
 */
export async function confirmWithdrawal(
  db: Kysely<Database>,
  withdrawal: Withdrawal,
  { proof, renderMail, now = new Date() }: ConfirmOptions,
): Promise<WithdrawalDecision> {
  if (!isConfirmable(withdrawal, proof)) return { changed: false, withdrawal };
  const order = await findOrderOf(db, withdrawal, now);
  const effect = effectOn(order, withdrawal.items);
  const mail = await renderMail?.({ ...withdrawal, effect, proof }, order);
  return change(db, withdrawal, {
    from: confirmableFrom[proof],
    set: { effect, proof, dismissal_reason: null },
    mail,
    now,
  });
}

/**
 * Decides that an unproven withdrawal is not the buyer's: it will have no effect.
 * @param reason kept with the row
 */
export async function dismissWithdrawal(
  db: Kysely<Database>,
  withdrawal: Withdrawal,
  reason: string,
  now = new Date(),
): Promise<WithdrawalDecision> {
  const set = { effect: 'dismissed', dismissal_reason: reason } as const;
  return change(db, withdrawal, { from: ['unproven'], set, now });
}

/** The order of a withdrawal as it is now; undefined when there is none (any more). */
export async function findOrderOf(
  db: Kysely<Database>,
  { order_id }: Withdrawal,
  now: Date,
): Promise<MatchedOrder | undefined> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', order_id)
    .executeTakeFirst();
  return order && describeOrder(db, order, now);
}

type Change = {
  from: readonly WithdrawalEffect[];
  set: Partial<Pick<Withdrawal, 'effect' | 'proof' | 'dismissal_reason'>>;
  mail?: OutgoingMail | undefined;
  now: Date;
};

async function change(
  db: Kysely<Database>,
  { id }: Withdrawal,
  { from, set, mail, now }: Change,
): Promise<WithdrawalDecision> {
  const at = now.toISOString();
  const decision = await db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('withdrawals')
      .set({ ...set, decided_at: at, updated_at: at })
      .where('id', '=', id)
      .where('effect', 'in', from)
      .returningAll()
      .executeTakeFirst();
    if (changed && mail) await enqueue(trx, mail, { now });
    if (changed) return { changed: true, withdrawal: changed };
    const current = trx.selectFrom('withdrawals').selectAll().where('id', '=', id);
    return { changed: false, withdrawal: await current.executeTakeFirstOrThrow() };
  });
  const { reference, effect, proof } = decision.withdrawal;
  if (decision.changed) log.info({ reference, effect, proof }, 'A withdrawal was decided');
  return decision;
}
