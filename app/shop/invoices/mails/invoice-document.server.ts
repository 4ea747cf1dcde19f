import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { FindDocument, MailDocument } from '~/platform/mail/outgoing-mail';
import { invoiceFileName } from '../invoice-file-name';
import { listInvoices } from '../invoice-list.server';
import { renderInvoicePdf } from '../invoice-pdf.server';

const prefix = 'invoice:';

/** An invoice in a mail, by the key of what it is issued for: it may not be issued yet. */
export const invoiceDocument = (key: string): MailDocument => ({ document: prefix + key });

/** Makes the invoices that mails name, with the JIR that there is by then. */
export const findInvoiceDocument =
  (db: Kysely<Database>): FindDocument =>
  async (name) => {
    if (!name.startsWith(prefix)) return undefined;
    const [invoice] = await listInvoices(db, { key: name.slice(prefix.length), limit: 1 });
    if (!invoice) return undefined;
    return {
      filename: invoiceFileName(invoice),
      contentType: 'application/pdf',
      content: await renderInvoicePdf(invoice),
    };
  };
