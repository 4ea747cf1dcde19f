import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { timeZone } from '#hotel/hotel.config.js';
import { hotelClock } from '~/platform/time/hotel-time';
import { toPlainLine } from '~/platform/mail/plain-line';
import { describeWriteProblem } from '~/platform/files/write-problem';
import { spreadsheetFormat } from '~/platform/csv/csv';
import { columnsToCsv, type CsvColumn } from '~/platform/csv/csv-columns';
import { CommandFailedError } from './errors';
import { formatTable, type TableColumn } from './table';

export type Column<Row> = CsvColumn<Row> & {
  /** How the column appears in a table; without it, the column is in JSON and CSV only. */
  table?: TableColumn & { show?: (row: Row) => string };
};

/** A column of times: on the hotel's clock in a table, otherwise as stored. */
export const timeColumn = <Row>(
  name: string,
  title: string,
  value: (row: Row) => string | Date | null,
): Column<Row> => ({ name, value, table: { title, show: (row) => showTime(value(row)) } });

export type OutputOptions = {
  json?: boolean;
  /** `spreadsheet`: with semicolons, as Excel expects. */
  csv?: boolean | 'spreadsheet';
  out?: string;
};

/** The end of each command's help. */
export const timesNote = `\n\nTimes are ${timeZone} in tables and UTC in JSON and CSV.`;

/** The end of the help of an export for spreadsheets. */
export const spreadsheetTimesNote = `\n\nTimes are ${timeZone} in CSV and UTC in JSON.`;

/** Formats a stored time on the hotel's clock, `2026-11-21 15:42`; an empty string if there is none. */
export const showTime = (time: string | Date | null | undefined) =>
  time ? hotelClock(new Date(time)).slice(0, 16) : '';

/**
 * Writes a command's result to stdout, or to a new file.
 * @throws CommandFailedError if the file exists or cannot be written
 */
export function writeOutput(text: string | Uint8Array, file?: string): void {
  if (file === undefined) {
    process.stdout.write(text);
    return;
  }
  // npm runs scripts in the project's folder; the path is relative to the folder it was called from.
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  try {
    writeNewFile(path, text);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandFailedError(
      code === 'EEXIST'
        ? `${path} already exists; choose another file`
        : describeWriteProblem(dirname(path), code),
    );
  }
  writeNotice(`Written to ${path}`);
}

/** Output may contain personal data: only its owner may read the file, and an existing file is never overwritten. */
function writeNewFile(path: string, text: string | Uint8Array): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeFileSync(file, text);
  } catch (error) {
    // The beginning of an export would pass for all of it, and keep the next try from its name.
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** A count and its noun, whose plural is regular: `1 order`, `2 orders`. */
export const formatCount = (count: number, noun: string) =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Writes a message to stderr, which keeps it out of piped data. */
export function writeNotice(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Notes that a copy of the shop, which an interrupted command has left, cannot be removed. */
export const noteLeftover = (path: string): void =>
  writeNotice(
    `${path} was left by an interrupted command and this user cannot remove it; it holds personal data`,
  );

/** Notes that a list was truncated at its limit. */
export function noteLimit(
  rows: readonly unknown[],
  { limit }: { limit: number },
  advice: string,
): void {
  if (rows.length === limit) writeNotice(`Showing the first ${limit}. ${advice}`);
}

/** Writes rows as a table, or as JSON or CSV. */
export function writeRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { json, csv, out }: OutputOptions,
): void {
  if (csv && !json) {
    const format = csv === 'spreadsheet' ? spreadsheetFormat : {};
    writeOutput(columnsToCsv(rows, columns, format), out);
  } else writeOutput((json ? formatJson : formatRows)(rows, columns), out);
}

const toIso = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

function formatJson<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const objects = rows.map((row) =>
    Object.fromEntries(columns.map(({ name, value }) => [name, toIso(value(row)) ?? null])),
  );
  return `${JSON.stringify(objects, null, 2)}\n`;
}

function formatRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const shown = columns.flatMap(({ table, value }) => (table ? [{ ...table, value }] : []));
  const cells = rows.map((row) =>
    // oxlint-disable-next-line typescript/no-base-to-string -- columns with objects have a `show` of their own
    shown.map(({ show, value }) => (show ? show(row) : String(value(row) ?? ''))),
  );
  return formatTable(shown, cells, tableWidth());
}

/** The terminal's width, limited to 80 to 200 columns; 100 if the output goes to a pipe or file. */
function tableWidth(): number {
  const { columns } = process.stdout;
  return columns ? Math.min(Math.max(columns, 80), 200) : 100;
}

/** Formats the fields of one record as one line each: the name, then the value without control characters. */
export function formatFields(fields: readonly (readonly [name: string, value: string])[]): string {
  const width = Math.max(...fields.map(([name]) => name.length)) + 2;
  return fields
    .map(([name, value]) => `${`${name.padEnd(width)}${toPlainLine(value, 4000)}`.trimEnd()}\n`)
    .join('');
}
