import type { Kysely, Transaction } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { fiscalYear } from './fiscalisation/fiscal-time';
import type { Issuer } from './invoicing';

/** What numbers are counted by: the device, or its premises if all devices share the numbers. */
export type NumberScope = Pick<Issuer, 'premises' | 'device' | 'sequence'>;

/**
 * Takes the next number. A rollback returns it, so that numbers have no gaps. If the clock was set back, the time of the
 * last invoice is used, because a higher number must not have an earlier time.
 */
export async function takeNumber(
  trx: Transaction<Database>,
  { now, ...scope }: NumberScope & { now: Date },
): Promise<{ number: number; year: number; issuedAt: Date }> {
  const last = await selectCounters(trx, scope)
    .select(({ fn }) => fn.max('last_issued_at').as('at'))
    .executeTakeFirst();
  const at = [now.toISOString(), last?.at ?? ''].reduce((a, b) => (a > b ? a : b));
  const issuedAt = new Date(at);
  const year = fiscalYear(issuedAt);
  const highest = await readHighest(trx, scope, year);
  const counter = { year, premises: scope.premises, last_issued_at: at };
  const { last_number: number } = await trx
    .insertInto('invoice_counters')
    .values({ ...counter, device: counterDevice(scope), last_number: highest + 1 })
    .onConflict((conflict) =>
      conflict.columns(['year', 'premises', 'device']).doUpdateSet((eb) => ({
        // Another process may have taken a number since the highest one was read.
        last_number: eb(
          eb
            .case()
            .when('invoice_counters.last_number', '>', highest)
            .then(eb.ref('invoice_counters.last_number'))
            .else(highest)
            .end(),
          '+',
          1,
        ),
        last_issued_at: at,
      })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  // The journal reads the last number of each device; and it is what counts if the rule changes.
  if (scope.sequence === 'P')
    await trx
      .insertInto('invoice_counters')
      .values({ ...counter, device: scope.device, last_number: number })
      .onConflict((conflict) =>
        conflict
          .columns(['year', 'premises', 'device'])
          .doUpdateSet({ last_number: number, last_issued_at: at }),
      )
      .execute();
  return { number, year, issuedAt };
}

/** The device of the row that counts: none for a whole premises. */
export const counterDevice = ({ sequence, device }: NumberScope): string =>
  sequence === 'P' ? '' : device;

/** The last number of a year; 0 if there is none. */
export async function readHighest(
  db: Kysely<Database>,
  scope: NumberScope,
  year: number,
): Promise<number> {
  const found = await selectCounters(db, scope)
    .select(({ fn }) => fn.max('last_number').as('number'))
    .where('year', '=', year)
    .executeTakeFirst();
  return found?.number ?? 0;
}

/** The counters that a number must be above: with shared numbers, those of every device of the premises. */
function selectCounters(db: Kysely<Database>, { premises, device, sequence }: NumberScope) {
  const query = db.selectFrom('invoice_counters').where('premises', '=', premises);
  return sequence === 'P' ? query : query.where('device', '=', device);
}
