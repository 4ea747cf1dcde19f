import { type Kysely, sql } from 'kysely';
import { moveOrder } from '~/features/orders/orders.server';
import type { Database } from '~/server/database/schema';
import { log } from '~/server/log.server';
import { PaymentUnavailable } from './payments';
import { settleReference } from './payment-service.server';

const everyMs = 60_000;
const abandonedAfterMs = 60 * 60_000;
const batch = 100;
/** The provider is down rather than confused about one payment: the rest waits for the next round. */
const maxFailuresInARow = 3;

/**
 * Reconciles what no return and no callback has told: every attempt of an undecided order of the last hour is asked
 * about, at start and every minute, given-up ones too, because a provider's page may still take a card after a decline.
 * After an hour without a word the order is abandoned.
 */
export function startSweeper(db: Kysely<Database>): { stop: () => Promise<void> } {
  let stopped = false;
  let isRunning = false;
  let running = Promise.resolve();
  const run = () => {
    // A slow provider must not pile up rounds.
    if (isRunning) return;
    isRunning = true;
    running = sweepPayments(db, () => stopped)
      .catch((error: unknown) => log.error({ err: error }, 'Reconciling payments failed'))
      .finally(() => {
        isRunning = false;
      });
  };
  run();
  const timer = setInterval(run, everyMs);
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** One whole round. @param isStopped ends it between two payments */
export async function sweepPayments(
  db: Kysely<Database>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  let failures = 0;
  for (const attempt of await listUndecided(db)) {
    if (isStopped()) return;
    // What needs no provider is still done below.
    if (failures >= maxFailuresInARow) break;
    try {
      await settleReference(attempt.reference);
      failures = 0;
    } catch (error) {
      if (!(error instanceof PaymentUnavailable)) throw error;
      failures += 1;
      continue;
    }
    if (Date.now() - Date.parse(attempt.created_at) > abandonedAfterMs) {
      await abandon(db, attempt.id, attempt.order_id);
    }
  }
  await abandonUnpaid(db);
}

function listUndecided(db: Kysely<Database>) {
  const recent = new Date(Date.now() - abandonedAfterMs).toISOString();
  return (
    db
      .selectFrom('payment_attempts')
      .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
      .select(['payment_attempts.id', 'reference', 'payment_attempts.created_at', 'order_id'])
      .where('orders.state', 'in', ['pending', 'failed', 'abandoned'])
      .where((where) =>
        where.or([
          where('payment_attempts.state', 'in', ['creating', 'open']),
          where.and([
            where('payment_attempts.state', '=', 'failed'),
            where('payment_attempts.updated_at', '>', recent),
          ]),
        ]),
      )
      // In no order: whatever the provider cannot answer must not stand in the way of the same others every time.
      .orderBy(sql`random()`)
      .limit(batch)
      .execute()
  );
}

async function abandon(db: Kysely<Database>, attemptId: number, orderId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const result = await trx
      .updateTable('payment_attempts')
      .set({ state: 'failed', updated_at: new Date().toISOString() })
      .where('id', '=', attemptId)
      .where('state', 'in', ['creating', 'open'])
      .executeTakeFirst();
    if (result.numUpdatedRows === 1n) await moveOrder(trx, orderId, 'abandoned', 'never paid');
  });
}

/** Orders whose process died before an attempt was made. */
async function abandonUnpaid(db: Kysely<Database>): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'pending')
    .where('updated_at', '<', new Date(Date.now() - abandonedAfterMs).toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_attempts')
            .select('payment_attempts.id')
            .whereRef('payment_attempts.order_id', '=', 'orders.id')
            .where('payment_attempts.state', 'in', ['creating', 'open', 'authorised']),
        ),
      ),
    )
    .limit(batch)
    .execute();
  for (const order of orders) {
    await db.transaction().execute((trx) => moveOrder(trx, order.id, 'abandoned', 'never paid'));
  }
}
