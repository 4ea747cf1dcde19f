import type { Kysely } from 'kysely';
import { continueOrderNumbers } from '~/shop/orders/order-numbers.server';
import type { Database } from '~/platform/database/schema';
import { highestSequence } from './payment-journal';
import type { PaymentJournal } from './payment-journal.server';

/**
 * At start: the journal drops what is too old to matter, and order numbers go on above the highest that it knows.
 * @returns how many lines of the journal could not be read
 */
export async function preparePaymentJournal(
  db: Kysely<Database>,
  journal: PaymentJournal,
  now = new Date(),
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { entries, unreadable } = await journal.compact(now);
    await continueOrderNumbers(trx, highestSequence(entries));
    return unreadable;
  });
}
