import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { OperatorError, UsageError } from './command-line';
import { type CsvCell, toCsv } from '~/platform/csv/csv';
import { drawTable, type TableColumn } from './table';

export type Column<Row> = {
  /** In JSON and CSV. */
  name: string;
  /** As stored: times in UTC. */
  value: (row: Row) => unknown;
  /** In the table; a column without it stands only in JSON and CSV. */
  table?: TableColumn & { show?: (row: Row) => string };
};

export type OutputOptions = { json?: boolean; csv?: boolean; out?: string };

/** `2026-11-21 15:42`, the house's clock. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Zagreb',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A stored time as people read it; nothing for none. */
export const showTime = (time: string | Date | null | undefined) =>
  time ? clock.format(new Date(time)) : '';

/** What programs and files are made for. */
export function print(text: string, out?: string): void {
  if (out === undefined) {
    process.stdout.write(text);
    return;
  }
  // npm runs commands in the project's folder; people mean the one they are in.
  const path = resolve(process.env.INIT_CWD ?? '.', out);
  try {
    // Personal data: for the operator's eyes, and never over a file that is there.
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw new OperatorError(
      isThere ? `${path} exists: name another file` : `${path} cannot be written`,
    );
  }
  note(`Written to ${path}`);
}

/** What people should know and programs should not have to read over. */
export function note(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Rows as a table, as JSON, or as CSV. @throws UsageError for two forms at once */
export function printRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { json, csv, out }: OutputOptions,
): void {
  if (json && csv) throw new UsageError('--json and --csv exclude each other');
  if (json) print(toJson(rows, columns), out);
  else if (csv) {
    const cells = rows.map((row) => columns.map(({ value }) => toCsvCell(value(row))));
    print(
      toCsv(
        columns.map(({ name }) => name),
        cells,
      ),
      out,
    );
  } else print(toTable(rows, columns), out);
}

const toIso = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

function toJson<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const objects = rows.map((row) =>
    Object.fromEntries(columns.map(({ name, value }) => [name, toIso(value(row)) ?? null])),
  );
  return `${JSON.stringify(objects, null, 2)}\n`;
}

function toCsvCell(value: unknown): CsvCell {
  const plain = toIso(value);
  if (plain === null || plain === undefined || typeof plain === 'number') return plain;
  return typeof plain === 'string' ? plain : JSON.stringify(plain);
}

/** As wide as the terminal, within reason; 100 columns in a pipe or a file. */
function tableWidth(): number {
  const { columns } = process.stdout;
  return columns ? Math.min(Math.max(columns, 80), 200) : 100;
}

function toTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const shown = columns.flatMap(({ table, value }) => (table ? [{ ...table, value }] : []));
  const cells = rows.map((row) =>
    // oxlint-disable-next-line typescript/no-base-to-string -- columns with objects have a `show` of their own
    shown.map(({ show, value }) => (show ? show(row) : String(value(row) ?? ''))),
  );
  return drawTable(shown, cells, tableWidth());
}
