import { isMonth } from '~/platform/time/months';
import { spanOfMonth } from '~/reception/books/journal.server';
import { deskFile } from '~/reception/desk-file.server';
import { deskLoader, toRefusal } from '~/reception/desk-route.server';
import { writeInvoiceCsv } from '~/shop/invoices/invoice-csv.server';

export const loader = deskLoader('reception.books-csv', async (desk) => {
  const { context, params } = desk;
  const { month } = params;
  if (!isMonth(month)) return toRefusal(desk, 'missing');
  await context.invoices.recordNumbers();
  return deskFile({
    name: `racuni-${month}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: writeInvoiceCsv(context.db, spanOfMonth(month)),
  });
});
