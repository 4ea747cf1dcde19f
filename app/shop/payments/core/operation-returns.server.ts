import type { Selectable, Transaction } from 'kysely';
import type { Database, PaymentOperationTable } from '~/platform/database/schema';
import { restock, type ReturnedPieces } from '~/shop/stock/claims.server';

/** How the pieces that are for sale again after an operation are stored with it. */
export const writeReturns = (returns: readonly ReturnedPieces[] = []): string | null =>
  returns.length > 0 ? JSON.stringify(returns) : null;

type Stored = Pick<Selectable<PaymentOperationTable>, 'order_id' | 'returns'>;

/** Restocks the pieces that were stored with operations, which are made now. */
export async function restockReturns(
  trx: Transaction<Database>,
  operations: readonly Stored[],
  now: Date,
): Promise<void> {
  for (const { order_id, returns } of operations) {
    if (returns === null) continue;
    await restock(trx, order_id, JSON.parse(returns) as ReturnedPieces[], now);
  }
}
