import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { findOrderByToken } from '~/shop/orders/orders.server';
import { buyerFileName, invoiceFileName } from './invoice-file-name';
import { listReady } from './invoice-list.server';
import { renderInvoicePdf } from './pdf/invoice-pdf.server';
import type { InvoiceService } from './invoice-service.server';

type InvoiceNumbers = Pick<InvoiceService, 'recordNumbers'>;

/** Responds with an order's invoice as PDF, or 404 if it does not exist or is not ready yet. */
export async function invoicePdfResponse(
  { db, invoices: numbers }: { db: Kysely<Database>; invoices: InvoiceNumbers },
  token: string,
  file: string,
): Promise<Response> {
  const order = await findOrderByToken(db, token);
  const invoices = order ? await listReady(db, order.id, new Date()) : [];
  // Older links have the desk's name.
  const invoice = invoices.find((each) =>
    [buyerFileName(each, getMailTexts(each.locale)), invoiceFileName(each)].includes(file),
  );
  if (!invoice) return new Response(null, { status: 404 });
  await numbers.recordNumbers();
  return new Response(new Uint8Array(await renderInvoicePdf(invoice)), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${file}"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  });
}
