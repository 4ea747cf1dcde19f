import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { Invoicing } from './invoicing';

/**
 * Records the time from which the site issues invoices. Nothing is recorded while they are issued elsewhere, so that a
 * later change of the setting does not issue any invoice twice.
 */
export async function recordInvoicingStart(
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
