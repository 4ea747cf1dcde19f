import { setImmediate } from 'node:timers/promises';
import { Zip, ZipPassThrough } from 'fflate';
import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { invoiceFileName } from './invoice-file-name';
import { type InvoiceFilter, listInvoices } from './invoice-list.server';
import { renderInvoicePdf } from './pdf/invoice-pdf.server';

const batchSize = 20;

/** Streams the PDF files of a period as a ZIP archive, one file at a time, so that other requests are not blocked. */
export async function* zipInvoices(
  db: Kysely<Database>,
  filter: Pick<InvoiceFilter, 'since' | 'until'>,
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  let after = 0;
  for (;;) {
    const invoices = await listInvoices(db, { ...filter, after, limit: batchSize });
    for (const invoice of invoices) {
      // PDF files are already compressed.
      const file = new ZipPassThrough(invoiceFileName(invoice));
      file.mtime = invoice.issued_at;
      zip.add(file);
      file.push(await renderInvoicePdf(invoice), true);
      yield* chunks.splice(0);
      await setImmediate();
    }
    const last = invoices.at(-1);
    if (!last || invoices.length < batchSize) break;
    after = last.id;
  }
  zip.end();
  yield* chunks.splice(0);
}
