import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { Invoicing } from './invoicing';

/**
 * Notes since when the site itself owes the invoices. While somebody else issues them there is no such day, so that a later
 * change of the setting issues nothing twice.
 */
export async function noteInvoicing(
  db: Kysely<Database>,
  { kind }: Invoicing,
  now: Date,
): Promise<void> {
  if (kind === 'external') {
    await db.deleteFrom('invoicing_periods').execute();
    return;
  }
  await db
    .insertInto('invoicing_periods')
    .values({ id: 1, since: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
