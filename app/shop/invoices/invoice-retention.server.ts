import type { Kysely, Selectable } from 'kysely';
import { bookkeepingYears } from '#hotel/hotel.config.js';
import type { InvoiceTable } from '~/platform/database/invoice-tables';
import type { Database } from '~/platform/database/schema';
import { hotelYear } from '~/platform/time/calendar';
import { startOfHotelYear } from '~/platform/time/hotel-time';

/** When an invoice is deleted: `bookkeepingYears` after the end of its year, as accounting law requires. */
export const invoiceKeptUntil = ({ issued_at: at }: Pick<InvoiceTable, 'issued_at'>): Date =>
  startOfHotelYear(hotelYear(new Date(at)) + bookkeepingYears + 1);

/** Deletes expired invoices with their reports and messages. An invoice is never deleted before its reversal. */
export async function deleteOldInvoices(db: Kysely<Database>, now: Date): Promise<void> {
  const before = startOfHotelYear(hotelYear(now) - bookkeepingYears).toISOString();
  await db.deleteFrom('lost_invoices').where('issued_at', '<', before).execute();
  await db
    .deleteFrom('invoices')
    .where('issued_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoices as reversals')
            .select('reversals.id')
            .whereRef('reversals.original_id', '=', 'invoices.id')
            .where('reversals.issued_at', '>=', before),
        ),
      ),
    )
    .execute();
}

/** The invoices of orders, oldest first. */
export async function findInvoicesOf(
  db: Kysely<Database>,
  orderIds: readonly number[],
): Promise<Selectable<InvoiceTable>[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
}
