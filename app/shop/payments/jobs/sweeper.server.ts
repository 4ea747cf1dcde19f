import { hourMs, minuteMs } from '~/platform/time/durations';
import { type Kysely, sql } from 'kysely';
import { undecidedStates } from '~/shop/orders/order-states';
import { transitionOrder } from '~/shop/orders/orders.server';
import type { Database } from '~/platform/database/schema';
import type { Env } from '~/platform/env/env-schema';
import { type Job, jobInterval, startJob } from '~/platform/jobs/job.server';
import { runEach } from '~/platform/jobs/run-each';
import { log } from '~/platform/log/log.server';
import { findRefunds, type RefundSearch } from './find-refunds.server';
import { findUnmatchedPayments } from './find-unmatched.server';
import { failAttempts } from '~/shop/payments/core/fail-attempts.server';
import type { PaymentDependencies } from '~/shop/payments/core/payment-dependencies';
import { ProviderNotSetUp } from '~/shop/payments/core/payments';
import { type ProviderRound, runForEach, startProviderRound } from './provider-round';
import { reconcilePayments } from './reconcile.server';
import { closeAndSettle, settle } from '~/shop/payments/core/settle.server';

const everyMs = minuteMs;
/** The first and every fifth round are full rounds. */
const wholeEvery = 5;
const abandonedAfterMs = hourMs;
/** Shorter for orders that hold stock, because other shoppers may want it. */
const holdsStockForMs = 30 * minuteMs;
/**
 * If the provider is not set up any more: no page lives for two hours, and a day later nothing is in progress on it. A hold
 * that no one captures expires by itself.
 */
const abandonedUnaskedAfterMs = 26 * hourMs;
const batch = 100;

/**
 * Finds payments that neither a return nor a callback reported: undecided orders of the last hour at start and every
 * minute, and everything whose money may have moved at start and every five minutes. Charged orders take their turns.
 */
export function startSweeper(
  dependencies: PaymentDependencies,
  env: Pick<Env, 'JOB_INTERVAL_MS'>,
): Job {
  let rounds = 0;
  const settled = new Set<string>();
  const refunds: RefundSearch = {};
  return startJob({
    name: 'payments',
    everyMs: jobInterval(env, everyMs),
    log,
    async run(signal) {
      const round = startProviderRound(() => signal.aborted);
      const isWhole = rounds++ % wholeEvery === 0;
      await runEach([
        () => sweepPayments(dependencies, round),
        ...(isWhole
          ? [
              () => reconcilePayments(dependencies, round),
              () => findUnmatchedPayments(dependencies, settled, round),
              () => findRefunds(dependencies, refunds, round),
            ]
          : []),
      ]);
    },
  });
}

/**
 * Runs one round over the undecided orders. Attempts abandoned in the last hour are included, because a provider's page
 * may still accept a card after a decline. An order without a result is abandoned after an hour, or after half an hour
 * if it holds stock; one whose provider is not set up any more after a day, because it cannot be asked.
 * @param round shared with the other jobs, so that each payment is queried once
 */
export async function sweepPayments(
  dependencies: PaymentDependencies,
  round: ProviderRound = startProviderRound(),
): Promise<void> {
  const { db } = dependencies;
  const now = dependencies.now();
  const sweep = async (attempt: UndecidedAttempt) => {
    const age = now.getTime() - Date.parse(attempt.created_at);
    // One from the future was made before the clock was set back, and would hold its pieces until the clock has caught up.
    const isOver =
      age > (attempt.holds_stock ? holdsStockForMs : abandonedAfterMs) || -age > abandonedAfterMs;
    let reason = 'never paid';
    try {
      await (isOver ? closeAndSettle : settle)(dependencies, attempt.reference);
    } catch (error) {
      if (!(error instanceof ProviderNotSetUp) || age <= abandonedUnaskedAfterMs) throw error;
      reason = 'never paid, and its provider is not set up any more';
    }
    if (isOver) await abandon(db, attempt, reason, now);
  };
  const sweepAll = async () => runForEach(round, await listUndecided(db, now), sweep);
  // The second does not contact the provider, so it also works while the provider is down.
  await runEach([sweepAll, () => abandonUnpaid(db, now)], round.isStopped);
}

type UndecidedAttempt = Awaited<ReturnType<typeof listUndecided>>[number];

function listUndecided(db: Kysely<Database>, now: Date) {
  const recent = new Date(now.getTime() - abandonedAfterMs).toISOString();
  return (
    db
      .selectFrom('payment_attempts')
      .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
      .select([
        'payment_attempts.id',
        'reference',
        'provider',
        'payment_attempts.created_at',
        'payment_attempts.order_id',
        (eb) =>
          eb
            .exists(
              eb
                .selectFrom('stock_claims')
                .select('stock_claims.order_id')
                .whereRef('stock_claims.order_id', '=', 'orders.id'),
            )
            .as('holds_stock'),
      ])
      .where('orders.state', 'in', undecidedStates)
      .where((eb) =>
        eb.or([
          eb('payment_attempts.state', 'in', ['creating', 'open']),
          eb.and([
            eb('payment_attempts.state', '=', 'failed'),
            eb('payment_attempts.updated_at', '>', recent),
          ]),
        ]),
      )
      // Random order, so that payments the provider cannot answer for do not block the same others every time.
      .orderBy(sql`random()`)
      .limit(batch)
      .execute()
  );
}

async function abandon(
  db: Kysely<Database>,
  { id, order_id }: { id: number; order_id: number },
  reason: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const [failed] = await failAttempts(trx, { id }, now);
    if (failed) await transitionOrder(trx, order_id, 'abandoned', reason, now);
  });
}

/** Abandons orders whose process died before an attempt was created. */
async function abandonUnpaid(db: Kysely<Database>, now: Date): Promise<void> {
  for (const { id } of await selectUnpaid(db, now).limit(batch).execute()) {
    await db.transaction().execute(async (trx) => {
      // Checked again: its buyer may have opened a page meanwhile, whose pieces must not be released.
      const still = await selectUnpaid(trx, now).where('id', '=', id).executeTakeFirst();
      if (still) await transitionOrder(trx, id, 'abandoned', 'never paid', now);
    });
  }
}

function selectUnpaid(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'pending')
    .where('updated_at', '<', new Date(now.getTime() - abandonedAfterMs).toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_attempts')
            .select('payment_attempts.id')
            .whereRef('payment_attempts.order_id', '=', 'orders.id')
            .where('payment_attempts.state', 'in', ['creating', 'open', 'authorised']),
        ),
      ),
    );
}
