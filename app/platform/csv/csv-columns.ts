import { toDecimal } from '~/i18n/format';
import { type CsvCell, type CsvFormat, toCsv, toCsvLines } from './csv';

/** A column of an export. */
export type CsvColumn<Row> = {
  /** The column header; in JSON the key. */
  name: string;
  /** The value as stored; times are in UTC. */
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
  return toCsv(headers, toCells(rows, columns), format);
}

/** Formats further rows of an export that has already begun. */
export const moreToCsv = <Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  format: CsvFormat,
): string => toCsvLines(toCells(rows, columns), format);

const toCells = <Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]) =>
  rows.map((row) => columns.map(({ value }) => toCsvCell(value(row))));

function toCsvCell(value: unknown): CsvCell {
  const plain = value instanceof Date ? value.toISOString() : value;
  if (plain === null || plain === undefined || typeof plain === 'number') return plain;
  return typeof plain === 'string' ? plain : JSON.stringify(plain);
}
