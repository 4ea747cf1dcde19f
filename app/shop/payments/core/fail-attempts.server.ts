import type { Kysely } from 'kysely';
import type { Database, PaymentAttemptState } from '~/platform/database/schema';
import type { Attempt } from './claim-attempt.server';

/** One attempt by its id, or an order's attempts except the one that pays it. */
type AttemptFilter = { id: number } | { orderId: number; exceptId?: number | undefined };

const unpaidStates: readonly PaymentAttemptState[] = ['creating', 'open'];

/**
 * Marks attempts as failed and releases their leases. Attempts in states other than `from` are left unchanged.
 * @param from defaults to `creating` and `open`
 * @returns the attempts that were changed
 */
export function failAttempts(
  db: Kysely<Database>,
  filter: AttemptFilter,
  now: Date,
  from: readonly PaymentAttemptState[] = unpaidStates,
): Promise<Attempt[]> {
  let update = db
    .updateTable('payment_attempts')
    .set({ state: 'failed', leased_until: null, updated_at: now.toISOString() })
    .where('state', 'in', from);
  if ('id' in filter) update = update.where('id', '=', filter.id);
  else update = update.where('order_id', '=', filter.orderId);
  if ('exceptId' in filter && filter.exceptId !== undefined)
    update = update.where('id', '!=', filter.exceptId);
  return update.returningAll().execute();
}
