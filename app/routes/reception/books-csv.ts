import { isMonth } from '~/platform/time/months';
import { spanOfMonth, writeMovementCsv } from '~/reception/books/journal.server';
import { deskFile } from '~/reception/desk-file.server';
import { deskLoader, toRefusal } from '~/reception/desk-route.server';
import { writeInvoiceCsv } from '~/shop/invoices/invoice-csv.server';

export const loader = deskLoader('reception.books-csv', async (desk) => {
  const { context, params, url } = desk;
  const { month } = params;
  if (!isMonth(month)) return toRefusal(desk, 'missing');
  if (url.searchParams.get('by') === 'money') {
    return deskFile({
      name: `charges-and-refunds-${month}.csv`,
      contentType: 'text/csv; charset=utf-8',
      content: await writeMovementCsv(context, spanOfMonth(month)),
    });
  }
  await context.invoices.recordNumbers();
  return deskFile({
    name: `racuni-${month}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: writeInvoiceCsv(context.db, spanOfMonth(month)),
  });
});
