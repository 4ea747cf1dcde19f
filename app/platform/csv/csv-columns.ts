import { toDecimal } from '~/i18n/format';
import { hotelClock } from '~/platform/time/hotel-time';
import { type CsvCell, type CsvFormat, toCsv, toCsvLines } from './csv';

/** A column of an export. */
export type CsvColumn<Row> = {
  /** The column header; in JSON the key. */
  name: string;
  /** The value as stored; a time is a `Date` if spreadsheets get it on the hotel's clock. */
  value: (row: Row) => unknown;
};

/** Euros with a decimal comma, `1234,50`: spreadsheets with a Croatian locale read it as a number. */
export const toDecimalComma = (cents: number) => toDecimal(cents).replace('.', ',');

/** Formats rows as CSV; objects become JSON. */
export function columnsToCsv<Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  format: CsvFormat = {},
): string {
  const headers = columns.map(({ name }) => name);
  return toCsv(headers, toCells(rows, columns, format), format);
}

/** Formats further rows of an export that has already begun. */
export const rowsToCsv = <Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  format: CsvFormat,
): string => toCsvLines(toCells(rows, columns, format), format);

const toCells = <Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  { withHotelTime = false }: CsvFormat,
) => rows.map((row) => columns.map(({ value }) => toCsvCell(value(row), withHotelTime)));

function toCsvCell(value: unknown, withHotelTime: boolean): CsvCell {
  if (value instanceof Date) return withHotelTime ? hotelClock(value) : value.toISOString();
  if (value === null || value === undefined || typeof value === 'number') return value;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
