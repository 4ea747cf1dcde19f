import type { Kysely } from 'kysely';
import type { Env } from '~/platform/env/env-schema';
import {
  inspectSiteDatabase,
  openInspectedDatabase,
} from '~/platform/database/site-database.server';
import type { Database } from '~/platform/database/schema';
import {
  type ProviderId,
  providerIds,
  providerNames,
  unfinishedOperationStates,
} from '~/platform/database/stored-values';
import { createProviders } from '~/shop/payments/set-up-providers.server';
import { describeOpenBusiness } from '~/site/alarms/open-business.server';
import { type CheckResult, fail, ok, warn } from './check-result';

/** Checks whether open orders wait for a provider whose credentials were removed; changes nothing. */
export async function checkOpenOrders(env: Env): Promise<CheckResult | readonly CheckResult[]> {
  const { state } = await inspectSiteDatabase(env);
  if (state.kind !== 'current') return ok('not read: see the database');
  // Only the ids matter, so the secrets of a demonstration are not needed.
  const setUp = createProviders(env, []).map(({ id }) => id);
  const missing = providerIds.filter((id) => !setUp.includes(id));
  if (missing.length === 0) return ok('the providers of all are set up');
  const db = openInspectedDatabase(env);
  try {
    const waiting = await countOpenOrders(db, missing);
    return waiting.length === 0
      ? ok('the providers of all are set up')
      : waiting.map(({ provider, orders }) => {
          const name = providerNames[provider];
          const are = orders === 1 ? 'order is' : 'orders are';
          return warn(
            `${orders} open ${are} paid with ${name}, which is not set up: set its credentials until they are done`,
          );
        });
  } finally {
    await db.destroy();
  }
}

/** Checks whether a hotel that leaves its shop out has finished the shop's business; changes nothing. */
export async function checkNoShop(env: Env): Promise<CheckResult> {
  const { state } = await inspectSiteDatabase(env);
  if (state.kind !== 'current') return ok('left out');
  const db = openInspectedDatabase(env);
  try {
    const problem = await describeOpenBusiness(db, new Date());
    return problem === undefined ? ok('left out') : fail(problem);
  } finally {
    await db.destroy();
  }
}

/** Counts the orders by provider that are unpaid, on hold or in review, or whose payment has an unfinished operation. */
function countOpenOrders(db: Kysely<Database>, providers: readonly ProviderId[]) {
  return db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select(({ fn }) => [
      'provider',
      fn.count<number>('payment_attempts.order_id').distinct().as('orders'),
    ])
    .where('provider', 'in', providers)
    .where((eb) =>
      eb.or([
        eb('payment_attempts.state', 'in', ['creating', 'open']),
        eb.and([
          eb('payment_attempts.state', '=', 'authorised'),
          eb('orders.state', 'in', ['authorised', 'review']),
        ]),
        eb.exists(
          eb
            .selectFrom('payment_operations')
            .select('payment_operations.id')
            .whereRef('attempt_id', '=', 'payment_attempts.id')
            .where('payment_operations.state', 'in', unfinishedOperationStates),
        ),
      ]),
    )
    .groupBy('provider')
    .orderBy('provider')
    .execute();
}
