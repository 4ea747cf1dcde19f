import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { findOrderByToken } from '~/shop/orders/orders.server';
import { invoiceFileName } from './invoice-file-name';
import { listReady } from './invoice-list.server';
import { renderInvoicePdf } from './invoice-pdf.server';

/** The file of an order's invoice; 404 for anything that is none, or not ready yet. */
export async function answerInvoice(
  db: Kysely<Database>,
  token: string,
  file: string,
): Promise<Response> {
  const order = await findOrderByToken(db, token);
  const invoices = order ? await listReady(db, order.id, new Date()) : [];
  const invoice = invoices.find((each) => invoiceFileName(each) === file);
  if (!invoice) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await renderInvoicePdf(invoice)), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${file}"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  });
}
