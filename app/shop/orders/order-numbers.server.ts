import { sql, type Transaction } from 'kysely';
import type { Database } from '~/platform/database/schema';

/**
 * Order numbers go on above one that was given before, also where the database does not remember it: two buyers must
 * never be told the same number. It never goes back.
 * @param sequence the counting part of the highest number known, 123 of `M-2026-000123`; 0 when none is
 */
export async function continueOrderNumbers(
  trx: Transaction<Database>,
  sequence: number,
): Promise<void> {
  if (sequence === 0) return;
  const raised = await sql`update sqlite_sequence set seq = max(seq, ${sequence})
    where name = 'orders'`.execute(trx);
  // Without any order so far there is no row yet.
  if (raised.numAffectedRows === 0n) {
    await sql`insert into sqlite_sequence (name, seq) values ('orders', ${sequence})`.execute(trx);
  }
}
