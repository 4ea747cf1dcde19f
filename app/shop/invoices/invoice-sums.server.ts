import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { VatTotal } from '~/shop/pricing/vat';
import { vatTotalsOf } from './issue-invoice.server';

/** Totals of issued invoices: the base and VAT of each rate are added up as printed, not recalculated. */
export type InvoiceSums = {
  sales: number;
  reversals: number;
  open: number;
  /** Lowest rate first; 0 is without VAT. */
  rates: VatTotal[];
  total: VatTotal;
};

/** The totals of a period. */
export async function sumInvoices(
  db: Kysely<Database>,
  { since, until }: { since: Date; until: Date },
): Promise<InvoiceSums> {
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('fiscal_reports', 'fiscal_reports.invoice_id', 'invoices.id')
    .select(['kind', 'vat', 'is_in_vat', 'state'])
    .where('issued_at', '>=', since.toISOString())
    .where('issued_at', '<', until.toISOString())
    .execute();
  const rates = new Map<number, VatTotal>();
  const total: VatTotal = { rate: 0, gross: 0, base: 0, vat: 0 };
  for (const row of rows) {
    for (const each of vatTotalsOf(row)) {
      const sum = rates.get(each.rate) ?? { rate: each.rate, gross: 0, base: 0, vat: 0 };
      rates.set(each.rate, sum);
      for (const target of [sum, total]) {
        target.gross += each.gross;
        target.base += each.base;
        target.vat += each.vat;
      }
    }
  }
  return {
    sales: rows.filter(({ kind }) => kind === 'sale').length,
    reversals: rows.filter(({ kind }) => kind === 'storno').length,
    open: rows.filter(({ state }) => state !== 'confirmed').length,
    rates: [...rates.values()].toSorted((left, right) => left.rate - right.rate),
    total,
  };
}
