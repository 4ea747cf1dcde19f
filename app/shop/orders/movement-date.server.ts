import type { Transaction } from 'kysely';
import type { Database } from '~/platform/database/schema';

/**
 * Dates a charge or refund that was recorded late, as after a restore, to when the money moved. Never to a later time.
 * @param refundedCents what had been refunded after it, in total; undefined for the charge
 */
export async function dateMovement(
  trx: Transaction<Database>,
  orderId: number,
  refundedCents: number | undefined,
  at: string,
): Promise<void> {
  const found = await trx
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', orderId)
    .where((eb) =>
      refundedCents === undefined
        ? eb('to_state', 'in', ['captured', 'refunded'])
        : eb('refunded_cents', '=', refundedCents),
    )
    .orderBy('id')
    .executeTakeFirst();
  if (!found) return;
  await trx
    .updateTable('order_events')
    .set({ created_at: at })
    .where('id', '=', found.id)
    .where('created_at', '>', at)
    .execute();
}
