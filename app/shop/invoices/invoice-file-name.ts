import { formatInvoiceNumber, type InvoiceNumber } from './invoice-number';

/** The file name of an invoice in downloads, attachments and archives: `racun-2026-1-WEB1-1.pdf`. */
export const invoiceFileName = (invoice: InvoiceNumber & { year: number }): string =>
  `racun-${invoice.year}-${formatInvoiceNumber(invoice).replaceAll('/', '-')}.pdf`;
