import { isMonth } from '~/platform/time/months';
import { spanOfMonth } from '~/reception/books/journal.server';
import { deskFile } from '~/reception/desk-file.server';
import { deskLoader, toRefusal } from '~/reception/desk-route.server';
import { zipInvoices } from '~/shop/invoices/invoice-zip.server';

export const loader = deskLoader('reception.books-zip', async (desk) => {
  const { context, params } = desk;
  const { month } = params;
  if (!isMonth(month)) return toRefusal(desk, 'missing');
  await context.invoices.recordNumbers();
  return deskFile({
    name: `racuni-${month}.zip`,
    contentType: 'application/zip',
    content: zipInvoices(context.db, spanOfMonth(month)),
  });
});
