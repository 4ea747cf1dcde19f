import type { Kysely } from 'kysely';
import type { OrderState } from '~/platform/database/stored-values';
import type { Database, OutboxState } from '~/platform/database/schema';
import type { WithdrawalEffect } from '~/platform/database/withdrawal-tables';
import type { Withdrawal } from './withdrawals.server';

export type ListedWithdrawal = Withdrawal & {
  /** Number and state of the matched order. */
  matched_number: string | null;
  matched_state: OrderState | null;
  /** State of the acknowledgement; null if it was withheld. */
  receipt_state: OutboxState | null;
  receipt_sent_at: string | null;
};

type WithdrawalFilter = {
  effect?: WithdrawalEffect | undefined;
  since?: Date | undefined;
  /** Defaults to all. */
  limit?: number | undefined;
  /** Only the withdrawal with this reference. */
  reference?: string;
};

/** Lists withdrawals with their orders and acknowledgements, newest first. */
export async function listWithdrawals(
  db: Kysely<Database>,
  { effect, since, limit, reference }: WithdrawalFilter = {},
): Promise<ListedWithdrawal[]> {
  let query = db
    .selectFrom('withdrawals')
    .leftJoin('orders', 'orders.id', 'withdrawals.order_id')
    .leftJoin('outbox', (join) =>
      join.on(({ eb, val, ref }) =>
        eb(
          'outbox.dedupe_key',
          '=',
          eb(eb(val('withdrawal:'), '||', ref('withdrawals.reference')), '||', val(':receipt')),
        ),
      ),
    )
    .selectAll('withdrawals')
    .select([
      'orders.number as matched_number',
      'orders.state as matched_state',
      'outbox.state as receipt_state',
      'outbox.sent_at as receipt_sent_at',
    ]);
  if (effect) query = query.where('effect', '=', effect);
  if (since) query = query.where('withdrawals.created_at', '>=', since.toISOString());
  if (reference !== undefined) query = query.where('reference', '=', reference);
  if (limit !== undefined) query = query.limit(limit);
  return query.orderBy('withdrawals.id', 'desc').execute();
}
