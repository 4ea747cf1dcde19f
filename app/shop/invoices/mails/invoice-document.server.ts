import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import type { FindDocument, HasDocument, MailDocument } from '~/platform/mail/outgoing-mail';
import { buyerFileName } from '../invoice-file-name';
import { listInvoices } from '../invoice-list.server';
import { renderInvoicePdf } from '../pdf/invoice-pdf.server';

const prefix = 'invoice:';

/** References an invoice as an email attachment by its key, because it may not be issued yet. */
export const invoiceDocument = (key: string): MailDocument => ({ document: prefix + key });

/** Whether an invoice that an email announces is issued. */
export const hasInvoiceDocument: HasDocument = async (db, name) => {
  if (!name.startsWith(prefix)) return false;
  const invoice = await db
    .selectFrom('invoices')
    .select('id')
    .where('key', '=', name.slice(prefix.length))
    .executeTakeFirst();
  return invoice !== undefined;
};

/**
 * Renders invoices for email attachments, including the JIR if it is available by then.
 * @param beforeLeaving called before an invoice is handed out
 */
export const findInvoiceDocument =
  (db: Kysely<Database>, beforeLeaving: () => Promise<void>): FindDocument =>
  async (name) => {
    if (!name.startsWith(prefix)) return undefined;
    const [invoice] = await listInvoices(db, { key: name.slice(prefix.length), limit: 1 });
    if (!invoice) return undefined;
    await beforeLeaving();
    return {
      filename: buyerFileName(invoice, getMailTexts(invoice.locale)),
      contentType: 'application/pdf',
      content: await renderInvoicePdf(invoice),
    };
  };
