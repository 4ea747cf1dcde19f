import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { fiscalYear } from './fiscalisation/fiscal-time';
import { counterDevice, type NumberScope, readHighest } from './take-number.server';

/**
 * Continues numbering after a number that was used before and is missing from the database. Numbers never go back.
 * @returns the next number
 */
export async function continueNumbers(
  db: Kysely<Database>,
  scope: NumberScope,
  number: number,
  now: Date,
): Promise<number> {
  const year = fiscalYear(now);
  await db
    .insertInto('invoice_counters')
    .values({
      year,
      premises: scope.premises,
      device: counterDevice(scope),
      last_number: number,
      last_issued_at: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict.columns(['year', 'premises', 'device']).doUpdateSet((eb) => ({
        last_number: eb
          .case()
          .when('invoice_counters.last_number', '>', number)
          .then(eb.ref('invoice_counters.last_number'))
          .else(number)
          .end(),
      })),
    )
    .execute();
  return (await readHighest(db, scope, year)) + 1;
}
