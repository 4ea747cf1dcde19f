import type { Transaction } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { fiscalYear } from './fiscal-time';

/**
 * Takes the device's next number. A rollback returns it, so that numbers have no gaps. If the clock was set back, the
 * time of the last invoice is used, because a higher number must not have an earlier time.
 */
export async function takeNumber(
  trx: Transaction<Database>,
  { premises, device, now }: { premises: string; device: string; now: Date },
): Promise<{ number: number; year: number; issuedAt: Date }> {
  const last = await trx
    .selectFrom('invoice_counters')
    .select((select) => select.fn.max('last_issued_at').as('at'))
    .where('premises', '=', premises)
    .where('device', '=', device)
    .executeTakeFirst();
  const at = [now.toISOString(), last?.at ?? ''].reduce((a, b) => (a > b ? a : b));
  const issuedAt = new Date(at);
  const year = fiscalYear(issuedAt);
  const { last_number: number } = await trx
    .insertInto('invoice_counters')
    .values({ year, premises, device, last_number: 1, last_issued_at: at })
    .onConflict((conflict) =>
      conflict.columns(['year', 'premises', 'device']).doUpdateSet((set) => ({
        last_number: set('invoice_counters.last_number', '+', 1),
        last_issued_at: at,
      })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return { number, year, issuedAt };
}
