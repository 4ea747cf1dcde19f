import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { fiscalYear } from './fiscal-time';
import type { Issuer } from './invoicing';

/**
 * Continues numbering after a number that was used before and is missing from the database. Numbers never go back.
 * @returns the next number
 */
export async function continueNumbers(
  db: Kysely<Database>,
  { premises, device }: Pick<Issuer, 'premises' | 'device'>,
  number: number,
  now: Date,
): Promise<number> {
  const { last_number: last } = await db
    .insertInto('invoice_counters')
    .values({
      year: fiscalYear(now),
      premises,
      device,
      last_number: number,
      last_issued_at: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict.columns(['year', 'premises', 'device']).doUpdateSet((set) => ({
        last_number: set
          .case()
          .when('invoice_counters.last_number', '>', number)
          .then(set.ref('invoice_counters.last_number'))
          .else(number)
          .end(),
      })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last + 1;
}
