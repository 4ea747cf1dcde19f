import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { VatTotal } from '~/shop/pricing/vat';
import { jirWaitMs } from './invoice-alarms';
import { contentOf } from './issue-invoice.server';

export type InvoiceFilter = {
  since?: Date | undefined;
  /** The first moment that no longer counts. */
  until?: Date | undefined;
  orderId?: number | undefined;
  /** What it was issued for: `M-2026-000123:charged`. */
  key?: string | undefined;
  id?: number | undefined;
  kind?: 'sale' | 'storno' | undefined;
  /** Only those that were issued after the one with this id, or before. */
  after?: number | undefined;
  before?: number | undefined;
  /** Only those without a JIR. */
  isOpen?: boolean | undefined;
  limit?: number | undefined;
  newestFirst?: boolean | undefined;
};

export type ListedInvoice = Awaited<ReturnType<typeof listInvoices>>[number];

/** Invoices and stornos in the order of their numbers, with their reports and what their content says. */
export async function listInvoices(db: Kysely<Database>, filter: InvoiceFilter = {}) {
  let query = db
    .selectFrom('invoices')
    .innerJoin('fiscal_reports', 'fiscal_reports.invoice_id', 'invoices.id')
    .leftJoin('invoices as originals', 'originals.id', 'invoices.original_id')
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
  if (filter.since) query = query.where('invoices.issued_at', '>=', filter.since.toISOString());
  if (filter.until) query = query.where('invoices.issued_at', '<', filter.until.toISOString());
  if (filter.orderId !== undefined) query = query.where('invoices.order_id', '=', filter.orderId);
  if (filter.key !== undefined) query = query.where('invoices.key', '=', filter.key);
  if (filter.id !== undefined) query = query.where('invoices.id', '=', filter.id);
  if (filter.kind) query = query.where('invoices.kind', '=', filter.kind);
  if (filter.after !== undefined) query = query.where('invoices.id', '>', filter.after);
  if (filter.before !== undefined) query = query.where('invoices.id', '<', filter.before);
  if (filter.isOpen) query = query.where('state', '!=', 'confirmed');
  if (filter.limit !== undefined) query = query.limit(filter.limit);
  return (await query.execute()).map((row) => ({
    ...row,
    ...contentOf(row),
    vatTotals: JSON.parse(row.vat) as VatTotal[],
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

/** Of an order, what its buyer may have: with its JIR, or without one once the tax office has not answered for two minutes. */
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

/** Whether an order's charge was invoiced by the site: only then does a refund get a storno. */
export async function hasSale(db: Kysely<Database>, orderId: number): Promise<boolean> {
  const sale = await db
    .selectFrom('invoices')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'sale')
    .executeTakeFirst();
  return sale !== undefined;
}
