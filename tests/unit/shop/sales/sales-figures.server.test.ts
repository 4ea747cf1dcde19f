import { expect, test } from 'vitest';
import { spreadsheetFormat } from '~/platform/csv/csv';
import { columnsToCsv } from '~/platform/csv/csv-columns';
import { figureColumns } from '~/shop/sales/sales-figures.server';

test('the export has every number with a decimal comma, rates included', () => {
  const figure = {
    month: '2026-11',
    product_id: 'oil',
    product_name: 'Oil',
    country: 'SI',
    rate: 950,
    pieces: -1,
    gross_cents: -2190,
    base_cents: -2000,
  };
  const [, row] = columnsToCsv([figure], figureColumns, spreadsheetFormat).split('\r\n');
  expect(row).toBe('2026-11;Oil;SI;9,50;-1;-21,90;-20,00;-1,90');
});
