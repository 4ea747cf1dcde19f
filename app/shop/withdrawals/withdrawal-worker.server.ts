import type { Kysely } from 'kysely';
import { enqueue } from '~/platform/mail/outbox.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { undecidedStates } from '~/shop/orders/order-states';
import type { Order } from '~/shop/orders/orders.server';
import type { Database } from '~/platform/database/schema';
import type { WithdrawalEffect } from '~/platform/database/withdrawal-tables';
import type { Env } from '~/platform/env/env-schema';
import { type Job, jobInterval, startJob } from '~/platform/jobs/job.server';
import { runEach } from '~/platform/jobs/run-each';
import { log } from '~/platform/log/log.server';
import {
  describeOrder,
  effectOn,
  type MatchedOrder,
  selectMatchedOrder,
} from './matched-order.server';
import type { Withdrawal } from './withdrawals.server';

const everyMs = 60_000;
/** Lets the visitor's response be sent first: its duration must not reveal whether an order was matched. */
const notifyDelayMs = 250;
const batch = 100;

/** The result of releasing a hold. If the provider is unreachable it is `unknown`. */
type VoidOutcome =
  { kind: 'done' | 'already' | 'planned' | 'unknown' } | { kind: 'refused'; reason: string };

export type WithdrawalWorkerOptions = {
  db: Kysely<Database>;
  /** Must be idempotent and safe to interrupt at any time. */
  voidOrder: (order: Order) => Promise<VoidOutcome>;
  /** Renders the email to staff when they have to decide after all. */
  renderReleaseFailedMail: (
    withdrawal: Withdrawal,
    order: MatchedOrder,
    reason?: string,
  ) => Promise<OutgoingMail>;
  /** Called after an email was queued. */
  onMail: () => void;
};

type FollowUps = {
  /** Each runs one round: over the withdrawals held back by the limits, over the unproven ones. */
  followUps: readonly (() => Promise<void>)[];
};

/**
 * Releases the holds of withdrawn orders: at start, every minute, and when notified. Pending work is stored in the
 * withdrawal's row, so that a crash does not lose it; the row also records when it is done, so that it is done only
 * once.
 */
export function startWithdrawalWorker(
  options: WithdrawalWorkerOptions & FollowUps,
  env: Pick<Env, 'JOB_INTERVAL_MS'>,
): Job {
  const job = startJob({
    name: 'withdrawals',
    everyMs: jobInterval(env, everyMs),
    log,
    run: (signal) =>
      runEach(
        [() => applyWithdrawals(options, () => signal.aborted), ...options.followUps],
        () => signal.aborted,
      ),
  });
  return { ...job, notify: () => void setTimeout(job.notify, notifyDelayMs).unref() };
}

/** Runs one round over all pending withdrawals. @param isStopped checked between two orders */
export async function applyWithdrawals(
  options: WithdrawalWorkerOptions,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const { db } = options;
  const steps = (await listWaiting(db)).map((withdrawal) => async () => {
    const order = await selectMatchedOrder(db, withdrawal).executeTakeFirst();
    if (order) await apply(options, withdrawal, order);
  });
  await runEach(steps, isStopped);
}

/** Skips orders the provider has not decided about: a late status may still reserve money. */
function listWaiting(db: Kysely<Database>): Promise<Withdrawal[]> {
  return db
    .selectFrom('withdrawals')
    .innerJoin('orders', 'orders.id', 'withdrawals.order_id')
    .selectAll('withdrawals')
    .where('effect', '=', 'void')
    .where('orders.state', 'not in', undecidedStates)
    .orderBy('withdrawals.id')
    .limit(batch)
    .execute();
}

async function apply(
  options: WithdrawalWorkerOptions,
  withdrawal: Withdrawal,
  order: Order,
): Promise<void> {
  const matched = await describeOrder(options.db, order, withdrawal);
  const plan = effectOn(matched, withdrawal.items);
  if (plan === 'none') {
    await settle(options, withdrawal, order.state === 'voided' ? 'voided' : 'none');
  } else if (plan === 'operator') {
    const mail = await options.renderReleaseFailedMail(withdrawal, matched);
    await settle(options, withdrawal, 'operator', mail);
  } else {
    const outcome = await options.voidOrder(order);
    if (outcome.kind === 'unknown') return;
    if (outcome.kind !== 'refused') return settle(options, withdrawal, 'voided');
    const mail = await options.renderReleaseFailedMail(withdrawal, matched, outcome.reason);
    await settle(options, withdrawal, 'operator', mail);
  }
}

async function settle(
  { db, onMail }: WithdrawalWorkerOptions,
  { id, reference }: Withdrawal,
  effect: WithdrawalEffect,
  mail?: OutgoingMail,
): Promise<void> {
  const isOurs = await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('withdrawals')
      .set({ effect, updated_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('effect', '=', 'void')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    if (mail) await enqueue(trx, mail);
    return true;
  });
  if (!isOurs) return;
  log.info({ reference, effect }, 'A withdrawal has taken effect');
  if (mail) onMail();
}
