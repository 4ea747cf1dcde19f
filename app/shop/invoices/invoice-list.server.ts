import type { Kysely } from 'kysely';
import type { FiscalReportState } from '~/platform/database/invoice-tables';
import type { Database } from '~/platform/database/schema';
import { jirWaitMs } from './invoice-alarms';
import { contentOf, vatTotalsOf } from './issue-invoice.server';
import type { Order } from '~/shop/orders/orders.server';

/** The states of a report without a JIR. */
export const openStates: readonly FiscalReportState[] = ['waiting', 'stuck'];

export type InvoiceFilter = {
  since?: Date | undefined;
  /** Exclusive. */
  until?: Date | undefined;
  orderId?: number | undefined;
  /** Identifies the charge or refund: `M-2026-000123:charged`. */
  key?: string | undefined;
  id?: number | undefined;
  kind?: 'sale' | 'storno' | undefined;
  /** Only invoices after, or before, the one with this id. */
  after?: number | undefined;
  before?: number | undefined;
  /** Only those without a JIR. */
  isOpen?: boolean | undefined;
  limit?: number | undefined;
  newestFirst?: boolean | undefined;
};

export type ListedInvoice = Awaited<ReturnType<typeof listInvoices>>[number];

/** Lists invoices and reversals in the order of their numbers, with their reports and contents. */
export async function listInvoices(db: Kysely<Database>, filter: InvoiceFilter = {}) {
  const query = db
    .selectFrom('invoices')
    .innerJoin('fiscal_reports', 'fiscal_reports.invoice_id', 'invoices.id')
    .leftJoin('invoices as originals', 'originals.id', 'invoices.original_id')
    // Chosen by id first: sorting whole rows, with their contents, takes ten times as long.
    .where('invoices.id', 'in', selectIds(db, filter))
    .selectAll('invoices')
    .select([
      'state',
      'jir',
      'last_error',
      'originals.number as original_number',
      'originals.issued_at as original_issued_at',
      'originals.premises as original_premises',
      'originals.device as original_device',
    ])
    .orderBy('invoices.id', filter.newestFirst ? 'desc' : 'asc');
  return (await query.execute()).map((row) => ({
    ...row,
    ...contentOf(row),
    vatTotals: vatTotalsOf(row),
    original:
      row.original_number === null
        ? null
        : {
            number: row.original_number,
            premises: row.original_premises ?? '',
            device: row.original_device ?? '',
            issuedAt: row.original_issued_at ?? '',
          },
  }));
}

/** How many invoices and reversals a filter finds, without its limit. */
export async function countInvoices(db: Kysely<Database>, filter: InvoiceFilter): Promise<number> {
  const { count } = await db
    .selectFrom(selectIds(db, { ...filter, limit: undefined }).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function selectIds(db: Kysely<Database>, filter: InvoiceFilter) {
  let query = db
    .selectFrom('invoices')
    .select('invoices.id')
    .orderBy('invoices.id', filter.newestFirst ? 'desc' : 'asc');
  if (filter.since) query = query.where('invoices.issued_at', '>=', filter.since.toISOString());
  if (filter.until) query = query.where('invoices.issued_at', '<', filter.until.toISOString());
  if (filter.orderId !== undefined) query = query.where('invoices.order_id', '=', filter.orderId);
  if (filter.key !== undefined) query = query.where('invoices.key', '=', filter.key);
  if (filter.id !== undefined) query = query.where('invoices.id', '=', filter.id);
  if (filter.kind) query = query.where('invoices.kind', '=', filter.kind);
  if (filter.after !== undefined) query = query.where('invoices.id', '>', filter.after);
  if (filter.before !== undefined) query = query.where('invoices.id', '<', filter.before);
  // Not `!=`, which no index answers.
  if (filter.isOpen)
    query = query.where('invoices.id', 'in', (eb) =>
      eb.selectFrom('fiscal_reports').select('invoice_id').where('state', 'in', openStates),
    );
  if (filter.limit !== undefined) query = query.limit(filter.limit);
  return query;
}

/** The invoices of an order that the buyer may download: with a JIR, or older than two minutes. */
export async function listReady(
  db: Kysely<Database>,
  orderId: number,
  now: Date,
): Promise<ListedInvoice[]> {
  const invoices = await listInvoices(db, { orderId });
  return invoices.filter(
    ({ jir, issued_at }) => jir !== null || now.getTime() - Date.parse(issued_at) > jirWaitMs,
  );
}

/**
 * Whether the site issued the invoice for an order's charge, or issues it again after a restore. Only then does a refund get a
 * reversal.
 */
export async function hasSale(
  db: Kysely<Database>,
  { id, number }: Pick<Order, 'id' | 'number'>,
): Promise<boolean> {
  const sale = await db
    .selectFrom('invoices')
    .select('id')
    .where('order_id', '=', id)
    .where('kind', '=', 'sale')
    .executeTakeFirst();
  const lost = await db
    .selectFrom('lost_invoices')
    .select('zki')
    .where('key', '=', `${number}:charged`)
    .executeTakeFirst();
  return sale !== undefined || lost !== undefined;
}
