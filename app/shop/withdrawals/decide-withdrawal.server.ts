import { type Kysely, sql } from 'kysely';
import { enqueue } from '~/platform/mail/outbox.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import type { Database } from '~/platform/database/schema';
import type { WithdrawalEffect, WithdrawalProof } from '~/platform/database/withdrawal-tables';
import { log } from '~/platform/log/log.server';
import {
  describeOrder,
  effectOn,
  type MatchedOrder,
  selectMatchedOrder,
} from './matched-order.server';
import type { Withdrawal } from './withdrawals.server';

/** `changed` is false if the withdrawal had already been decided. The row is the current one either way. */
export type WithdrawalDecision = { changed: boolean; withdrawal: Withdrawal };

type ConfirmOptions = {
  proof: WithdrawalProof;
  /** Notifies staff. Omitted when staff make the decision themselves. */
  renderMail?: (withdrawal: Withdrawal, order: MatchedOrder | undefined) => Promise<OutgoingMail>;
  now: Date;
};

/**
 * The effects from which each proof may confirm a withdrawal. A dismissed one can be revived only by the order's own
 * link or by staff, because staff have already decided against the emailed link.
 */
const confirmableFrom: Record<WithdrawalProof, readonly WithdrawalEffect[]> = {
  'order link': ['unproven', 'dismissed'],
  operator: ['unproven', 'dismissed'],
  mail: ['unproven'],
};

/** Whether this proof would change the withdrawal. */
export const isConfirmable = ({ effect }: Withdrawal, proof: WithdrawalProof): boolean =>
  confirmableFrom[proof].includes(effect);

/**
 * Lets an unproven withdrawal take effect as if it had been proven when it was made. Takes effect exactly once, also
 * when called repeatedly or in parallel. Notify the outbox and the withdrawal worker afterwards.
 */
export async function confirmWithdrawal(
  db: Kysely<Database>,
  withdrawal: Withdrawal,
  { proof, renderMail, now }: ConfirmOptions,
): Promise<WithdrawalDecision> {
  if (!isConfirmable(withdrawal, proof)) return { changed: false, withdrawal };
  const order = await findOrderOf(db, withdrawal);
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
 * Records that an unproven withdrawal does not come from the buyer, so it has no effect.
 * @param reason stored with the row
 */
export async function dismissWithdrawal(
  db: Kysely<Database>,
  withdrawal: Withdrawal,
  reason: string,
  now: Date,
): Promise<WithdrawalDecision> {
  const set = { effect: 'dismissed', dismissal_reason: reason } as const;
  return change(db, withdrawal, { from: ['unproven'], set, now });
}

/**
 * Whether a statement names no order that matches, and staff have not settled it, in a query of withdrawals. The
 * concatenation keeps SQLite from the unique index of keys, which it takes for the most selective: nearly all are null.
 */
export const isUnmatched = sql<boolean>`(withdrawals.order_id is null and withdrawals.effect = 'none'
  and withdrawals.proof is null and (withdrawals.confirmation_key || '') is null and withdrawals.decided_at is null)`;

/** Records that staff have dealt with a statement that no order matches. `changed` is false if they had before. */
export async function settleWithdrawal(
  db: Kysely<Database>,
  { reference }: Withdrawal,
  now: Date,
): Promise<{ changed: boolean }> {
  return { changed: (await settleWithdrawals(db, [reference], now)) > 0 };
}

/** Records that staff have dealt with several such statements. @returns how many they had not dealt with before */
export async function settleWithdrawals(
  db: Kysely<Database>,
  references: readonly string[],
  now: Date,
): Promise<number> {
  const at = now.toISOString();
  const settled = await db
    .updateTable('withdrawals')
    .set({ decided_at: at, updated_at: at })
    .where('reference', 'in', references)
    .where(isUnmatched)
    .executeTakeFirst();
  return Number(settled.numUpdatedRows);
}

/** The current order of a withdrawal; undefined if there is none, or it has been deleted. */
export async function findOrderOf(
  db: Kysely<Database>,
  withdrawal: Withdrawal,
): Promise<MatchedOrder | undefined> {
  const order = await selectMatchedOrder(db, withdrawal).executeTakeFirst();
  return order && describeOrder(db, order, withdrawal);
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
