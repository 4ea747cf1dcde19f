import { expect, test } from 'vitest';
import { spreadsheetFormat } from '~/platform/csv/csv';
import { columnsToCsv } from '~/platform/csv/csv-columns';

const columns = [{ name: 'at', value: (at: Date | null) => at }];

test.each([
  // The first moment of a year, a winter and a summer.
  ['2026-12-31T23:00:00.000Z', '2027-01-01 00:00:00'],
  ['2026-12-31T22:59:59.999Z', '2026-12-31 23:59:59'],
  ['2027-06-30T22:00:00.000Z', '2027-07-01 00:00:00'],
])('%s is on the hotel’s clock in spreadsheets, and as it is elsewhere', (utc, local) => {
  const rows = [new Date(utc), null];
  expect(columnsToCsv(rows, columns, spreadsheetFormat)).toBe(`\ufeffat\r\n${local}\r\n\r\n`);
  expect(columnsToCsv(rows, columns)).toBe(`at\r\n${utc}\r\n\r\n`);
});
