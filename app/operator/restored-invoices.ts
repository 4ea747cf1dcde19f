import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { fiscalYear } from '~/shop/invoices/fiscalisation/fiscal-time';
import type { IssuedNumber } from '~/shop/invoices/invoice-journal';
import { formatInvoiceNumber } from '~/shop/invoices/invoice-number';

/**
 * Lists the orders of which a restore has found a charge or refund whose invoice neither the database nor the journal has.
 * The site issues none either, since each may have one.
 * @param restoredAt when the restore began
 * @returns their numbers
 */
export async function listWithoutInvoice(
  db: Kysely<Database>,
  entries: readonly IssuedNumber[],
  restoredAt: Date,
): Promise<string[]> {
  const orders = await db
    .selectFrom('orders')
    .select(['number', 'state', 'refunded_cents'])
    .where('updated_at', '>=', restoredAt.toISOString())
    .where('captured_cents', '>', 0)
    .orderBy('id')
    .execute();
  const stored = await db.selectFrom('invoices').select(['key', 'total_cents']).execute();
  const totals = new Map([
    ...entries.map(({ key, totalCents }) => [key, totalCents] as const),
    ...stored.map(({ key, total_cents: cents }) => [key, cents] as const),
  ]);
  const creditedOf = (number: string) =>
    [...totals]
      .filter(([key]) => key.startsWith(`${number}:refunded:`))
      .reduce((sum, [, cents]) => sum - cents, 0);
  return orders
    .filter(({ number, state, refunded_cents: refundedCents }) => {
      // What was refunded is not known before the decision.
      const isCredited = state === 'review' || creditedOf(number) >= refundedCents;
      return !totals.has(`${number}:charged`) || !isCredited;
    })
    .map(({ number }) => number);
}

/** The highest invoice numbers of the year that the database or the journal has, one for each premises and device. */
export async function listHighestNumbers(
  db: Kysely<Database>,
  entries: readonly IssuedNumber[],
  now: Date,
): Promise<string[]> {
  const year = fiscalYear(now);
  const stored = await db
    .selectFrom('invoices')
    .select(['premises', 'device', 'number'])
    .where('year', '=', year)
    .execute();
  const ofYear = [...stored, ...entries.filter((entry) => entry.year === year)];
  const ascending = ofYear.toSorted((a, b) => a.number - b.number);
  const highest = new Map(ascending.map((each) => [`${each.premises}/${each.device}`, each]));
  return [...highest.values()].map(formatInvoiceNumber);
}
