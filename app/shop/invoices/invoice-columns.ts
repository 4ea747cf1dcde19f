import { type CsvColumn, toDecimalComma } from '~/platform/csv/csv-columns';
import { vatColumns } from '~/shop/pricing/vat-columns';
import type { ListedInvoice } from './invoice-list.server';
import { formatInvoiceNumber } from './invoice-number';

/**
 * The columns of the accounting export: number, time, order, original, buyer, base and VAT for each rate, total, ZKI and JIR.
 * @param rates that have columns
 */
export const invoiceColumns = (rates: Iterable<number>): CsvColumn<ListedInvoice>[] => [
  { name: 'number', value: formatInvoiceNumber },
  { name: 'kind', value: ({ kind }) => kind },
  { name: 'issuedAt', value: (row) => new Date(row.issued_at) },
  { name: 'order', value: (row) => row.order_number },
  { name: 'original', value: ({ original }) => original && formatInvoiceNumber(original) },
  // Numbers begin anew each year: without it the original could be either of two invoices.
  { name: 'originalIssuedAt', value: ({ original }) => original && new Date(original.issuedAt) },
  { name: 'buyer', value: ({ buyer }) => buyer.fullName },
  { name: 'address', value: ({ buyer }) => buyer.address },
  { name: 'postalCode', value: ({ buyer }) => buyer.postalCode },
  { name: 'city', value: ({ buyer }) => buyer.city },
  { name: 'country', value: ({ buyer }) => buyer.country },
  ...vatColumns<ListedInvoice>(rates, ({ vatTotals }) => vatTotals),
  { name: 'totalCents', value: (row) => row.total_cents },
  { name: 'total', value: (row) => toDecimalComma(row.total_cents) },
  { name: 'currency', value: () => 'EUR' },
  { name: 'paidBy', value: () => 'card' },
  { name: 'zki', value: ({ zki }) => zki },
  { name: 'jir', value: ({ jir }) => jir },
  { name: 'report', value: ({ state }) => state },
  { name: 'lastError', value: (row) => row.last_error },
];
