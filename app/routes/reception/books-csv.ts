import { spreadsheetFormat } from '~/platform/csv/csv';
import { columnsToCsv } from '~/platform/csv/csv-columns';
import { isMonth } from '~/platform/time/months';
import { spanOfMonth } from '~/reception/books/journal.server';
import { deskFile } from '~/reception/desk-file.server';
import { deskLoader, toRefusal } from '~/reception/desk-route.server';
import { invoiceColumns } from '~/shop/invoices/invoice-columns';
import { listInvoices } from '~/shop/invoices/invoice-list.server';

export const loader = deskLoader('reception.books-csv', async (desk) => {
  const { context, params } = desk;
  const { month } = params;
  if (!isMonth(month)) return toRefusal(desk, 'missing');
  const rows = await listInvoices(context.db, spanOfMonth(month));
  return deskFile({
    name: `racuni-${month}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: columnsToCsv(rows, invoiceColumns(rows), spreadsheetFormat),
  });
});
