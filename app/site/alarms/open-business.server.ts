import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { unfinishedOperationStates } from '~/platform/database/stored-values';
import { dayMs } from '~/platform/time/durations';
import { hasPage } from '~/routing/paths';
import { formatInvoiceNumber } from '~/shop/invoices/invoice-number';
import { openStates } from '~/shop/invoices/invoice-list.server';
import { listLostInvoices } from '~/shop/invoices/lost-invoices.server';
import { chargedAt } from '~/shop/orders/charged-at.server';
import { isWithdrawalOpen } from '~/shop/orders/open-withdrawal.server';
import { listUnmatched } from '~/shop/payments/core/unmatched-payments.server';
import { isUnmatched } from '~/shop/withdrawals/decide-withdrawal.server';

/** Consumers may withdraw for 14 days from delivery (CRD Art. 9), and orders are charged after it. */
const withdrawalMs = 14 * dayMs;

/** What the message of a refused start names at most. */
const maxNamed = 5;

/**
 * Finds what a shop still owes its buyers and the tax office, so that it cannot be left out yet: orders whose money is
 * open or that can still be withdrawn from, withdrawals, payments without an order, invoices that are not reported.
 * @returns the numbers and references
 */
async function listOpenBusiness(db: Kysely<Database>, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - withdrawalMs).toISOString();
  const orders = await db
    .selectFrom('orders')
    .select('number')
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['pending', 'authorised', 'review']),
        eb.and([eb('state', '=', 'captured'), eb(chargedAt, '>=', since)]),
        eb.exists(
          eb
            .selectFrom('payment_operations')
            .select('payment_operations.id')
            .whereRef('order_id', '=', 'orders.id')
            .where('payment_operations.state', 'in', unfinishedOperationStates),
        ),
      ]),
    )
    .orderBy('orders.id')
    .execute();
  const withdrawals = await db
    .selectFrom('withdrawals')
    .innerJoin('orders', 'orders.id', 'withdrawals.order_id')
    .select('withdrawals.reference')
    .where('withdrawals.effect', '!=', 'dismissed')
    .where(isWithdrawalOpen)
    .orderBy('withdrawals.id')
    .execute();
  const invoices = await db
    .selectFrom('invoices')
    .innerJoin('fiscal_reports', 'fiscal_reports.invoice_id', 'invoices.id')
    .select(['number', 'premises', 'device'])
    .where('state', 'in', openStates)
    .orderBy('invoices.id')
    .execute();
  return [
    ...orders.map(({ number }) => number),
    ...withdrawals.map(({ reference }) => reference),
    ...(await listStatements(db)),
    ...(await listUnmatched(db)).map(({ reference }) => reference),
    ...[...invoices, ...(await listLostInvoices(db))].map(formatInvoiceNumber),
  ];
}

/** Where packages are sold, staff still see the statements that no order matches. */
async function listStatements(db: Kysely<Database>): Promise<string[]> {
  if (hasPage('withdrawal')) return [];
  const found = await db
    .selectFrom('withdrawals')
    .select('reference')
    .where(isUnmatched)
    .orderBy('id')
    .execute();
  return found.map(({ reference }) => reference);
}

/**
 * Explains why a hotel cannot be without a shop yet.
 * @returns a sentence for the operator without a full stop; undefined if nothing is open, or if the hotel has a shop
 */
export async function describeOpenBusiness(
  db: Kysely<Database>,
  now: Date,
): Promise<string | undefined> {
  if (hasPage('shop')) return undefined;
  const open = await listOpenBusiness(db, now);
  if (open.length === 0) return undefined;
  const named = open.slice(0, maxNamed).join(', ');
  const others = open.length > maxNamed ? ` and ${open.length - maxNamed} more` : '';
  return `withoutPages leaves the shop out, but it has open business: ${named}${others}. Settle it with a build that has the shop, and wait until 14 days after the last charge; after a demonstration, use an empty DATA_DIR`;
}
