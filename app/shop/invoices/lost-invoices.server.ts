import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { LostInvoiceTable } from '~/platform/database/invoice-tables';
import type { Database } from '~/platform/database/schema';
import { dateMovement } from '~/shop/orders/movement-date.server';
import { firstKeptYear, type IssuedNumber, listHighest } from './invoice-journal';

/** An invoice that was issued and that the database does not contain, because a backup was restored. */
export type LostInvoice = Selectable<LostInvoiceTable>;

/** The order number in the key of an invoice. */
export const orderNumberOf = ({ key }: Pick<LostInvoice, 'key'>): string => key.split(':')[0] ?? '';

/**
 * Takes over from the journal what the database does not know: numbers continue above the highest one, and invoices
 * that are missing are listed as lost. Idempotent.
 * @param oib the seller's; entries of other sellers are left alone
 * @returns how many were found lost now
 */
export async function adoptNumbers(
  trx: Transaction<Database>,
  entries: readonly IssuedNumber[],
  oib: string,
  now: Date,
): Promise<number> {
  const ours = entries.filter((entry) => entry.oib === oib && entry.year >= firstKeptYear(now));
  const missing = await listMissing(trx, ours, now);
  for (const { year, premises, device, number, at } of listHighest(missing).values()) {
    await trx
      .insertInto('invoice_counters')
      .values({ year, premises, device, last_number: number, last_issued_at: at })
      .onConflict((conflict) =>
        conflict
          .columns(['year', 'premises', 'device'])
          .doUpdateSet({ last_number: number, last_issued_at: at })
          .where('invoice_counters.last_number', '<', number),
      )
      .execute();
  }
  let found = 0;
  for (const { oib: _oib, totalCents, at, goods, sentAt, ...invoice } of missing) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('lost_invoices')
      .values({
        ...invoice,
        total_cents: totalCents,
        issued_at: at,
        found_at: now.toISOString(),
        closed_at: null,
        goods: goods ? JSON.stringify(goods) : null,
        sent_at: sentAt ?? null,
      })
      .onConflict((conflict) => conflict.column('zki').doNothing())
      .executeTakeFirstOrThrow();
    found += Number(numInsertedOrUpdatedRows ?? 0);
  }
  return found;
}

/** Entries of the journal without an invoice in the database. */
export async function listMissing(
  db: Kysely<Database>,
  entries: readonly IssuedNumber[],
  now: Date,
): Promise<IssuedNumber[]> {
  if (entries.length === 0) return [];
  const rows = await db
    .selectFrom('invoices')
    .select('zki')
    .where('year', '>=', firstKeptYear(now))
    .execute();
  const known = new Set(rows.map(({ zki }) => zki));
  return entries.filter(({ zki }) => !known.has(zki));
}

/** Counts the entries of the journal that the site will take over from it when it starts after a restore. */
export async function countUncompared(
  db: Kysely<Database>,
  entries: readonly IssuedNumber[],
  now: Date,
): Promise<number> {
  const missing = await listMissing(db, await listOwnEntries(db, entries), now);
  const lost = await db.selectFrom('lost_invoices').select('zki').execute();
  const compared = new Set(lost.map(({ zki }) => zki));
  return missing.filter(({ zki }) => !compared.has(zki)).length;
}

/**
 * Entries of the journal by the seller whose invoices the database has, or by any if it has none. The site does not continue the
 * numbers of another one, as of a trial.
 */
export async function listOwnEntries(
  db: Kysely<Database>,
  entries: readonly IssuedNumber[],
): Promise<IssuedNumber[]> {
  const sellers = await db.selectFrom('invoices').select('oib').distinct().execute();
  const oibs = new Set(sellers.map(({ oib }) => oib));
  return entries.filter(({ oib }) => oibs.size === 0 || oibs.has(oib));
}

/**
 * Matches, in a query of lost invoices, those whose order is in review. What the decision confirms is issued again as it was, so until
 * then nobody has to enter it by hand.
 */
const isInReview = sql<boolean>`exists (select 1 from orders where orders.state = 'review' and lost_invoices.key like orders.number || ':%')`;

/** Lists the lost invoices that a person has to deal with, by number. */
export const listLostInvoices = (db: Kysely<Database>): Promise<LostInvoice[]> =>
  db
    .selectFrom('lost_invoices')
    .selectAll()
    .where('closed_at', 'is', null)
    .where(({ not }) => not(isInReview))
    .orderBy('year')
    .orderBy('number')
    .execute();

/** Counts the lost invoices that wait for a decision about their order. */
export async function countLostInReview(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('lost_invoices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('closed_at', 'is', null)
    .where(isInReview)
    .executeTakeFirstOrThrow();
  return count;
}

/** Takes a lost invoice that was issued again off the list, and dates the charge or refund to it. */
export async function settleLost(
  trx: Transaction<Database>,
  orderId: number,
  { zki, key, issued_at: at }: LostInvoice,
): Promise<void> {
  await trx.deleteFrom('lost_invoices').where('zki', '=', zki).execute();
  const [, kind, cents] = key.split(':');
  await dateMovement(trx, orderId, kind === 'refunded' ? Number(cents) : undefined, at);
}

/** The lost invoices of an order, closed ones included, in the order in which they were issued. */
export const listLostOfOrder = (
  trx: Transaction<Database>,
  orderNumber: string,
): Promise<LostInvoice[]> =>
  trx
    .selectFrom('lost_invoices')
    .selectAll()
    .where('key', 'like', `${orderNumber}:%`)
    .orderBy('year')
    .orderBy('number')
    .execute();

/**
 * Marks lost invoices as dealt with, except those of orders in review.
 * @param foundUntil not those found later, which whoever closes them has not seen
 * @returns how many
 */
export async function closeLostInvoices(
  db: Kysely<Database>,
  now: Date,
  foundUntil = now.toISOString(),
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('lost_invoices')
    .set({ closed_at: now.toISOString() })
    .where('closed_at', 'is', null)
    .where(({ not }) => not(isInReview))
    .where('found_at', '<=', foundUntil)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * The reversals of an order that are issued again after a restore, by what had been refunded in total with each, in cents.
 * @param reissued for a restore: the keys of all such invoices
 */
export async function listLostReversals(
  db: Kysely<Database>,
  orderNumber: string,
  reissued?: ReadonlySet<string>,
): Promise<number[]> {
  const prefix = `${orderNumber}:refunded:`;
  const keys = reissued ?? (await listLostKeys(db, prefix));
  return [...keys]
    .filter((key) => key.startsWith(prefix))
    .map((key) => Number(key.slice(prefix.length)))
    .toSorted((a, b) => a - b);
}

async function listLostKeys(db: Kysely<Database>, prefix: string): Promise<string[]> {
  const rows = await db
    .selectFrom('lost_invoices')
    .select('key')
    .where('key', 'like', `${prefix}%`)
    .execute();
  return rows.map(({ key }) => key);
}
