import { toDecimal } from '~/i18n/format';
import { type CsvCell, type CsvFormat, toCsv } from './csv';

/** A column of an export. */
export type CsvColumn<Row> = {
  /** The header; in JSON the key. */
  name: string;
  /** As stored; times are UTC. */
  value: (row: Row) => unknown;
};

/** `1234,50`, which spreadsheets with a Croatian locale read as a number. */
export const toDecimalComma = (cents: number) => toDecimal(cents).replace('.', ',');

/** Rows as CSV by their columns; objects become JSON. */
export function columnsToCsv<Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  format: CsvFormat = {},
): string {
  const headers = columns.map(({ name }) => name);
  const cells = rows.map((row) => columns.map(({ value }) => toCsvCell(value(row))));
  return toCsv(headers, cells, format);
}

function toCsvCell(value: unknown): CsvCell {
  const plain = value instanceof Date ? value.toISOString() : value;
  if (plain === null || plain === undefined || typeof plain === 'number') return plain;
  return typeof plain === 'string' ? plain : JSON.stringify(plain);
}
