import { formatInvoiceNumber, type InvoiceNumber } from './invoice-number';

/** What an invoice's file is called wherever it is saved: `racun-2026-1-WEB1-1.pdf`. */
export const invoiceFileName = (invoice: InvoiceNumber & { year: number }): string =>
  `racun-${invoice.year}-${formatInvoiceNumber(invoice).replaceAll('/', '-')}.pdf`;
