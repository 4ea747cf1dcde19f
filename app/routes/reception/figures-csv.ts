import { spreadsheetFormat } from '~/platform/csv/csv';
import { columnsToCsv } from '~/platform/csv/csv-columns';
import { deskFile } from '~/reception/desk-file.server';
import { deskLoader, toRefusal } from '~/reception/desk-route.server';
import { figureColumns, listFigures } from '~/shop/sales/sales-figures.server';

export const loader = deskLoader('reception.figures-csv', async (desk) => {
  const year = desk.params.year ?? '';
  if (!/^20\d\d$/.test(year)) return toRefusal(desk, 'missing');
  const rows = await listFigures(desk.context.db, year);
  return deskFile({
    name: `prodaja-${year}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: columnsToCsv(rows, figureColumns, spreadsheetFormat),
  });
});
