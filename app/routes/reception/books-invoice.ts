import { deskFile } from '~/reception/desk-file.server';
import { deskLoader, toRefusal } from '~/reception/desk-route.server';
import { invoiceFileName } from '~/shop/invoices/invoice-file-name';
import { listInvoices } from '~/shop/invoices/invoice-list.server';
import { renderInvoicePdf } from '~/shop/invoices/pdf/invoice-pdf.server';

export const loader = deskLoader('reception.books-invoice', async (desk) => {
  const { context, params } = desk;
  const id = /^\d{1,12}$/.test(params.id ?? '') ? Number(params.id) : 0;
  const [invoice] = await listInvoices(context.db, { id });
  if (!invoice) return toRefusal(desk, 'missing');
  await context.invoices.recordNumbers();
  return deskFile({
    name: invoiceFileName(invoice),
    contentType: 'application/pdf',
    content: await renderInvoicePdf(invoice),
    isInline: true,
  });
});
